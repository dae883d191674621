package io.azulejo.blog.rules;

import io.azulejo.annotation.TimePrecision;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.CommentPlaceKeys;
import io.azulejo.blog.table.Like;
import io.azulejo.blog.table.Notification;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostBodyKeys;
import io.azulejo.blog.table.PostKeys;
import io.azulejo.blog.table.PostStatsKeys;
import io.azulejo.blog.table.SlugKeys;
import io.azulejo.template.KeyEncoding;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import io.azulejo.web.job.Walk;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Removes a deleted post with all that belongs to it, once it can no longer be restored. The post itself goes last. */
@Singleton
public final class PostPurge implements Job {
    static final String TYPE = "post-purge";
    private static final String POST = "postId";
    private static final String DELETED_AT = "deletedAt";
    /** A comment is three items, and there may be an inbox for each: 100 actions. */
    private static final int PER_STEP = 25;

    private final BlogTable table;
    private final Notifications notifications;

    public PostPurge(BlogTable table, Notifications notifications) {
        this.table = table;
        this.notifications = notifications;
    }

    static JobRecord of(String postId, Instant deletedAt) {
        return JobRecord.of(TYPE, Map.of(POST, postId, DELETED_AT, KeyEncoding.time(deletedAt, TimePrecision.MILLIS)));
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord job) {
        String postId = job.argument(POST);
        Instant deletedAt = KeyEncoding.parseTime(job.argument(DELETED_AT));
        Optional<Post> post =
                table.postTable().getHidden(PostKeys.of(postId)).filter(found -> deletedAt.equals(found.deletedAt()));
        if (post.isEmpty()) {
            return new Step.Done(); // restored, or purged before the last checkpoint
        }
        return Walk.inStepsOf(PER_STEP)
                .through("comments", page -> table.thread(postId, page), this::removeComments)
                .through(
                        "likes",
                        page -> table.likes(postId, page),
                        likes -> removeLikes(likes, post.get().authorId()))
                .through(
                        "bookmarks",
                        page -> table.bookmarkers(postId, page),
                        bookmarks -> table.transaction().deleteAll(bookmarks).run())
                .next(job, () -> remove(post.get()));
    }

    private void removeComments(List<Comment> comments) {
        TransactWrite transaction = table.transaction();
        List<EntityKey<Notification>> told = new ArrayList<>();
        for (Comment comment : comments) {
            transaction.delete(CommentCopies.key(comment)).delete(CommentPlaceKeys.of(comment.commentId()));
            told.addAll(CommentCopies.notified(comment));
        }
        notifications.forget(transaction, told);
        transaction.run();
    }

    private void removeLikes(List<Like> likes, String author) {
        TransactWrite transaction = table.transaction().deleteAll(likes);
        notifications.forget(
                transaction,
                likes.stream()
                        .flatMap(like -> Likes.notified(like, author).stream())
                        .toList());
        transaction.run();
    }

    private void remove(Post post) {
        TransactWrite transaction = table.transaction()
                .delete(post)
                .delete(PostBodyKeys.of(post.postId()))
                .delete(PostStatsKeys.of(post.postId()));
        post.formerSlugs().forEach(slug -> transaction.delete(SlugKeys.of(slug)));
        transaction.run();
    }
}
