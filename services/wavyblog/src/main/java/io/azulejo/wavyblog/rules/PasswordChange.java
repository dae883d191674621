package io.azulejo.wavyblog.rules;

import io.azulejo.wavyblog.table.Credentials;
import io.azulejo.wavyblog.table.CredentialsBuilder;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.signin.PasswordResets;
import jakarta.inject.Singleton;
import java.util.Locale;

/** New passwords: by who knows the old one, or who gets the message. Either ends every sign-in there is. */
@Singleton
public final class PasswordChange {
    private final WavyBlogTable table;
    private final Passwords passwords;
    private final PasswordResets resets;
    private final ResetCourier courier;

    public PasswordChange(WavyBlogTable table, Passwords passwords, PasswordResets resets, ResetCourier courier) {
        this.table = table;
        this.passwords = passwords;
        this.resets = resets;
        this.courier = courier;
    }

    public void change(String username, String oldPassword, String newPassword) {
        Passwords.check("newPassword", newPassword);
        Credentials credentials =
                table.credentials(username).orElseThrow(() -> ProblemException.unauthenticated("Sign in again first"));
        if (!passwords.verify(oldPassword, credentials.passwordHash())) {
            throw ProblemException.invalid("oldPassword", "is wrong");
        }
        replace(credentials, newPassword);
    }

    /** Sends a token to the address if a user has it; the caller learns nothing either way. */
    public void requestReset(String email) {
        table.userByEmail(email)
                .or(() -> table.userByEmail(email.trim().toLowerCase(Locale.ROOT)))
                .filter(User::active)
                .ifPresent(user -> courier.deliver(user, resets.begin(user.username())));
    }

    public void reset(String token, String newPassword) {
        Passwords.check("newPassword", newPassword);
        String username = resets.take(token);
        if (table.user(username).filter(User::active).isEmpty()) {
            throw ProblemException.forbidden("This user is disabled");
        }
        Credentials credentials = table.credentials(username).orElseGet(() -> Credentials.first(username));
        replace(credentials, newPassword);
    }

    /** With the epoch all sign-ins end. */
    private void replace(Credentials old, String password) {
        table.credentialsTable()
                .put(CredentialsBuilder.of(old)
                        .passwordHash(passwords.hash(password))
                        .epoch(old.epoch() + 1)
                        .build());
    }
}
