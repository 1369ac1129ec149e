package org.linkage.app.race;

import android.content.res.ColorStateList;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.TextUtils;
import android.text.style.ForegroundColorSpan;
import android.text.style.RelativeSizeSpan;
import android.view.Gravity;
import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.FrameLayout;
import android.widget.TextView;
import androidx.core.widget.TextViewCompat;
import com.google.android.material.textview.MaterialTextView;
import java.util.List;
import org.linkage.app.R;
import org.linkage.app.player.Channel;
import org.linkage.app.player.Facts;
import org.linkage.app.player.Picture;
import org.linkage.app.player.StageView;

/** One side of a race: its stage, a button that says how it is run and changes it, and why it stands still if it does. */
final class Side implements StageView.Host {
    /** The second line of the name against the first: 12 sp against 14. */
    private static final float SMALL = 12f / 14;
    /** A name beside another one grows so far with the person's text size. */
    private static final float LARGEST = 1.5f;

    final FrameLayout view;
    final StageView stage;
    private final RaceActivity race;
    private final int index;
    private final Button name;
    private final TextView stopped;

    Side(RaceActivity race, int index) {
        this.race = race;
        this.index = index;
        int space = race.getResources().getDimensionPixelSize(R.dimen.space);
        view = new FrameLayout(race);
        stage = new StageView(race);
        stage.setContentDescription(race.getString(R.string.side_stage, RaceModel.letter(index)));
        view.addView(
                stage,
                new FrameLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT));
        name = (Button) race.getLayoutInflater().inflate(R.layout.item_side, view, false);
        name.setTextColor(Board.colour(race, index));
        TextViewCompat.setCompoundDrawableTintList(name, ColorStateList.valueOf(Board.colour(race, index)));
        name.setOnClickListener(button -> race.chooseFor(index));
        view.addView(name);
        stopped = new MaterialTextView(race);
        stopped.setTextAppearance(R.style.Text_Linkage_Small);
        stopped.setTextColor(race.getColor(R.color.broken));
        stopped.setBackgroundResource(R.drawable.hud_ground);
        stopped.setPadding(2 * space, space, 2 * space, space);
        stopped.setVisibility(View.GONE);
        FrameLayout.LayoutParams low = new FrameLayout.LayoutParams(
                ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT, Gravity.CENTER_VERTICAL);
        low.setMargins(2 * space, 0, 2 * space, 0);
        view.addView(stopped, low);
    }

    /** How far down the name reaches once it is laid out. */
    int nameBottom() {
        return name.getBottom();
    }

    void tell(List<Facts> all) {
        List<String> how = new SideNames(race.getResources()).of(all, index);
        boolean large = Field.large(race.getResources().getConfiguration());
        // three beside each other have no room for large words; the numbers below name them
        SpannableStringBuilder text = new SpannableStringBuilder(
                large && all.size() > 2
                        ? RaceModel.letter(index)
                        : race.getString(R.string.side_name, RaceModel.letter(index), how.get(0)));
        if (large && all.size() == 2) {
            // one line, so that the stage keeps its height
            text.setSpan(
                    new RelativeSizeSpan(
                            Math.min(1, LARGEST / race.getResources().getConfiguration().fontScale)),
                    0,
                    text.length(),
                    Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
        }
        if (how.size() > 1 && !large) {
            int from = text.length();
            text.append('\n').append(TextUtils.join(" · ", how.subList(1, how.size())));
            text.setSpan(new RelativeSizeSpan(SMALL), from, text.length(), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
            text.setSpan(
                    new ForegroundColorSpan(race.getColor(R.color.ink_soft)),
                    from,
                    text.length(),
                    Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
        }
        name.setText(text);
        name.setContentDescription(
                race.getString(R.string.side_spoken, RaceModel.letter(index), TextUtils.join(", ", how)));
        String failure = all.get(index).failure;
        stopped.setVisibility(failure == null ? View.GONE : View.VISIBLE);
        if (failure != null) {
            stopped.setText(race.getString(R.string.side_stopped, failure));
        }
    }

    Picture show(Channel channel) {
        Picture picture = channel.newest();
        stage.show(channel.model, picture.pose);
        return picture;
    }

    // ---- what happens on one stage happens on all -------------------------------------------------------------------

    @Override
    public void onSelected(int body) {
        race.selected(body);
    }

    @Override
    public void onPulled() {
        race.requestFrame();
    }

    @Override
    public void onCameraMoved() {
        race.looked(index);
    }

    @Override
    public void onPinned(int body) {
        race.requestFrame();
    }

    @Override
    public boolean onStageKey(int code, KeyEvent event) {
        return race.onKey(code, event, stage);
    }
}
