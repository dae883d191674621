package io.azulejo.notifications.domain;

import io.azulejo.auth.password.Passwords;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.TextValidation;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserAttributes;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.notifications.table.UserStatus;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.UnreadableItemException;
import io.azulejo.toolkit.error.VersionConflictException;
import jakarta.inject.Singleton;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Changes to users, by themselves or by admins. */
@Singleton
public final class Users {
    private final NotificationsTable table;
    private final SignUp signUp;
    private final Passwords passwords;

    public Users(NotificationsTable table, SignUp signUp, Passwords passwords) {
        this.table = table;
        this.signUp = signUp;
        this.passwords = passwords;
    }

    /** Returns the caller's current user. A token may outlive changes that an admin makes to its user. */
    public User requireActive(Caller caller) {
        User user;
        try {
            user = table.user(caller.subject())
                    .orElseThrow(() -> ProblemException.unauthenticated("This user no longer exists; sign in again"));
        } catch (UnreadableItemException e) {
            throw ProblemException.forbidden(
                    "Attribute " + e.attribute() + " of this user cannot be read; another application wrote it");
        }
        if (!user.active()) {
            throw ProblemException.forbidden("This user is disabled");
        }
        return user;
    }

    /** Requires a caller who may produce notifications: a user with the role, or an API key. */
    public Caller producer(Caller caller) {
        Caller now = ApiKeys.isKey(caller) ? caller : requireActive(caller).caller();
        if (!now.has(Lookup.PRODUCER) && !now.has(Lookup.ADMIN)) {
            throw ProblemException.forbidden("This needs the role " + Lookup.PRODUCER);
        }
        return now;
    }

    public Caller admin(Caller caller) {
        Caller now = requireActive(caller).caller();
        now.require(Lookup.ADMIN);
        return now;
    }

    public User known(String id) {
        return table.user(Ids.requireId("user", id)).orElseThrow(() -> ProblemException.notFound("user", id));
    }

    public User rename(User user, @Nullable String name, OptionalLong version) {
        return table.userTable()
                .update(UserKeys.of(user.id()))
                .set(UserAttributes.NAME, SignUp.name(name))
                .expectVersion(version)
                .run();
    }

    /** Changes the e-mail address. The user, the uniqueness items of both addresses and the index change together. */
    public User changeEmail(User user, String email, String password) {
        if (!passwords.verify(password, user.passwordHash())) {
            throw ProblemException.invalid("password", "is wrong");
        }
        String address = TextValidation.email(email);
        if (address.equals(user.email())) {
            return user;
        }
        signUp.requireFree(address, address);
        return table.userTable()
                .update(UserKeys.of(user.id()))
                .set(UserAttributes.EMAIL, address)
                .run();
    }

    public User setRole(Caller admin, String id, Role role) {
        return change(admin, id, update -> update.set(UserAttributes.ROLE, role));
    }

    public User setStatus(Caller admin, String id, UserStatus status) {
        return change(admin, id, update -> update.set(UserAttributes.STATUS, status));
    }

    /** Rejects changes by admins to themselves, so that the last admin cannot be locked out. */
    public void requireOther(Caller admin, String id) {
        if (admin.subject().equals(id)) {
            throw ProblemException.conflict("Admins cannot do this to themselves");
        }
    }

    private User change(Caller admin, String id, UnaryOperator<EntityUpdate<User>> change) {
        requireOther(admin, id);
        User user = known(id);
        if (user.status() == UserStatus.DELETING) {
            throw ProblemException.conflict("The user is being deleted");
        }
        // A new epoch ends all sign-ins, so that the change takes effect at once.
        try {
            return change.apply(table.userTable().update(UserKeys.of(id)))
                    .set(UserAttributes.EPOCH, user.epochOrZero() + 1)
                    .expectVersion(user.version())
                    .run();
        } catch (VersionConflictException changed) {
            throw ProblemException.conflict("The user has just changed: try again");
        }
    }
}
