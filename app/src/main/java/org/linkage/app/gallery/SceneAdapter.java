package org.linkage.app.gallery;

import android.content.Context;
import android.content.res.ColorStateList;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.core.view.AccessibilityDelegateCompat;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.GridLayoutManager;
import androidx.recyclerview.widget.RecyclerView;
import com.google.android.material.color.MaterialColors;
import java.util.ArrayList;
import java.util.List;
import org.linkage.app.R;
import org.linkage.app.databinding.ItemGoOnBinding;
import org.linkage.app.databinding.ItemHeadingBinding;
import org.linkage.app.databinding.ItemNothingBinding;
import org.linkage.app.databinding.ItemRaceBinding;
import org.linkage.app.databinding.ItemSceneBinding;

/** Cards, headings and sentences on their grid. */
final class SceneAdapter extends RecyclerView.Adapter<RecyclerView.ViewHolder> {
    /** Who is told what the person wants. */
    interface Listener {
        void onOpen(Item item, View card);

        void onFavourite(Item item);

        void onMore(Item item, View anchor);

        void onShowAll();

        void onRace();

        /** The last scene as it was left. */
        void onGoOn();
    }

    private final Listener listener;
    private final Shelf shelf;
    private final Thumbnails thumbnails = new Thumbnails();
    private List<Row> rows = new ArrayList<>();
    private int pictureWidth = 1;

    SceneAdapter(Listener listener, Shelf shelf) {
        this.listener = listener;
        this.shelf = shelf;
    }

    /** Headings and sentences take a whole row. */
    GridLayoutManager.SpanSizeLookup spans(int columns) {
        return new GridLayoutManager.SpanSizeLookup() {
            @Override
            public int getSpanSize(int position) {
                return rows.get(position).kind() == Row.CARD ? 1 : columns;
            }
        };
    }

    void setPictureWidth(int pixels) {
        pictureWidth = Math.max(1, pixels);
    }

    void show(List<Row> newRows) {
        List<Row> old = rows;
        rows = newRows;
        DiffUtil.calculateDiff(new DiffUtil.Callback() {
                    @Override
                    public int getOldListSize() {
                        return old.size();
                    }

                    @Override
                    public int getNewListSize() {
                        return newRows.size();
                    }

                    @Override
                    public boolean areItemsTheSame(int oldPlace, int newPlace) {
                        return old.get(oldPlace).isSame(newRows.get(newPlace));
                    }

                    @Override
                    public boolean areContentsTheSame(int oldPlace, int newPlace) {
                        // stars and names change; binding again is cheap and shows no blink, as pictures are kept
                        return old.get(oldPlace).kind() != Row.CARD;
                    }

                    @Override
                    public Object getChangePayload(int oldPlace, int newPlace) {
                        return Boolean.TRUE;
                    }
                })
                .dispatchUpdatesTo(this);
    }

    @Override
    public int getItemCount() {
        return rows.size();
    }

    @Override
    public int getItemViewType(int position) {
        return rows.get(position).kind();
    }

    @Override
    public RecyclerView.ViewHolder onCreateViewHolder(ViewGroup parent, int kind) {
        LayoutInflater inflater = LayoutInflater.from(parent.getContext());
        return switch (kind) {
            case Row.HEADING -> new Heading(ItemHeadingBinding.inflate(inflater, parent, false));
            case Row.GO_ON -> new GoOn(ItemGoOnBinding.inflate(inflater, parent, false), listener);
            case Row.RACE -> new Race(ItemRaceBinding.inflate(inflater, parent, false), listener);
            case Row.NOTHING -> new Nothing(ItemNothingBinding.inflate(inflater, parent, false), listener);
            default -> new Card(ItemSceneBinding.inflate(inflater, parent, false));
        };
    }

    @Override
    public void onBindViewHolder(RecyclerView.ViewHolder holder, int position) {
        Row row = rows.get(position);
        Item item = row.item();
        if (holder instanceof Heading heading) {
            heading.views.getRoot().setText(row.text());
        } else if (holder instanceof GoOn goOn) {
            goOn.views.title.setText(goOn.views.getRoot().getContext().getString(R.string.go_on, row.text()));
        } else if (holder instanceof Nothing nothing) {
            nothing.views.sentence.setText(row.text());
        } else if (holder instanceof Card card && item != null) {
            card.bind(item);
        }
    }

    private static final class Heading extends RecyclerView.ViewHolder {
        final ItemHeadingBinding views;

        Heading(ItemHeadingBinding views) {
            super(views.getRoot());
            this.views = views;
            ViewCompat.setAccessibilityHeading(views.getRoot(), true);
        }
    }

    private static final class GoOn extends RecyclerView.ViewHolder {
        final ItemGoOnBinding views;

        GoOn(ItemGoOnBinding views, Listener listener) {
            super(views.getRoot());
            this.views = views;
            views.getRoot().setOnClickListener(view -> listener.onGoOn());
        }
    }

    private static final class Race extends RecyclerView.ViewHolder {
        Race(ItemRaceBinding views, Listener listener) {
            super(views.getRoot());
            views.getRoot().setOnClickListener(view -> listener.onRace());
        }
    }

    private static final class Nothing extends RecyclerView.ViewHolder {
        final ItemNothingBinding views;

        Nothing(ItemNothingBinding views, Listener listener) {
            super(views.getRoot());
            this.views = views;
            views.all.setOnClickListener(view -> listener.onShowAll());
        }
    }

    private final class Card extends RecyclerView.ViewHolder {
        private final ItemSceneBinding views;
        private final Thumbnails.Slot slot;
        private Item item;

        Card(ItemSceneBinding views) {
            super(views.getRoot());
            this.views = views;
            slot = new Thumbnails.Slot(views.picture);
            views.getRoot().setOnClickListener(view -> listener.onOpen(item, view));
            views.getRoot().setOnLongClickListener(view -> {
                listener.onMore(item, view);
                return true;
            });
            views.getRoot().setOnContextClickListener(view -> {
                listener.onMore(item, view);
                return true;
            });
            views.star.setOnClickListener(view -> listener.onFavourite(item));
            ViewCompat.setAccessibilityDelegate(views.getRoot(), new CardActions(this));
        }

        void bind(Item newItem) {
            item = newItem;
            Context context = views.getRoot().getContext();
            boolean liked = shelf.isFavourite(item.key);
            views.title.setText(item.title);
            views.summary.setText(item.summary);
            views.star.setIconResource(liked ? R.drawable.ic_star : R.drawable.ic_star_outline);
            // a shelf of coloured outlines would be noise: only a favourite is bright
            views.star.setIconTint(ColorStateList.valueOf(MaterialColors.getColor(
                    views.star,
                    liked
                            ? androidx.appcompat.R.attr.colorPrimary
                            : com.google.android.material.R.attr.colorOnSurfaceVariant)));
            views.star.setContentDescription(
                    context.getString(liked ? R.string.unfavourite : R.string.favourite, item.title));
            thumbnails.show(item, slot, pictureWidth, pictureWidth * 5 / 8);
        }
    }

    /** The card's menu for those who cannot press long. */
    private static final class CardActions extends AccessibilityDelegateCompat {
        private final Card card;

        CardActions(Card card) {
            this.card = card;
        }

        @Override
        public void onInitializeAccessibilityNodeInfo(View host, AccessibilityNodeInfoCompat node) {
            super.onInitializeAccessibilityNodeInfo(host, node);
            node.setClassName(android.widget.Button.class.getName());
            node.addAction(new AccessibilityActionCompat(
                    R.id.action_more, host.getContext().getString(R.string.more)));
        }

        @Override
        public boolean performAccessibilityAction(View host, int action, Bundle arguments) {
            if (action == R.id.action_more) {
                return card.views.getRoot().performLongClick();
            }
            return super.performAccessibilityAction(host, action, arguments);
        }
    }
}
