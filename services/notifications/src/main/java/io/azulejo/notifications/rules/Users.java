package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserAttributes;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.notifications.table.UserStatus;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Texts;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What users change about themselves, and admins about others. */
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

    /** The caller as the user is now: a token outlives what an admin does to its user. */
    public User acting(Caller caller) {
        User user = table.user(caller.subject())
                .orElseThrow(() -> ProblemException.unauthenticated("This user is gone: sign in again"));
        if (!user.active()) {
            throw ProblemException.forbidden("This user is disabled");
        }
        return user;
    }

    /** The caller as one who may write notifications: a user with the role, or one of their keys. */
    public Caller producer(Caller caller) {
        Caller now = ApiKeys.isKey(caller) ? caller : acting(caller).caller();
        if (!now.has(Lookup.PRODUCER) && !now.has(Lookup.ADMIN)) {
            throw ProblemException.forbidden("This needs the role " + Lookup.PRODUCER);
        }
        return now;
    }

    public Caller admin(Caller caller) {
        Caller now = acting(caller).caller();
        now.require(Lookup.ADMIN);
        return now;
    }

    public User known(String id) {
        return table.user(id).orElseThrow(() -> ProblemException.notFound("user", id));
    }

    public User rename(User user, @Nullable String name, OptionalLong version) {
        return table.userTable()
                .update(UserKeys.of(user.id()))
                .set(UserAttributes.NAME, SignUp.name(name))
                .expectVersion(version)
                .run();
    }

    /** The user, the guard of the new address and that of the old change together, and the index with them. */
    public User changeEmail(User user, String email, String password) {
        if (!passwords.verify(password, user.passwordHash())) {
            throw ProblemException.invalid("password", "is wrong");
        }
        String address = Texts.email(email);
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

    /** No admin can lock the last one out, which is what happens when one changes oneself. */
    public void requireOther(Caller admin, String id) {
        if (admin.subject().equals(id)) {
            throw ProblemException.conflict("An admin cannot do this to oneself");
        }
    }

    private User change(Caller admin, String id, UnaryOperator<EntityUpdate<User>> change) {
        requireOther(admin, id);
        User user = known(id);
        if (user.status() == UserStatus.DELETING) {
            throw ProblemException.conflict("The user is being deleted");
        }
        // The epoch ends every sign-in, so that the change counts at once.
        return change.apply(table.userTable().update(UserKeys.of(id)))
                .set(UserAttributes.EPOCH, user.knownEpoch() + 1)
                .expectVersion(user.version())
                .run();
    }
}
