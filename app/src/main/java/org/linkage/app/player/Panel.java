package org.linkage.app.player;

import android.view.View;
import com.google.android.material.tabs.TabLayout;
import java.util.ArrayList;
import java.util.List;
import org.linkage.app.databinding.ViewPanelBinding;

/** The pages of controls under their tabs; more pages may be added after these. */
final class Panel implements TabLayout.OnTabSelectedListener {
    private final ViewPanelBinding views;
    private final List<View> pages = new ArrayList<>();
    private Runnable onSelected = () -> {};

    Panel(ViewPanelBinding views) {
        this.views = views;
        // five words beside each other while they fit; large letters get a row that scrolls instead of broken words
        boolean large = views.getRoot().getResources().getConfiguration().fontScale > 1.15f;
        views.tabs.setTabMode(large ? TabLayout.MODE_SCROLLABLE : TabLayout.MODE_FIXED);
        views.tabs.addOnTabSelectedListener(this);
    }

    void add(int title, View page) {
        pages.add(page);
        views.pages.addView(page);
        page.setVisibility(pages.size() == 1 ? View.VISIBLE : View.GONE);
        views.tabs.addTab(views.tabs.newTab().setText(title), pages.size() == 1);
    }

    /** Puts another view in the place of a page. */
    void replace(int index, View page) {
        View old = pages.get(index);
        if (old != page) {
            page.setVisibility(old.getVisibility());
            views.pages.removeView(old);
            views.pages.addView(page, index);
            pages.set(index, page);
        }
    }

    /** Called when another page has come into sight. */
    void setOnSelected(Runnable listener) {
        onSelected = listener;
    }

    int selected() {
        return views.tabs.getSelectedTabPosition();
    }

    void select(int index) {
        views.tabs.selectTab(views.tabs.getTabAt(index));
    }

    /** Scrolls to a part of the page that is shown, once it has its place. */
    void reveal(View part) {
        views.scroll.post(() -> views.scroll.scrollTo(0, part.getTop()));
    }

    @Override
    public void onTabSelected(TabLayout.Tab tab) {
        for (int i = 0; i < pages.size(); i++) {
            pages.get(i).setVisibility(i == tab.getPosition() ? View.VISIBLE : View.GONE);
        }
        views.scroll.scrollTo(0, 0);
        onSelected.run();
    }

    @Override
    public void onTabUnselected(TabLayout.Tab tab) {}

    @Override
    public void onTabReselected(TabLayout.Tab tab) {
        views.scroll.smoothScrollTo(0, 0);
    }
}
