package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Bookmark;
import io.azulejo.blog.table.BookmarkAttributes;
import io.azulejo.blog.table.BookmarkKeys;
import io.azulejo.blog.table.Bookmarked;
import io.azulejo.blog.table.PostStatsAttributes;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.web.text.Ids;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;

/** Bookmarks: one of a user for a post, however often and from wherever it is asked for. */
@Singleton
public final class Bookmarks {
    private final BlogTable table;
    private final PostLookup posts;
    private final Tally tally;
    private final InstantSource clock;

    public Bookmarks(BlogTable table, PostLookup posts, Tally tally, InstantSource clock) {
        this.table = table;
        this.posts = posts;
        this.tally = tally;
        this.clock = clock;
    }

    public void keep(Caller caller, String postId) {
        PostLookup.Meeting meeting = posts.meet(postId, caller);
        String userId = meeting.actor().userId();
        if (meeting.bookmarked().isPresent() || adopted(userId, postId)) {
            return;
        }
        Instant now = clock.instant();
        try {
            tally.run(
                    postId,
                    null,
                    () -> table.transaction()
                            .create(new Bookmark(userId, postId, now, now))
                            .update(tally.stats(postId).add(PostStatsAttributes.BOOKMARKS, 1L)));
        } catch (UniqueViolationException | AlreadyExistsException again) {
            // the same request twice at once: the other one has done it
            return;
        }
    }

    /** Also of a post that is no longer public. */
    public void drop(Actor actor, String postId) {
        table.bookmarksOf(actor.userId(), Ids.sought("post", postId)).forEach(this::remove);
    }

    private void remove(Bookmark bookmark) {
        String postId = bookmark.postId();
        try {
            tally.run(
                    postId,
                    null,
                    () -> table.transaction()
                            .delete(
                                    BookmarkKeys.of(bookmark.userId(), postId, bookmark.createdAt()),
                                    BookmarkAttributes.CREATED_AT.exists())
                            .update(tally.stats(postId).add(PostStatsAttributes.BOOKMARKS, -1L)));
        } catch (ConditionFailedException gone) {
            // the same request twice at once: the other one has done it
        }
    }

    /** A bookmark that others wrote has no guard: it gets one, and counts as before. Of several, one stays. */
    private boolean adopted(String userId, String postId) {
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
