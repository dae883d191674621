package io.azulejo.wavyblog.rules;

import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.wavyblog.table.Credentials;
import io.azulejo.wavyblog.table.CredentialsBuilder;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserAttributes;
import io.azulejo.wavyblog.table.UserKeys;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.signin.SignIns;
import io.azulejo.web.signin.SignIns.Subject;
import io.azulejo.web.signin.SignIns.Tokens;
import jakarta.inject.Singleton;
import java.util.Locale;
import java.util.Optional;

/** Who may act as which user: login, refresh and logout. */
@Singleton
public final class SignIn {
    private final WavyBlogTable table;
    private final Passwords passwords;
    private final SignIns signIns;

    public SignIn(WavyBlogTable table, Passwords passwords, SignIns signIns) {
        this.table = table;
        this.passwords = passwords;
        this.signIns = signIns;
    }

    /** Signs in by username or e-mail address. */
    public Tokens<User> login(String login, String password) {
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
        User user = found.get();
        Tokens<User> tokens = signIns.begin(subject(user, credentials));
        if (credentials.isEmpty()) {
            adopt(user, password);
        } else if (passwords.outdated(hash)) {
            rehash(credentials.get(), password);
        }
        return tokens;
    }

    public Tokens<User> refresh(String token) {
        return signIns.refresh(token, id -> {
            User user = table.id(id)
                    .flatMap(pointer -> table.user(Ids.username(pointer)))
                    .orElseThrow(() -> ProblemException.unauthenticated("The user is gone"));
            return subject(user, table.credentials(user.username()));
        });
    }

    public void logout(String token) {
        signIns.end(token);
    }

    private Optional<User> find(String login) {
        return login.contains("@")
                ? table.userByEmail(login)
                        .or(() -> table.userByEmail(login.trim().toLowerCase(Locale.ROOT)))
                : table.user(login);
    }

    private static Subject<User> subject(User user, Optional<Credentials> credentials) {
        return new Subject<>(
                user, user.caller(), credentials.map(Credentials::epoch).orElse(0L), user.active());
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
            table.credentialsTable()
                    .put(CredentialsBuilder.of(credentials)
                            .passwordHash(passwords.hash(password))
                            .build());
        } catch (WriteRefusedException changed) {
            // the password was changed, or hashed anew, at the same moment: that one counts
            return;
        }
    }
}
