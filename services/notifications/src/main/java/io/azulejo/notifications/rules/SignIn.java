package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserAttributes;
import io.azulejo.notifications.table.UserEmail;
import io.azulejo.notifications.table.UserEmailKeys;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.signin.PasswordResets;
import io.azulejo.web.signin.PasswordSignIn;
import io.azulejo.web.signin.SignIns;
import io.azulejo.web.signin.SignIns.Subject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Who may act as which user, by e-mail address. */
@Singleton
public final class SignIn extends PasswordSignIn<User> {
    private final NotificationsTable table;
    private final ResetCourier courier;

    public SignIn(
            NotificationsTable table,
            Passwords passwords,
            SignIns signIns,
            PasswordResets resets,
            ResetCourier courier) {
        super(passwords, signIns, resets);
        this.table = table;
        this.courier = courier;
    }

    /** By the guard, consistently; by the index those who have none, who get one now. */
    @Override
    protected List<Subject<User>> find(String email) {
        String canonical = email.trim().toLowerCase(Locale.ROOT);
        Optional<User> guarded = table.userEmail(email)
                .or(() -> table.userEmail(canonical))
                .flatMap(guard -> table.user(guard.userId()));
        if (guarded.isPresent()) {
            return List.of(subject(guarded.get()));
        }
        List<User> indexed = table.userByEmail(email);
        List<User> found = indexed.isEmpty() && !canonical.equals(email) ? table.userByEmail(canonical) : indexed;
        if (found.size() == 1) {
            User user = found.getFirst();
            table.userEmailTable()
                    .getOrCreate(UserEmailKeys.of(user.email()), () -> new UserEmail(user.email(), user.id()));
        }
        return found.stream().map(SignIn::subject).toList();
    }

    @Override
    protected Optional<Subject<User>> present(String id) {
        return table.user(id).map(SignIn::subject);
    }

    private static Subject<User> subject(User user) {
        return new Subject<>(user, user.caller(), user.passwordHash(), user.knownEpoch(), user.active());
    }

    @Override
    protected void rehash(User user, String hash) {
        try {
            password(user, hash).run();
        } catch (WriteRefusedException changed) {
            return; // the next login tries again
        }
    }

    @Override
    protected void replace(User user, String hash) {
        password(user, hash).set(UserAttributes.EPOCH, user.knownEpoch() + 1).run();
    }

    private EntityUpdate<User> password(User user, String hash) {
        return table.userTable()
                .update(UserKeys.of(user.id()))
                .set(UserAttributes.PASSWORD_HASH, hash)
                .expectVersion(user.version());
    }

    @Override
    protected void deliver(User user, String token) {
        courier.deliver(user, token);
    }
}
