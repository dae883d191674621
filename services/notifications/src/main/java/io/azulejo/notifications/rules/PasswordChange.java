package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.PasswordReset;
import io.azulejo.notifications.table.PasswordResetKeys;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserAttributes;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Secrets;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;

/** New passwords: by who knows the old one, or who gets the message. Either ends every sign-in there is. */
@Singleton
public final class PasswordChange {
    private static final Duration RESET_LIFETIME = Duration.ofHours(1);

    private final NotificationsTable table;
    private final Passwords passwords;
    private final SignIn signIn;
    private final ResetCourier courier;
    private final InstantSource clock;

    public PasswordChange(
            NotificationsTable table, Passwords passwords, SignIn signIn, ResetCourier courier, InstantSource clock) {
        this.table = table;
        this.passwords = passwords;
        this.signIn = signIn;
        this.courier = courier;
        this.clock = clock;
    }

    public void change(User user, String oldPassword, String newPassword) {
        Passwords.check("newPassword", newPassword);
        if (!passwords.verify(oldPassword, user.passwordHash())) {
            throw ProblemException.invalid("oldPassword", "is wrong");
        }
        replace(user, newPassword);
    }

    /** Sends a token to the address if a user has it; the caller learns nothing either way. */
    public void requestReset(String email) {
        signIn.find(email).stream().filter(User::active).forEach(this::sendReset);
    }

    public void reset(String token, String newPassword) {
        Passwords.check("newPassword", newPassword);
        // The one who deletes it may use it: a token is good once, however many send it at once.
        PasswordReset reset = table.passwordResetTable()
                .delete(PasswordResetKeys.of(Secrets.hash(token)))
                .filter(found -> found.expiresAt().isAfter(clock.instant()))
                .orElseThrow(() -> ProblemException.invalid("token", "is unknown, used or expired"));
        User user = table.user(reset.userId())
                .filter(User::active)
                .orElseThrow(() -> ProblemException.forbidden("This user is disabled"));
        replace(user, newPassword);
    }

    private void replace(User user, String newPassword) {
        table.userTable()
                .update(UserKeys.of(user.id()))
                .set(UserAttributes.PASSWORD_HASH, passwords.hash(newPassword))
                .set(UserAttributes.EPOCH, user.knownEpoch() + 1)
                .expectVersion(user.version())
                .run();
    }

    private void sendReset(User user) {
        String token = Secrets.random();
        table.passwordResetTable()
                .create(new PasswordReset(
                        Secrets.hash(token), user.id(), clock.instant().plus(RESET_LIFETIME)));
        courier.deliver(user, token);
    }
}
