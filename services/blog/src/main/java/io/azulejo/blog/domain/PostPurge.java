package io.azulejo.blog.domain;

import io.azulejo.annotation.TimePrecision;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.CommentPlaceKeys;
import io.azulejo.blog.table.CommentStatus;
import io.azulejo.blog.table.HiddenCommentKeys;
import io.azulejo.blog.table.Like;
import io.azulejo.blog.table.Notification;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostBodyKeys;
import io.azulejo.blog.table.PostKeys;
import io.azulejo.blog.table.PostStatsKeys;
import io.azulejo.blog.table.SlugKeys;
import io.azulejo.patterns.job.CursorLoop;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.template.KeyEncoding;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Job that permanently deletes a post and everything that belongs to it, when the restore period has ended. The post
 * itself is deleted last.
 */
@Singleton
public final class PostPurge implements Job {
    static final String TYPE = "post-purge";
    private static final String POST = "postId";
    private static final String DELETED_AT = "deletedAt";
    /** A comment takes up to four deletes and one inbox update: 100 actions, the limit of a transaction. */
    private static final int PER_STEP = 20;

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
            return new Step.Done(); // restored, or already purged
        }
        return CursorLoop.withPageSize(PER_STEP)
                .forEachPage("comments", page -> table.thread(postId, page), this::removeComments)
                .forEachPage(
                        "likes",
                        page -> table.likes(postId, page),
                        likes -> removeLikes(likes, post.get().authorId()))
                .forEachPage(
                        "bookmarks",
                        page -> table.bookmarkers(postId, page),
                        bookmarks -> table.transaction().deleteAll(bookmarks).run())
                .next(job, () -> remove(post.get()));
    }

    private void removeComments(List<Comment> comments) {
        TransactWrite transaction = table.transaction();
        List<EntityKey<Notification>> notified = new ArrayList<>();
        for (Comment comment : comments) {
            transaction.delete(CommentChanges.key(comment)).delete(CommentPlaceKeys.of(comment.commentId()));
            if (comment.status() == CommentStatus.HIDDEN) {
                transaction.delete(HiddenCommentKeys.of(comment.commentId()));
            }
            notified.addAll(CommentChanges.notificationKeys(comment));
        }
        notifications.delete(transaction, notified);
        transaction.run();
    }

    private void removeLikes(List<Like> likes, String author) {
        TransactWrite transaction = table.transaction().deleteAll(likes);
        notifications.delete(
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
