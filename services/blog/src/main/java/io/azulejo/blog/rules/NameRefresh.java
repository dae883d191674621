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
import io.azulejo.web.job.Walk;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;

/** Writes a user's new name on the posts and comments that carry the old one. */
@Singleton
public final class NameRefresh implements Job {
    static final String TYPE = "name-refresh";
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
        String userId = job.argument(JobRecord.USER);
        Optional<String> name = table.profile(userId).map(User::name);
        if (name.isEmpty()) {
            return new Step.Done();
        }
        return Walk.inStepsOf(PER_STEP)
                .through("posts", page -> table.allPostsByAuthor(userId, page), found -> posts(found, name.get()))
                .through("drafts", page -> table.drafts(userId, page), found -> posts(found, name.get()))
                .throughEach("comments", page -> table.commentsByAuthor(userId, page), found -> sign(found, name.get()))
                .next(job);
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
    private void sign(Comment comment, String name) {
        if (!name.equals(comment.authorName())) {
            table.transaction()
                    .put(CommentCopies.by(comment, comment.authorId(), name))
                    .run();
        }
    }
}
