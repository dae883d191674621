package io.azulejo.wavyblog.rules;

import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.wavyblog.table.Credentials;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserAttributes;
import io.azulejo.wavyblog.table.UserKeys;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.AccessToken;
import io.azulejo.web.token.RefreshTokens;
import io.azulejo.web.token.TokenIssuer;
import jakarta.inject.Singleton;
import java.util.Locale;
import java.util.Optional;

/** Who may act as which user: login, refresh and logout. */
@Singleton
public final class SignIn {
    private final WavyBlogTable table;
    private final Passwords passwords;
    private final TokenIssuer accessTokens;
    private final RefreshTokens refreshTokens;

    public SignIn(WavyBlogTable table, Passwords passwords, TokenIssuer accessTokens, RefreshTokens refreshTokens) {
        this.table = table;
        this.passwords = passwords;
        this.accessTokens = accessTokens;
        this.refreshTokens = refreshTokens;
    }

    /** What a user who signed in goes on with. */
    public record Tokens(User user, AccessToken access, String refresh) {}

    /** Signs in by username or e-mail address. */
    public Tokens login(String login, String password) {
        Optional<User> found = find(login);
        Optional<Credentials> credentials = found.flatMap(user -> table.credentials(user.username()));
        // Users of others have their hash in the user's own item.
        String hash = credentials
                .map(Credentials::passwordHash)
                .or(() -> found.map(User::passwordHash))
                .orElse(null);
        if (!passwords.verify(password, hash) || found.isEmpty() || hash == null) {
            throw ProblemException.unauthenticated("Name or password is wrong");
        }
        User user = allowed(found.get());
        long epoch = credentials.map(Credentials::epoch).orElse(0L);
        if (credentials.isEmpty()) {
            adopt(user, password);
        } else if (passwords.outdated(hash)) {
            rehash(credentials.get(), password);
        }
        return tokens(user, refreshTokens.begin(user.userId(), epoch));
    }

    /** The next tokens of a sign-in, if nothing that has happened since forbids it. */
    public Tokens refresh(String token) {
        RefreshTokens.Refreshed refreshed = refreshTokens.refresh(token);
        User user = table.id(refreshed.subject())
                .flatMap(pointer -> table.user(Ids.username(pointer)))
                .orElseThrow(() -> ProblemException.unauthenticated("The user is gone"));
        long epoch = table.credentials(user.username()).map(Credentials::epoch).orElse(0L);
        if (epoch != refreshed.epoch()) {
            refreshTokens.end(refreshed.token());
            throw ProblemException.unauthenticated("All sign-ins of this user were ended: sign in again");
        }
        return tokens(allowed(user), refreshed.token());
    }

    public void logout(String token) {
        refreshTokens.end(token);
    }

    private Tokens tokens(User user, String refresh) {
        return new Tokens(user, accessTokens.issue(user.caller()), refresh);
    }

    private Optional<User> find(String login) {
        return login.contains("@")
                ? table.userByEmail(login)
                        .or(() -> table.userByEmail(login.trim().toLowerCase(Locale.ROOT)))
                : table.user(login);
    }

    private static User allowed(User user) {
        if (user.active()) {
            return user;
        }
        throw ProblemException.forbidden("This user is disabled");
    }

    /** Moves a hash out of the item that an index copies whole, and makes the user known by its id. */
    private void adopt(User user, String password) {
        try {
            table.transaction()
                    .create(new Credentials(user.username(), passwords.hash(password), 0, Generated.TIME, 0))
                    .put(Ids.ofUser(user.userId(), user.username()))
                    .update(table.userTable()
                            .update(UserKeys.of(user.username()))
                            .remove(UserAttributes.PASSWORD_HASH))
                    .run();
        } catch (WriteRefusedException done) {
            // another login of the same user was faster, with the same result
            return;
        }
    }

    private void rehash(Credentials credentials, String password) {
        try {
            table.credentialsTable().put(credentials.withHash(passwords.hash(password)));
        } catch (WriteRefusedException changed) {
            // the password was changed, or hashed anew, at the same moment: that one counts
            return;
        }
    }
}
