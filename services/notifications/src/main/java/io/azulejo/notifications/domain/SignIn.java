package io.azulejo.notifications.domain;

import io.azulejo.auth.mail.AccountLinks;
import io.azulejo.auth.mail.AccountMail;
import io.azulejo.auth.mail.AccountMailer;
import io.azulejo.auth.password.Passwords;
import io.azulejo.auth.signin.PasswordResets;
import io.azulejo.auth.signin.PasswordSignIn;
import io.azulejo.auth.signin.SignIns;
import io.azulejo.auth.signin.SignIns.Subject;
import io.azulejo.notifications.NotificationsOptions;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserAttributes;
import io.azulejo.notifications.table.UserEmail;
import io.azulejo.notifications.table.UserEmailKeys;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.UnreadableItemException;
import io.azulejo.toolkit.error.WriteRefusedException;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sign-in by e-mail address and password. */
@Singleton
public final class SignIn extends PasswordSignIn<User> {
    private static final Logger LOG = LoggerFactory.getLogger(SignIn.class);
    private static final String BCRYPT_PREFIX = "$2";

    private final NotificationsTable table;
    private final AccountLinks links;
    private final AccountMailer mailer;
    private final boolean exclusiveTables;

    public SignIn(
            NotificationsTable table,
            Passwords passwords,
            SignIns signIns,
            PasswordResets resets,
            AccountLinks links,
            AccountMailer mailer,
            NotificationsOptions options) {
        super(passwords, signIns, resets);
        this.table = table;
        this.links = links;
        this.mailer = mailer;
        this.exclusiveTables = options.exclusiveTables();
    }

    /**
     * Finds a user through the uniqueness item with a consistent read. Legacy users without one are found through the
     * index and get one now.
     */
    @Override
    protected List<Subject<User>> find(String email) {
        String canonical = email.trim().toLowerCase(Locale.ROOT);
        Optional<User> guarded;
        try {
            guarded = table.userEmail(email)
                    .or(() -> table.userEmail(canonical))
                    .flatMap(guard -> table.user(guard.userId()));
        } catch (UnreadableItemException e) {
            LOG.warn("Attribute {} of a {} who signs in cannot be read", e.attribute(), e.entity());
            return List.of();
        }
        if (guarded.isPresent()) {
            return List.of(subject(guarded.get()));
        }
        List<User> indexed = table.userByEmail(email);
        List<User> found = indexed.isEmpty() && !canonical.equals(email) ? table.userByEmail(canonical) : indexed;
        if (found.size() == 1 && !found.getFirst().email().isEmpty()) {
            User user = found.getFirst();
            table.userEmailTable()
                    .getOrCreate(UserEmailKeys.of(user.email()), () -> new UserEmail(user.email(), user.id()));
        }
        return found.stream().map(SignIn::subject).toList();
    }

    @Override
    protected Optional<Subject<User>> currentState(String id) {
        return table.user(id).map(SignIn::subject);
    }

    private static Subject<User> subject(User user) {
        String hash = user.passwordHash().isEmpty() ? null : user.passwordHash();
        return new Subject<>(user, user.caller(), hash, user.epochOrZero(), user.active());
    }

    /** Returns whether a login replaces the hash. Another application that shares the table verifies bcrypt only. */
    @Override
    protected boolean needsRehash(Subject<User> subject) {
        String hash = subject.passwordHash();
        boolean shared = !exclusiveTables && hash != null && hash.startsWith(BCRYPT_PREFIX);
        return !shared && super.needsRehash(subject);
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
        password(user, hash).set(UserAttributes.EPOCH, user.epochOrZero() + 1).run();
    }

    private EntityUpdate<User> password(User user, String hash) {
        return table.userTable()
                .update(UserKeys.of(user.id()))
                .set(UserAttributes.PASSWORD_HASH, hash)
                .expectVersion(user.version());
    }

    @Override
    protected Optional<URI> deliver(User user, String token) {
        return mailer.deliver(new AccountMail(
                AccountMail.Purpose.RESET_PASSWORD, "the notifications", user.id(), user.email(), links.reset(token)));
    }
}
