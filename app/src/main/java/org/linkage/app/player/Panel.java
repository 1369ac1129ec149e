package org.linkage.app.player;

import android.view.View;
import android.widget.TextView;
import com.google.android.material.tabs.TabLayout;
import java.util.ArrayList;
import java.util.List;
import org.linkage.app.databinding.ViewPanelBinding;

/** The pages of controls under their tabs; more pages may be added after these. */
final class Panel implements TabLayout.OnTabSelectedListener {
    private final ViewPanelBinding views;
    private final List<View> pages = new ArrayList<>();
    private Runnable onSelected = () -> {};
    /** The width of a tab that shows its word whole. */
    private float widest;

    Panel(ViewPanelBinding views) {
        this.views = views;
        views.tabs.addOnTabSelectedListener(this);
        views.tabs.addOnLayoutChangeListener((v, l, t, r, b, ol, ot, or, ob) -> {
            if (r - l != or - ol) {
                views.tabs.post(this::fit);
            }
        });
    }

    /** All words beside each other while they fit; large letters or a narrow window get a row that scrolls, not broken words. */
    private void fit() {
        boolean fits = pages.size() * widest <= views.tabs.getWidth();
        int mode = fits ? TabLayout.MODE_FIXED : TabLayout.MODE_SCROLLABLE;
        if (views.tabs.getTabMode() != mode) {
            views.tabs.setTabMode(mode);
        }
    }

    void add(int title, View page) {
        pages.add(page);
        views.pages.addView(page);
        page.setVisibility(pages.size() == 1 ? View.VISIBLE : View.GONE);
        TabLayout.Tab tab = views.tabs.newTab().setText(title);
        views.tabs.addTab(tab, pages.size() == 1);
        int around = tab.view.getPaddingLeft() + tab.view.getPaddingRight();
        for (int i = 0; i < tab.view.getChildCount(); i++) {
            if (tab.view.getChildAt(i) instanceof TextView words) {
                widest = Math.max(
                        widest,
                        around + words.getPaint().measureText(words.getText().toString()));
            }
        }
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
