package io.azulejo.wavyblog.domain;

import io.azulejo.auth.password.Passwords;
import io.azulejo.auth.signin.PasswordResets;
import io.azulejo.auth.signin.PasswordSignIn;
import io.azulejo.auth.signin.SignIns;
import io.azulejo.auth.signin.SignIns.Subject;
import io.azulejo.http.text.Ids;
import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.wavyblog.table.Credentials;
import io.azulejo.wavyblog.table.CredentialsBuilder;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserAttributes;
import io.azulejo.wavyblog.table.UserKeys;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Sign-in with a password, by username or email address. */
@Singleton
public final class SignIn extends PasswordSignIn<SignIn.Known> {
    private final WavyBlogTable table;
    private final EmailVerification mails;

    public SignIn(
            WavyBlogTable table, Passwords passwords, SignIns signIns, PasswordResets resets, EmailVerification mails) {
        super(passwords, signIns, resets);
        this.table = table;
        this.mails = mails;
    }

    /**
     * User who can sign in.
     *
     * @param credentials empty for a legacy user, whose hash is in the user item
     */
    public record Known(User user, Optional<Credentials> credentials) {}

    @Override
    protected List<Subject<Known>> find(String login) {
        Optional<User> found = login.contains("@")
                ? table.userByEmail(login)
                        .or(() -> table.userByEmail(login.trim().toLowerCase(Locale.ROOT)))
                : table.user(login);
        return found.map(this::withId).map(this::subject).stream().toList();
    }

    @Override
    protected Optional<Subject<Known>> currentState(String userId) {
        return table.id(userId)
                .flatMap(pointer -> table.user(IdPointers.username(pointer)))
                .map(this::subject);
    }

    /** Gives a legacy user without an id one, because tokens identify users by it. */
    private User withId(User user) {
        return user.userId().isEmpty()
                ? table.userTable()
                        .update(UserKeys.of(user.username()))
                        .set(UserAttributes.USER_ID, Ids.next("usr_"))
                        .run()
                : user;
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
    protected boolean needsRehash(Subject<Known> subject) {
        return subject.user().credentials().isEmpty() || super.needsRehash(subject);
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
                            () -> migrateCredentials(known.user(), hash));
        } catch (WriteRefusedException conflict) {
            return; // another login or password change was first; its result stays
        }
    }

    /** Moves the hash of a legacy user out of the user item, which an index copies, and adds the id pointer. */
    private void migrateCredentials(User user, String hash) {
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
        table.transaction()
                .put(CredentialsBuilder.of(old)
                        .passwordHash(hash)
                        .epoch(old.epoch() + 1)
                        .build())
                .update(
                        table.userTable() // ends the access tokens too
                                .update(UserKeys.of(known.user().username()))
                                .add(UserAttributes.TOKEN_EPOCH, 1L))
                .run();
    }

    @Override
    protected void addressProven(Known known, String address) {
        User user = known.user();
        if (!user.verified() && user.email().equalsIgnoreCase(address)) {
            table.userTable()
                    .update(UserKeys.of(user.username()))
                    .set(UserAttributes.EMAIL_VERIFIED, true)
                    .where(UserAttributes.EMAIL.eq(user.email()))
                    .run();
        }
    }

    /** Requests a reset by email address. Ignores usernames, because a token cannot be sent to them. */
    @Override
    public Optional<URI> requestReset(String email) {
        return email.contains("@") ? super.requestReset(email) : Optional.empty();
    }

    @Override
    protected Optional<URI> deliver(Known known, String token) {
        User user = known.user();
        if (known.credentials().isEmpty()) {
            table.idTable()
                    .put(IdPointers.ofUser(user.userId(), user.username())); // lets the reset token find a legacy user
        }
        return mails.sendReset(user, token);
    }
}
