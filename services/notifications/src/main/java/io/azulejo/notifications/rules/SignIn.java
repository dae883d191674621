package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserAttributes;
import io.azulejo.notifications.table.UserEmail;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.signin.SignIns;
import io.azulejo.web.signin.SignIns.Subject;
import io.azulejo.web.signin.SignIns.Tokens;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Who may act as which user: login, refresh and logout. */
@Singleton
public final class SignIn {
    private final NotificationsTable table;
    private final Passwords passwords;
    private final SignIns signIns;

    public SignIn(NotificationsTable table, Passwords passwords, SignIns signIns) {
        this.table = table;
        this.passwords = passwords;
        this.signIns = signIns;
    }

    public Tokens<User> login(String email, String password) {
        List<User> candidates = find(email);
        // Several users of others may have one address: the password tells whose it is.
        Optional<User> found = candidates.stream()
                .filter(user -> passwords.verify(password, user.passwordHash()))
                .findFirst();
        if (found.isEmpty()) {
            if (candidates.isEmpty()) {
                passwords.verify(password, null); // takes as long, so that nobody can tell
            }
            throw ProblemException.unauthenticated("Address or password is wrong");
        }
        User user = found.get();
        Tokens<User> tokens = signIns.begin(subject(user));
        if (passwords.outdated(user.passwordHash())) {
            rehash(user, password);
        }
        return tokens;
    }

    public Tokens<User> refresh(String token) {
        return signIns.refresh(
                token,
                id -> subject(table.user(id).orElseThrow(() -> ProblemException.unauthenticated("The user is gone"))));
    }

    public void logout(String token) {
        signIns.end(token);
    }

    /** By the guard, consistently; by the index those who have none, who get one now. */
    List<User> find(String email) {
        String canonical = email.trim().toLowerCase(Locale.ROOT);
        Optional<User> guarded = table.userEmail(email)
                .or(() -> table.userEmail(canonical))
                .flatMap(guard -> table.user(guard.userId()));
        if (guarded.isPresent()) {
            return List.of(guarded.get());
        }
        List<User> indexed = table.userByEmail(email);
        List<User> found = indexed.isEmpty() && !canonical.equals(email) ? table.userByEmail(canonical) : indexed;
        if (found.size() == 1) {
            guard(found.getFirst());
        }
        return found;
    }

    private void guard(User user) {
        try {
            table.userEmailTable().create(new UserEmail(user.email(), user.id()));
        } catch (AlreadyExistsException meanwhile) {
            return; // another login was faster
        }
    }

    private static Subject<User> subject(User user) {
        return new Subject<>(user, user.caller(), user.knownEpoch(), user.active());
    }

    private void rehash(User user, String password) {
        try {
            table.userTable()
                    .update(UserKeys.of(user.id()))
                    .set(UserAttributes.PASSWORD_HASH, passwords.hash(password))
                    .expectVersion(user.version())
                    .run();
        } catch (WriteRefusedException changed) {
            return; // the user was changed at the same moment: the next login tries again
        }
    }
}
