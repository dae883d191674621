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
import io.azulejo.web.signin.PasswordResets;
import io.azulejo.web.signin.PasswordSignIn;
import io.azulejo.web.signin.SignIns;
import io.azulejo.web.signin.SignIns.Subject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Who may act as which user, by username or e-mail address. */
@Singleton
public final class SignIn extends PasswordSignIn<SignIn.Known> {
    private final WavyBlogTable table;
    private final ResetCourier courier;

    public SignIn(
            WavyBlogTable table, Passwords passwords, SignIns signIns, PasswordResets resets, ResetCourier courier) {
        super(passwords, signIns, resets);
        this.table = table;
        this.courier = courier;
    }

    /**
     * A user who may sign in.
     *
     * @param credentials empty for a user of others, whose hash is in the user's own item
     */
    public record Known(User user, Optional<Credentials> credentials) {}

    @Override
    protected List<Subject<Known>> find(String login) {
        Optional<User> found = login.contains("@")
                ? table.userByEmail(login)
                        .or(() -> table.userByEmail(login.trim().toLowerCase(Locale.ROOT)))
                : table.user(login);
        return found.map(this::subject).stream().toList();
    }

    @Override
    protected Optional<Subject<Known>> present(String userId) {
        return table.id(userId)
                .flatMap(pointer -> table.user(IdPointers.username(pointer)))
                .map(this::subject);
    }

    private Subject<Known> subject(User user) {
        Optional<Credentials> credentials = table.credentials(user.username());
        return new Subject<>(
                new Known(user, credentials),
                user.caller(),
                credentials.map(Credentials::passwordHash).orElse(user.passwordHash()),
                credentials.map(Credentials::epoch).orElse(0L),
                user.active());
    }

    @Override
    protected boolean outdated(Subject<Known> subject) {
        return subject.user().credentials().isEmpty() || super.outdated(subject);
    }

    @Override
    protected void rehash(Known known, String hash) {
        try {
            known.credentials()
                    .ifPresentOrElse(
                            old -> table.credentialsTable()
                                    .put(CredentialsBuilder.of(old)
                                            .passwordHash(hash)
                                            .build()),
                            () -> adopt(known.user(), hash));
        } catch (WriteRefusedException done) {
            return; // by another login, or the password was changed at the same moment: that one counts
        }
    }

    /** Moves a hash out of the item that an index copies whole, and makes the user known by its id. */
    private void adopt(User user, String hash) {
        table.transaction()
                .create(new Credentials(user.username(), hash, 0, Generated.TIME, 0))
                .put(IdPointers.ofUser(user.userId(), user.username()))
                .update(table.userTable().update(UserKeys.of(user.username())).remove(UserAttributes.PASSWORD_HASH))
                .run();
    }

    @Override
    protected void replace(Known known, String hash) {
        Credentials old = known.credentials()
                .orElseGet(() -> Credentials.first(known.user().username()));
        table.credentialsTable()
                .put(CredentialsBuilder.of(old)
                        .passwordHash(hash)
                        .epoch(old.epoch() + 1)
                        .build());
    }

    /** By address alone; a name is no place to send anything to. */
    @Override
    public void requestReset(String email) {
        if (email.contains("@")) {
            super.requestReset(email);
        }
    }

    @Override
    protected void deliver(Known known, String token) {
        User user = known.user();
        if (known.credentials().isEmpty()) {
            table.idTable()
                    .put(IdPointers.ofUser(
                            user.userId(), user.username())); // by which the token finds a user of others
        }
        courier.deliver(user, token);
    }
}
