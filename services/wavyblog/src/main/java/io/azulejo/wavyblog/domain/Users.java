package io.azulejo.wavyblog.domain;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
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
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Operations on users: changes of profile, email address, role and status. */
@Singleton
public final class Users {
    private static final int MAX_NAME_LENGTH = 100;
    private static final int MAX_BIO_LENGTH = 2000;

    private final WavyBlogTable table;

    public Users(WavyBlogTable table) {
        this.table = table;
    }

    public User known(String username) {
        return table.user(username).orElseThrow(() -> ProblemException.notFound("user", username));
    }

    /**
     * Returns the caller with the current role, for a write. A token can outlive its user or an admin's change to the
     * user, and the name may even belong to another user by then.
     */
    public Caller requireActive(Caller caller) {
        User user = current(caller);
        if (!user.active()) {
            throw ProblemException.forbidden("This user is disabled");
        }
        if (!caller.isOfEpoch(user.epoch())) {
            throw ProblemException.unauthenticated(
                    "The password has changed since this token was issued: sign in again");
        }
        return user.caller();
    }

    /**
     * Returns the caller's own user. Compares the id, because the name may belong to another user by now.
     */
    public User current(Caller caller) {
        return find(caller)
                .orElseThrow(() -> ProblemException.unauthenticated("This user was deleted or renamed: sign in again"));
    }

    /** Returns whether the caller may still act as the token says: not deleted, renamed or disabled since. */
    public boolean isCurrent(Caller caller) {
        return find(caller)
                .filter(user -> user.active() && (!caller.has("admin") || user.role() == Role.ADMIN))
                .isPresent();
    }

    private Optional<User> find(Caller caller) {
        return table.user(caller.name()).filter(found -> found.userId().equals(caller.subject()));
    }

    /** Returns the same check as a write condition, which also covers changes after the read. */
    static Condition<User> isActive(Caller caller) {
        Condition<User> active = UserAttributes.USER_ID
                .eq(caller.subject())
                .and(UserAttributes.STATUS.missing().or(UserAttributes.STATUS.eq(UserStatus.ACTIVE)));
        Condition<User> inEpoch = caller.epoch() == Caller.NO_EPOCH ? active : active.and(ofEpoch(caller.epoch()));
        return caller.has("admin") ? inEpoch.and(UserAttributes.ROLE.eq(Role.ADMIN)) : inEpoch;
    }

    /** Returns the condition that the password has not changed since the caller's token was issued. */
    private static Condition<User> ofEpoch(long epoch) {
        Condition<User> same = UserAttributes.TOKEN_EPOCH.eq(epoch);
        return epoch == 0 ? UserAttributes.TOKEN_EPOCH.missing().or(same) : same;
    }

    /** Returns the condition under which the caller may publish. */
    static Condition<User> mayPublish(Caller caller) {
        return isActive(caller).and(UserAttributes.EMAIL_VERIFIED.missing().or(UserAttributes.EMAIL_VERIFIED.eq(true)));
    }

    /** Returns the current name of a renamed user. */
    public Optional<String> renamedTo(String username) {
        return table.alias(username)
                .flatMap(alias -> alias.userId() == null
                        ? followed(alias)
                        : table.id(alias.userId()).map(IdPointers::username));
    }

    /** Follows an alias from before it named its user, unless the next name belongs to a later user. */
    private Optional<String> followed(UserAlias alias) {
        return Optional.ofNullable(alias.renamedTo())
                .flatMap(table::user)
                .filter(user -> !user.createdAt().isAfter(alias.since()))
                .map(User::username);
    }

    public User updateProfile(Caller caller, @Nullable String name, @Nullable String bio, OptionalLong version) {
        return table.userTable()
                .update(UserKeys.of(caller.name()))
                .where(isActive(caller))
                .set(UserAttributes.DISPLAY_NAME, TextValidation.optional("name", name, MAX_NAME_LENGTH))
                .set(UserAttributes.BIO, TextValidation.optional("bio", bio, MAX_BIO_LENGTH))
                .expectVersion(version)
                .run();
    }

    /**
     * Changes the email address, which is then to be verified. The same transaction creates the guard item of the new
     * address and deletes the old one.
     */
    public User changeEmail(Caller caller, String email) {
        return table.userTable()
                .update(UserKeys.of(caller.name()))
                .where(isActive(caller))
                .set(UserAttributes.EMAIL, TextValidation.email(email))
                .set(UserAttributes.EMAIL_VERIFIED, false)
                .run();
    }

    public User setRole(Caller admin, String username, Role role) {
        return change(admin, username, UserAttributes.ROLE, role);
    }

    public User setStatus(Caller admin, String username, UserStatus status) {
        return change(admin, username, UserAttributes.STATUS, status);
    }

    /**
     * Requires that the user is not the admin. Admins cannot change themselves, so the last admin cannot be locked out.
     */
    public void requireOther(Caller admin, String username) {
        if (admin.name().equals(username)) {
            throw ProblemException.conflict("Admins cannot do this to their own account");
        }
    }

    private <T> User change(Caller admin, String username, Settable<User, T> attribute, T value) {
        requireOther(admin, username);
        User user = known(username);
        if (user.status() == UserStatus.DELETING) {
            throw ProblemException.conflict("The user is being deleted");
        }
        TransactWrite transaction = table.transaction()
                .check(UserKeys.of(admin.name()), isActive(admin))
                .update(table.userTable()
                        .update(UserKeys.of(username))
                        .set(attribute, value)
                        .expectVersion(user.version()));
        if (table.credentials(username).isPresent()) {
            transaction.update(
                    table.credentialsTable() // ends all sign-ins, so that the change takes effect at once
                            .update(CredentialsKeys.of(username))
                            .add(CredentialsAttributes.EPOCH, 1L));
        }
        transaction.run();
        return known(username);
    }
}
