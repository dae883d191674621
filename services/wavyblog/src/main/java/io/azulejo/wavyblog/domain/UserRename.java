package io.azulejo.wavyblog.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.wavyblog.table.CredentialsBuilder;
import io.azulejo.wavyblog.table.CredentialsKeys;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostBuilder;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserAlias;
import io.azulejo.wavyblog.table.UserAliasKeys;
import io.azulejo.wavyblog.table.UserAttributes;
import io.azulejo.wavyblog.table.UserBuilder;
import io.azulejo.wavyblog.table.UserEmailAttributes;
import io.azulejo.wavyblog.table.UserEmailKeys;
import io.azulejo.wavyblog.table.UserKeys;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Job that renames a user. The name is part of the keys of the user and of every post. One transaction moves the user;
 * the job then updates the posts in steps. Until it is done, the list of posts is read under both names.
 */
@Singleton
public final class UserRename implements Job {
    static final String TYPE = "user-rename";
    private static final int POSTS_PER_STEP = 25;

    private final WavyBlogTable table;
    private final IndexLagDelay settling;
    private final AuthorPosts posts;

    public UserRename(WavyBlogTable table, IndexLagDelay settling) {
        this.table = table;
        this.settling = settling;
        this.posts = new AuthorPosts(table);
    }

    /** Moves the user. Returns the job that updates the posts. */
    public JobRecord begin(String from, String to) {
        User old = table.user(from).orElseThrow(() -> ProblemException.notFound("user", from));
        if (old.formerName() != null) {
            throw ProblemException.conflict("The user is still being renamed from " + old.formerName());
        }
        if (!old.active()) {
            throw ProblemException.forbidden("This user is disabled");
        }
        Set<String> formerNames = new HashSet<>(old.formerNames());
        formerNames.add(from);
        formerNames.remove(to);
        // The key changes, so this is a new item and its version restarts.
        User renamed = UserBuilder.of(old)
                .username(Registration.username(to))
                .formerName(from)
                .formerNames(formerNames)
                .version(0)
                .build();
        TransactWrite transaction = table.transaction()
                .delete(old)
                .create(renamed)
                .update(table.emailTable()
                        .update(UserEmailKeys.of(old.email()))
                        .set(UserEmailAttributes.USERNAME, to)
                        .where(UserEmailAttributes.USERNAME.eq(from)))
                .put(IdPointers.ofUser(old.userId(), to))
                .put(new UserAlias(from, to, old.userId(), null, Generated.TIME))
                .create(settling.delay(
                        JobRecord.of(TYPE, Map.of("from", from, "to", to, JobRecord.USER, old.userId()))));
        table.credentials(from)
                .ifPresent(credentials -> transaction
                        .delete(CredentialsKeys.of(from))
                        .create(CredentialsBuilder.of(credentials)
                                .username(to)
                                .version(0)
                                .build()));
        Optional<UserAlias> reserved = table.alias(to);
        if (reserved.isPresent()) {
            if (!isOwn(reserved.get(), old)) {
                throw ProblemException.taken("username");
            }
            transaction.delete(UserAliasKeys.of(to)); // a former name of this user
        } else {
            Registration.claimName(transaction, to, settling.clock().instant());
        }
        try {
            return transaction.run().first(JobRecord.class);
        } catch (AlreadyExistsException e) {
            throw ProblemException.taken("username");
        }
    }

    private static boolean isOwn(UserAlias alias, User user) {
        return alias.userId() == null
                ? user.username().equals(alias.renamedTo())
                : alias.userId().equals(user.userId());
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord record) {
        String from = record.argument("from");
        String to = record.argument("to");
        List<Post> batch = posts.nextBatch(from, POSTS_PER_STEP);
        if (batch.isEmpty()) {
            return finish(from, to);
        }
        int moved = 0;
        for (Post post : batch) {
            try {
                table.postTable()
                        .replace(post, PostBuilder.of(post).authorId(to).build());
                moved++;
            } catch (WriteRefusedException changed) {
                // changed concurrently; the index still lists it, so a later step retries
            }
        }
        if (moved == 0) {
            throw new IllegalStateException("The index lists posts of " + from + " that cannot be moved yet");
        }
        return new Step.Next(batch.getLast().slug());
    }

    private Step finish(String from, String to) {
        try {
            table.userTable()
                    .update(UserKeys.of(to))
                    .remove(UserAttributes.FORMER_NAME)
                    .where(UserAttributes.FORMER_NAME.eq(from))
                    .run();
        } catch (WriteRefusedException gone) {
            // already done, or the user was deleted meanwhile
            return new Step.Done();
        }
        return new Step.Done();
    }
}
