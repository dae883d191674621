package io.azulejo.wavyblog.rules;

import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.wavyblog.table.Credentials;
import io.azulejo.wavyblog.table.CredentialsKeys;
import io.azulejo.wavyblog.table.IdPointerKeys;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserAttributes;
import io.azulejo.wavyblog.table.UserKeys;
import io.azulejo.wavyblog.table.UserStatus;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import io.azulejo.web.problem.ProblemException;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Deletes a user with all posts. The user can do nothing more from the first moment and is gone at the last: each step
 * removes some posts with everything that belongs to them, in one transaction.
 */
@Singleton
public final class UserDeletion implements Job {
    static final String TYPE = "user-deletion";
    private static final int POSTS_PER_STEP = 30;
    private static final int ACTIONS = 100;
    /** Post, slug, id and count: what one post takes at most, beside the parts of a long one. */
    private static final int ACTIONS_PER_POST = 4;

    private final WavyBlogTable table;
    private final Posts posts;
    private final Categories categories;
    private final AuthorPosts authorPosts;

    public UserDeletion(WavyBlogTable table, Posts posts, Categories categories) {
        this.table = table;
        this.posts = posts;
        this.categories = categories;
        this.authorPosts = new AuthorPosts(table);
    }

    public JobRecord begin(String username) {
        User user = table.user(username).orElseThrow(() -> ProblemException.notFound("user", username));
        if (user.status() == UserStatus.DELETING) {
            throw ProblemException.conflict("The user is being deleted already");
        }
        TransactWrite transaction = table.transaction()
                .update(table.userTable()
                        .update(UserKeys.of(username))
                        .set(UserAttributes.STATUS, UserStatus.DELETING)
                        .expectVersion(user.version()))
                .create(JobRecord.of(TYPE, Map.of("username", username, JobOwner.ARGUMENT, user.userId())));
        table.credentials(username)
                .map(Credentials::username)
                .ifPresent(name -> transaction.delete(CredentialsKeys.of(name)));
        return transaction.run().first(JobRecord.class);
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord record) {
        String username = record.argument("username");
        List<Post> some = authorPosts.some(username, POSTS_PER_STEP);
        if (some.isEmpty()) {
            table.user(username).ifPresent(this::deleteUser);
            return new Step.Done();
        }
        deletePosts(some);
        return new Step.Next(some.getLast().slug());
    }

    private void deletePosts(List<Post> some) {
        TransactWrite transaction = table.transaction();
        Map<String, Long> removed = new HashMap<>();
        int actions = 0;
        for (Post post : some) {
            actions += ACTIONS_PER_POST + Posts.parts(post);
            if (actions > ACTIONS) {
                break; // the rest is for the next step
            }
            categories.counted(post.category());
            Posts.delete(transaction, post);
            removed.merge(post.category(), 1L, Long::sum);
        }
        removed.forEach((category, count) -> transaction.update(posts.count(category, -count)));
        transaction.run();
    }

    private void deleteUser(User user) {
        table.transaction()
                .delete(user)
                .delete(IdPointerKeys.of(user.userId()))
                .delete(CredentialsKeys.of(user.username()))
                .run();
    }
}
