package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Bookmark;
import io.azulejo.blog.table.BookmarkAttributes;
import io.azulejo.blog.table.BookmarkKeys;
import io.azulejo.blog.table.Bookmarked;
import io.azulejo.blog.table.PostStatsAttributes;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.text.Ids;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.UniqueViolationException;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;

/** Bookmarks of posts. A user has at most one bookmark per post, even after concurrent or repeated requests. */
@Singleton
public final class Bookmarks {
    private final BlogTable table;
    private final PostLookup posts;
    private final CounterWrites counters;
    private final InstantSource clock;

    public Bookmarks(BlogTable table, PostLookup posts, CounterWrites counters, InstantSource clock) {
        this.table = table;
        this.posts = posts;
        this.counters = counters;
        this.clock = clock;
    }

    public void add(Caller caller, String postId) {
        PostLookup.PostInteraction interaction = posts.prepareInteraction(postId, caller);
        String userId = interaction.actor().userId();
        if (interaction.bookmarked().isPresent() || adoptLegacy(userId, postId)) {
            return;
        }
        Instant now = clock.instant();
        try {
            counters.run(
                    postId,
                    null,
                    () -> table.transaction()
                            .create(new Bookmark(userId, postId, now, now))
                            .update(counters.stats(postId).add(PostStatsAttributes.BOOKMARKS, 1L)));
        } catch (UniqueViolationException | AlreadyExistsException duplicate) {
            // a concurrent duplicate request has already done it
            return;
        }
    }

    /** Removes a bookmark, even if the post is no longer published. */
    public void remove(Actor actor, String postId) {
        table.bookmarksOf(actor.userId(), Ids.requireId("post", postId)).forEach(this::remove);
    }

    private void remove(Bookmark bookmark) {
        String postId = bookmark.postId();
        try {
            counters.run(
                    postId,
                    null,
                    () -> table.transaction()
                            .delete(
                                    BookmarkKeys.of(bookmark.userId(), postId, bookmark.createdAt()),
                                    BookmarkAttributes.CREATED_AT.exists())
                            .update(counters.stats(postId).add(PostStatsAttributes.BOOKMARKS, -1L)));
        } catch (ConditionFailedException alreadyRemoved) {
            // a concurrent duplicate request has already done it
        }
    }

    /**
     * Adopts bookmarks that another application wrote without a guard item: keeps the first one, adds its guard and
     * removes duplicates. Returns false if there is none.
     */
    private boolean adoptLegacy(String userId, String postId) {
        List<Bookmark> found = table.bookmarksOf(userId, postId);
        if (found.isEmpty()) {
            return false;
        }
        found.stream().skip(1).forEach(this::remove);
        table.bookmarkedTable()
                .put(new Bookmarked(userId, postId, found.getFirst().createdAt()));
        return true;
    }
}
