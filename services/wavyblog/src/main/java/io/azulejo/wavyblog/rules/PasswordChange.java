package io.azulejo.wavyblog.rules;

import io.azulejo.wavyblog.table.Credentials;
import io.azulejo.wavyblog.table.PasswordReset;
import io.azulejo.wavyblog.table.PasswordResetKeys;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Secrets;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Locale;

/** New passwords: by who knows the old one, or who gets the message. Either ends every sign-in there is. */
@Singleton
public final class PasswordChange {
    private static final Duration RESET_LIFETIME = Duration.ofHours(1);

    private final WavyBlogTable table;
    private final Passwords passwords;
    private final ResetCourier courier;
    private final InstantSource clock;

    public PasswordChange(WavyBlogTable table, Passwords passwords, ResetCourier courier, InstantSource clock) {
        this.table = table;
        this.passwords = passwords;
        this.courier = courier;
        this.clock = clock;
    }

    public void change(String username, String oldPassword, String newPassword) {
        Passwords.check("newPassword", newPassword);
        Credentials credentials =
                table.credentials(username).orElseThrow(() -> ProblemException.unauthenticated("Sign in again first"));
        if (!passwords.verify(oldPassword, credentials.passwordHash())) {
            throw ProblemException.invalid("oldPassword", "is wrong");
        }
        table.credentialsTable().put(credentials.replaced(passwords.hash(newPassword)));
    }

    /** Sends a token to the address if a user has it; the caller learns nothing either way. */
    public void requestReset(String email) {
        table.userByEmail(email)
                .or(() -> table.userByEmail(email.trim().toLowerCase(Locale.ROOT)))
                .filter(User::active)
                .ifPresent(this::sendReset);
    }

    public void reset(String token, String newPassword) {
        Passwords.check("newPassword", newPassword);
        // The one who deletes it may use it: a token is good once, however many send it at once.
        PasswordReset reset = table.passwordResetTable()
                .delete(PasswordResetKeys.of(Secrets.hash(token)))
                .filter(found -> found.expiresAt().isAfter(clock.instant()))
                .orElseThrow(() -> ProblemException.invalid("token", "is unknown, used or expired"));
        if (table.user(reset.username()).filter(User::active).isEmpty()) {
            throw ProblemException.forbidden("This user is disabled");
        }
        Credentials credentials =
                table.credentials(reset.username()).orElseGet(() -> Credentials.first(reset.username()));
        table.credentialsTable().put(credentials.replaced(passwords.hash(newPassword)));
    }

    private void sendReset(User user) {
        String token = Secrets.random();
        table.passwordResetTable()
                .create(new PasswordReset(
                        Secrets.hash(token), user.username(), clock.instant().plus(RESET_LIFETIME)));
        courier.deliver(user, token);
    }
}
