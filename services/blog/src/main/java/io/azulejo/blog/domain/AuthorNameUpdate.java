package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostBuilder;
import io.azulejo.blog.table.PostKeys;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.blog.table.User;
import io.azulejo.patterns.job.CursorLoop;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.toolkit.schema.EntityKey;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;

/** Job that copies a user's new name to the user's posts and comments. */
@Singleton
public final class AuthorNameUpdate implements Job {
    static final String TYPE = "name-refresh";
    private static final int PER_STEP = 25;

    private final BlogTable table;

    public AuthorNameUpdate(BlogTable table) {
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
        return CursorLoop.withPageSize(PER_STEP)
                .forEachPage(
                        "posts", page -> table.allPostsByAuthor(userId, page), found -> updatePosts(found, name.get()))
                .forEachPage("drafts", page -> table.drafts(userId, page), found -> updatePosts(found, name.get()))
                .forEachItem(
                        "comments",
                        page -> table.commentsByAuthor(userId, page),
                        found -> updateComment(found, name.get()))
                .next(job);
    }

    private void updatePosts(List<PostSummary> found, String name) {
        List<EntityKey<Post>> keys =
                found.stream().map(post -> PostKeys.of(post.postId())).toList();
        for (Post post : table.postTable().getAll(keys)) {
            if (!name.equals(post.authorName())) {
                table.postTable()
                        .replace(post, PostBuilder.of(post).authorName(name).build());
            }
        }
    }

    /** Updates one comment per transaction. If its author changes it concurrently, the step fails and is retried. */
    private void updateComment(Comment comment, String name) {
        if (!name.equals(comment.authorName())) {
            table.transaction()
                    .put(CommentChanges.withAuthor(comment, comment.authorId(), name))
                    .run();
        }
    }
}
