package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostBuilder;
import io.azulejo.blog.table.PostKeys;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.blog.table.User;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;

/** Writes a user's new name on the posts and comments that carry the old one. */
@Singleton
public final class NameRefresh implements Job {
    static final String TYPE = "name-refresh";
    private static final String DRAFTS = "drafts";
    private static final String COMMENTS = "comments";
    private static final String END = "end";
    private static final int PER_STEP = 25;

    private final BlogTable table;

    public NameRefresh(BlogTable table) {
        this.table = table;
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord job) {
        String userId = job.argument(JobOwner.ARGUMENT);
        Optional<String> name = table.profile(userId).map(User::name);
        Walk walk = Walk.of(job, "posts");
        if (name.isEmpty() || walk.phase().equals(END)) {
            return new Step.Done();
        }
        return switch (walk.phase()) {
            case DRAFTS ->
                walk.page(PER_STEP, page -> table.drafts(userId, page), found -> posts(found, name.get()), COMMENTS);
            case COMMENTS ->
                walk.page(
                        PER_STEP,
                        page -> table.commentsByAuthor(userId, page),
                        found -> comments(found, name.get()),
                        END);
            default ->
                walk.page(
                        PER_STEP, page -> table.postsByAuthor(userId, page), found -> posts(found, name.get()), DRAFTS);
        };
    }

    private void posts(List<PostSummary> found, String name) {
        List<EntityKey<Post>> keys =
                found.stream().map(post -> PostKeys.of(post.postId())).toList();
        for (Post post : table.postTable().getAll(keys)) {
            if (!name.equals(post.authorName())) {
                table.postTable()
                        .replace(post, PostBuilder.of(post).authorName(name).build());
            }
        }
    }

    /** Each by itself: a comment that its author is changing right now makes the step be tried again. */
    private void comments(List<Comment> found, String name) {
        for (Comment comment : found) {
            if (!name.equals(comment.authorName())) {
                table.transaction()
                        .put(CommentCopies.by(comment, comment.authorId(), name))
                        .run();
            }
        }
    }
}
