package io.azulejo.wavyblog.rules;

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
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import io.azulejo.web.problem.ProblemException;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;

/**
 * Renames a user. The name is the user's key and in every post's keys, so the user moves at once, in one transaction,
 * and the posts follow in steps; until the last has come, the user's list is read from both names.
 */
@Singleton
public final class UserRename implements Job {
    static final String TYPE = "user-rename";
    private static final int POSTS_PER_STEP = 25;

    private final WavyBlogTable table;
    private final Settling settling;
    private final AuthorPosts posts;

    public UserRename(WavyBlogTable table, Settling settling) {
        this.table = table;
        this.settling = settling;
        this.posts = new AuthorPosts(table);
    }

    /** Moves the user; the job that is returned moves the posts. */
    public JobRecord begin(String from, String to) {
        User old = table.user(from).orElseThrow(() -> ProblemException.notFound("user", from));
        if (old.formerName() != null) {
            throw ProblemException.conflict("The user is still being renamed from " + old.formerName());
        }
        if (!old.active()) {
            throw ProblemException.forbidden("This user is disabled");
        }
        // Under another key the user is new, and the version begins again.
        User renamed = UserBuilder.of(old)
                .username(Registration.username(to))
                .formerName(from)
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
                .put(new UserAlias(from, to, Generated.TIME))
                .create(settling.delay(
                        JobRecord.of(TYPE, Map.of("from", from, "to", to, JobRecord.USER, old.userId()))));
        table.credentials(from)
                .ifPresent(secret -> transaction
                        .delete(CredentialsKeys.of(from))
                        .create(CredentialsBuilder.of(secret)
                                .username(to)
                                .version(0)
                                .build()));
        if (table.alias(to).filter(alias -> alias.renamedTo().equals(from)).isPresent()) {
            transaction.delete(UserAliasKeys.of(to)); // back to a name the user had before
        } else {
            transaction.checkAbsent(UserAliasKeys.of(to));
        }
        try {
            return transaction.run().first(JobRecord.class);
        } catch (AlreadyExistsException e) {
            throw ProblemException.taken("username");
        }
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord record) {
        String from = record.argument("from");
        String to = record.argument("to");
        List<Post> some = posts.some(from, POSTS_PER_STEP);
        if (some.isEmpty()) {
            return arrived(from, to);
        }
        int moved = 0;
        for (Post post : some) {
            try {
                table.postTable()
                        .replace(post, PostBuilder.of(post).authorId(to).build());
                moved++;
            } catch (WriteRefusedException changed) {
                // its author is at it right now: it is still in the list and comes again
            }
        }
        if (moved == 0) {
            throw new IllegalStateException("The index lists posts of " + from + " that cannot be moved yet");
        }
        return new Step.Next(some.getLast().slug());
    }

    private Step arrived(String from, String to) {
        try {
            table.userTable()
                    .update(UserKeys.of(to))
                    .remove(UserAttributes.FORMER_NAME)
                    .where(UserAttributes.FORMER_NAME.eq(from))
                    .run();
        } catch (WriteRefusedException gone) {
            // done before the last checkpoint, or the user was deleted meanwhile
            return new Step.Done();
        }
        return new Step.Done();
    }
}
