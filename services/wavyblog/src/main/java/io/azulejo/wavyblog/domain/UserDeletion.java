package io.azulejo.wavyblog.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.wavyblog.table.Credentials;
import io.azulejo.wavyblog.table.CredentialsKeys;
import io.azulejo.wavyblog.table.IdPointerKeys;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostBuilder;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserAttributes;
import io.azulejo.wavyblog.table.UserKeys;
import io.azulejo.wavyblog.table.UserStatus;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Job that deletes a user and all posts, or transfers the published posts to the user {@code deleted}. The user is
 * blocked from the start and deleted last. Each step deletes some posts, with everything that belongs to them, in one
 * transaction.
 */
@Singleton
public final class UserDeletion implements Job {
    static final String TYPE = "user-deletion";
    private static final String KEEP_POSTS = "keepPosts";
    private static final int POSTS_PER_STEP = 30;
    private static final int MAX_ACTIONS = 100;
    /** Post, slug, id and count: the actions for one post without its additional parts. */
    private static final int ACTIONS_PER_POST = 4;

    private final WavyBlogTable table;
    private final Posts posts;
    private final Categories categories;
    private final IndexLagDelay settling;
    private final NameRetention retention;
    private final AuthorPosts authorPosts;

    public UserDeletion(
            WavyBlogTable table, Posts posts, Categories categories, IndexLagDelay settling, NameRetention retention) {
        this.retention = retention;
        this.settling = settling;
        this.table = table;
        this.posts = posts;
        this.categories = categories;
        this.authorPosts = new AuthorPosts(table);
    }

    /**
     * Starts the deletion of a user.
     *
     * @param keepPosts whether the user {@code deleted} keeps the published posts; drafts are always deleted
     */
    public JobRecord begin(String username, boolean keepPosts) {
        if (username.equals(DeletedUser.NAME)) {
            throw ProblemException.conflict("This user owns the posts of deleted users");
        }
        User user = table.user(username).orElseThrow(() -> ProblemException.notFound("user", username));
        if (user.status() == UserStatus.DELETING) {
            throw ProblemException.conflict("The user is already being deleted");
        }
        if (keepPosts) {
            DeletedUser.ensureExists(table);
        }
        Map<String, String> arguments =
                Map.of("username", username, KEEP_POSTS, Boolean.toString(keepPosts), JobRecord.USER, user.userId());
        TransactWrite transaction = table.transaction()
                .update(table.userTable()
                        .update(UserKeys.of(username))
                        .set(UserAttributes.STATUS, UserStatus.DELETING)
                        .expectVersion(user.version()))
                .create(settling.delay(JobRecord.of(TYPE, arguments)));
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
        List<Post> batch = authorPosts.nextBatch(username, POSTS_PER_STEP);
        if (batch.isEmpty()) {
            table.user(username).ifPresent(this::deleteUser);
            return new Step.Done();
        }
        List<Post> kept = batch.stream()
                .filter(post -> post.published()
                        && Boolean.parseBoolean(record.arguments().get(KEEP_POSTS)))
                .toList();
        if (kept.isEmpty()) {
            deletePosts(batch);
        } else {
            kept.forEach(post -> table.postTable()
                    .replace(
                            post,
                            PostBuilder.of(post).authorId(DeletedUser.NAME).build()));
        }
        return new Step.Next(batch.getLast().slug());
    }

    private void deletePosts(List<Post> batch) {
        TransactWrite transaction = table.transaction();
        Map<String, Long> removed = new HashMap<>();
        int actions = 0;
        for (Post post : batch) {
            actions += ACTIONS_PER_POST + Posts.parts(post);
            if (actions > MAX_ACTIONS) {
                break; // the next step handles the rest
            }
            categories.stats(post.category());
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
                .putAll(retention.reservations(user))
                .run();
    }
}
