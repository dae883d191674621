package io.azulejo.auth.signin;

import io.azulejo.auth.password.Passwords;
import io.azulejo.auth.signin.SignIns.Subject;
import io.azulejo.auth.signin.SignIns.Tokens;
import io.azulejo.http.caller.ClientAddress;
import io.azulejo.http.problem.ProblemException;
import java.net.URI;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Sign-in with a password: login, refresh and logout, and password changes with the old password or a reset token. The
 * service supplies the users and stores their hashes. Thread-safe.
 *
 * @param <U> the service's user
 */
public abstract class PasswordSignIn<U> {
    private final Passwords passwords;
    private final SignIns signIns;
    private final PasswordResets resets;
    private final SignInAttempts attempts;

    protected PasswordSignIn(Passwords passwords, SignIns signIns, PasswordResets resets) {
        this(passwords, signIns, resets, new SignInAttempts(InstantSource.system()));
    }

    protected PasswordSignIn(Passwords passwords, SignIns signIns, PasswordResets resets, SignInAttempts attempts) {
        this.attempts = attempts;
        this.passwords = passwords;
        this.signIns = signIns;
        this.resets = resets;
    }

    /** Returns the routes on which passwords and tokens could be guessed, and the given ones. */
    public static Set<String> paths(String root, String... more) {
        Set<String> paths = new TreeSet<>(Arrays.asList(more));
        for (String path : List.of("login", "refresh", "password", "password-reset", "password-reset/confirm")) {
            paths.add(root + "/" + path);
        }
        return paths;
    }

    /** Returns the users that a login matches; more than one only if legacy data has several users with one address. */
    protected abstract List<Subject<U>> find(String login);

    /** Returns the current state of a user. */
    protected abstract Optional<Subject<U>> currentState(String id);

    /**
     * Stores a new hash of the same password. If the user changes concurrently, it does nothing, and the next login
     * tries again.
     */
    protected abstract void rehash(U user, String hash);

    /** Stores a new password and ends every sign-in. */
    protected abstract void replace(U user, String hash);

    /**
     * Sends a reset token to the user, over a channel that only the user reads. Returns the link with the token if the
     * client that asks may see it.
     */
    protected abstract Optional<URI> deliver(U user, String token);

    /**
     * Notes that the user has received a mail at the address, which may no longer be the user's. The service marks it as
     * verified, if it verifies addresses.
     */
    protected void addressProven(U user, String address) {}

    /** Returns whether the password should be hashed again with the current parameters. */
    protected boolean needsRehash(Subject<U> subject) {
        String hash = subject.passwordHash();
        return hash != null && passwords.needsRehash(hash);
    }

    /** Signs in with a password; fails with 429 if it comes too early after failed attempts. */
    public Tokens<U> login(String login, String password) {
        String address = ClientAddress.current().host();
        attempts.check(login, address);
        List<Subject<U>> candidates = find(login);
        Optional<Subject<U>> found = candidates.stream()
                .filter(subject -> passwords.verify(password, subject.passwordHash()))
                .findFirst();
        if (found.isEmpty()) {
            if (candidates.isEmpty()) {
                passwords.verify(password, null); // takes the same time, to hide that the user does not exist
            }
            attempts.failed(login, address);
            throw ProblemException.unauthenticated("Login or password is wrong");
        }
        attempts.succeeded(login, address);
        Tokens<U> tokens = signIns.begin(found.get());
        if (needsRehash(found.get())) {
            rehash(tokens.user(), passwords.hash(password));
        }
        return tokens;
    }

    public Tokens<U> refresh(String token) {
        return refresh(token, "");
    }

    /** Returns the next tokens of a sign-in. Two tabs of the same client may refresh at the same moment. */
    public Tokens<U> refresh(String token, String client) {
        return signIns.refresh(token, client, this::existing);
    }

    public void logout(String token) {
        signIns.end(token);
    }

    /** Replaces the password of a user who knows the old one. */
    public void changePassword(String id, String oldPassword, String newPassword) {
        Passwords.check("newPassword", newPassword);
        Subject<U> subject = existing(id);
        if (!passwords.verify(oldPassword, subject.passwordHash())) {
            throw ProblemException.invalid("oldPassword", "is wrong");
        }
        replace(subject.user(), passwords.hash(newPassword));
    }

    /**
     * Sends a token to the address if a user has it; the client learns nothing either way. Returns the link with the
     * token only on a server that shows links instead of sending them.
     */
    public Optional<URI> requestReset(String email) {
        List<Optional<URI>> links = find(email).stream()
                .filter(Subject::active)
                .map(subject ->
                        deliver(subject.user(), resets.begin(subject.caller().subject(), email.trim())))
                .toList();
        return links.stream().flatMap(Optional::stream).findFirst();
    }

    /** Replaces the password of a user who has a reset token. */
    public void resetPassword(String token, String newPassword) {
        Passwords.check("newPassword", newPassword);
        PasswordReset reset = resets.take(token);
        Subject<U> subject = currentState(reset.subject())
                .filter(Subject::active)
                .orElseThrow(() -> ProblemException.forbidden("This user is disabled"));
        replace(subject.user(), passwords.hash(newPassword));
        if (reset.address() != null) {
            addressProven(subject.user(), reset.address());
        }
    }

    private Subject<U> existing(String id) {
        return currentState(id).orElseThrow(() -> ProblemException.unauthenticated("The user no longer exists"));
    }
}
