package io.azulejo.wavyblog.rules;

import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.Settable;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.wavyblog.table.CredentialsAttributes;
import io.azulejo.wavyblog.table.CredentialsKeys;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserAlias;
import io.azulejo.wavyblog.table.UserAttributes;
import io.azulejo.wavyblog.table.UserKeys;
import io.azulejo.wavyblog.table.UserStatus;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Texts;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What users change about themselves, and admins about others. */
@Singleton
public final class Users {
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_BIO = 2000;

    private final WavyBlogTable table;

    public Users(WavyBlogTable table) {
        this.table = table;
    }

    public User known(String username) {
        return table.user(username).orElseThrow(() -> ProblemException.notFound("user", username));
    }

    /**
     * The caller as the user is now, for whatever changes something: a token outlives what an admin does to its user,
     * and even the user, whose name may be somebody else's by then.
     */
    public Caller acting(Caller caller) {
        User user = table.user(caller.name())
                .filter(found -> found.userId().equals(caller.subject()))
                .orElseThrow(() -> ProblemException.unauthenticated("This user is gone or renamed: sign in again"));
        if (!user.active()) {
            throw ProblemException.forbidden("This user is disabled");
        }
        return user.caller();
    }

    /** The same as a condition of a write, for what happens between the question and the write. */
    static Condition<User> acts(Caller caller) {
        Condition<User> active = UserAttributes.USER_ID
                .eq(caller.subject())
                .and(UserAttributes.STATUS.missing().or(UserAttributes.STATUS.eq(UserStatus.ACTIVE)));
        return caller.has("admin") ? active.and(UserAttributes.ROLE.eq(Role.ADMIN)) : active;
    }

    /** The name by which a renamed user goes now. */
    public Optional<String> renamedTo(String username) {
        return table.alias(username).map(UserAlias::renamedTo);
    }

    public User describe(Caller caller, @Nullable String displayName, @Nullable String bio, OptionalLong version) {
        return table.userTable()
                .update(UserKeys.of(caller.name()))
                .where(acts(caller))
                .set(UserAttributes.DISPLAY_NAME, Texts.optional("displayName", displayName, LONGEST_NAME))
                .set(UserAttributes.BIO, Texts.optional("bio", bio, LONGEST_BIO))
                .expectVersion(version)
                .run();
    }

    /** The guard of the new address is written and that of the old removed with the user, or nothing is. */
    public User changeEmail(Caller caller, String email) {
        return table.userTable()
                .update(UserKeys.of(caller.name()))
                .where(acts(caller))
                .set(UserAttributes.EMAIL, Texts.email(email))
                .run();
    }

    public User setRole(Caller admin, String username, Role role) {
        return change(admin, username, UserAttributes.ROLE, role);
    }

    public User setStatus(Caller admin, String username, UserStatus status) {
        return change(admin, username, UserAttributes.STATUS, status);
    }

    /** No admin can lock the last one out, which is what happens when one changes oneself. */
    public void requireOther(Caller admin, String username) {
        if (admin.name().equals(username)) {
            throw ProblemException.conflict("An admin cannot do this to oneself");
        }
    }

    private <T> User change(Caller admin, String username, Settable<User, T> attribute, T value) {
        requireOther(admin, username);
        User user = known(username);
        if (user.status() == UserStatus.DELETING) {
            throw ProblemException.conflict("The user is being deleted");
        }
        TransactWrite transaction = table.transaction()
                .check(UserKeys.of(admin.name()), acts(admin))
                .update(table.userTable()
                        .update(UserKeys.of(username))
                        .set(attribute, value)
                        .expectVersion(user.version()));
        if (table.credentials(username).isPresent()) {
            transaction.update(
                    table.credentialsTable() // ends every sign-in, so that the change counts at once
                            .update(CredentialsKeys.of(username))
                            .add(CredentialsAttributes.EPOCH, 1L));
        }
        transaction.run();
        return known(username);
    }
}
