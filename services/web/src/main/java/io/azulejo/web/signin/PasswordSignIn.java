package io.azulejo.web.signin;

import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.signin.SignIns.Subject;
import io.azulejo.web.signin.SignIns.Tokens;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Sign-in by password: login, refresh and logout, and new passwords, by who knows the old one or who gets the message.
 * Which users there are, and where their hashes lie, is the service's. Thread-safe.
 *
 * @param <U> what the service knows of a user
 */
public abstract class PasswordSignIn<U> {
    private final Passwords passwords;
    private final SignIns signIns;
    private final PasswordResets resets;

    protected PasswordSignIn(Passwords passwords, SignIns signIns, PasswordResets resets) {
        this.passwords = passwords;
        this.signIns = signIns;
        this.resets = resets;
    }

    /** The routes on which passwords and their tokens are tried, and whatever else the service wants limited so. */
    public static Set<String> paths(String root, String... more) {
        Set<String> paths = new TreeSet<>(Arrays.asList(more));
        for (String path : List.of("login", "refresh", "password", "password-reset", "password-reset/confirm")) {
            paths.add(root + "/" + path);
        }
        return paths;
    }

    /** Those whom a login may mean; several only where others gave one address to several users. */
    protected abstract List<Subject<U>> find(String login);

    /** The user of an id, as of now. */
    protected abstract Optional<Subject<U>> present(String id);

    /** Stores the same password hashed anew, unless the user was changed at the same moment: then the next login does. */
    protected abstract void rehash(U user, String hash);

    /** Stores a new password, and with it ends every sign-in. */
    protected abstract void replace(U user, String hash);

    /** Brings the token of a reset to the user, by a way that only the user reads. */
    protected abstract void deliver(U user, String token);

    /** Whether the password should be hashed anew, now that it is known. */
    protected boolean outdated(Subject<U> subject) {
        String hash = subject.passwordHash();
        return hash != null && passwords.outdated(hash);
    }

    public Tokens<U> login(String login, String password) {
        List<Subject<U>> candidates = find(login);
        Optional<Subject<U>> found = candidates.stream()
                .filter(subject -> passwords.verify(password, subject.passwordHash()))
                .findFirst();
        if (found.isEmpty()) {
            if (candidates.isEmpty()) {
                passwords.verify(password, null); // takes as long, so that nobody can tell
            }
            throw ProblemException.unauthenticated("Login or password is wrong");
        }
        Tokens<U> tokens = signIns.begin(found.get());
        if (outdated(found.get())) {
            rehash(tokens.user(), passwords.hash(password));
        }
        return tokens;
    }

    public Tokens<U> refresh(String token) {
        return signIns.refresh(token, this::existing);
    }

    public void logout(String token) {
        signIns.end(token);
    }

    /** Replaces the password of who knows the old one. */
    public void changePassword(String id, String oldPassword, String newPassword) {
        Passwords.check("newPassword", newPassword);
        Subject<U> subject = existing(id);
        if (!passwords.verify(oldPassword, subject.passwordHash())) {
            throw ProblemException.invalid("oldPassword", "is wrong");
        }
        replace(subject.user(), passwords.hash(newPassword));
    }

    /** Sends a token to the address if a user has it; the caller learns nothing either way. */
    public void requestReset(String email) {
        find(email).stream()
                .filter(Subject::active)
                .forEach(subject ->
                        deliver(subject.user(), resets.begin(subject.caller().subject())));
    }

    /** Replaces the password of who got the message. */
    public void resetPassword(String token, String newPassword) {
        Passwords.check("newPassword", newPassword);
        Subject<U> subject = present(resets.take(token))
                .filter(Subject::active)
                .orElseThrow(() -> ProblemException.forbidden("This user is disabled"));
        replace(subject.user(), passwords.hash(newPassword));
    }

    private Subject<U> existing(String id) {
        return present(id).orElseThrow(() -> ProblemException.unauthenticated("The user is gone"));
    }
}
