package org.linkage.app.settings;

import android.os.Bundle;
import androidx.appcompat.app.AppCompatActivity;
import org.jspecify.annotations.Nullable;
import org.linkage.app.BuildConfig;
import org.linkage.app.PageBuilder;
import org.linkage.app.R;
import org.linkage.app.databinding.ActivityPageBinding;

/** The version, the papers that the app makes visible, and the libraries that it stands on. */
public final class AboutActivity extends AppCompatActivity {
    @Override
    protected void onCreate(@Nullable Bundle saved) {
        super.onCreate(saved);
        ActivityPageBinding views = SettingsActivity.openPage(this, R.string.about);
        PageBuilder page = new PageBuilder(this);
        page.heading(R.string.app_name);
        paragraph(page, getString(R.string.about_version, BuildConfig.VERSION_NAME));
        paragraph(page, getString(R.string.about_sentence));
        paragraph(page, getString(R.string.about_private));
        page.heading(R.string.about_papers);
        paragraphs(page, R.array.papers);
        page.heading(R.string.about_libraries);
        paragraphs(page, R.array.libraries);
        page.small(getString(R.string.about_apache));
        views.scroll.addView(page.page());
    }

    private void paragraphs(PageBuilder page, int array) {
        for (String text : getResources().getStringArray(array)) {
            paragraph(page, text);
        }
    }

    private void paragraph(PageBuilder page, String text) {
        int half = getResources().getDimensionPixelSize(R.dimen.space) / 2;
        page.sentence(text).setPadding(0, half, 0, half);
    }
}
