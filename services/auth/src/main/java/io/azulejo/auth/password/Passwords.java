package io.azulejo.auth.password;

import com.password4j.Argon2Function;
import com.password4j.BadParametersException;
import com.password4j.BcryptFunction;
import com.password4j.Password;
import com.password4j.types.Argon2;
import io.azulejo.http.problem.ProblemException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Password hashing with argon2id, and verification of legacy bcrypt hashes. Thread-safe.
 *
 * <p>bcrypt uses only the first 72 bytes, so a longer password is verified by those. The new hash, written at the next
 * login, covers the whole password.
 */
public final class Passwords {
    private static final int MIN_LENGTH = 8;
    private static final int MAX_LENGTH = 256;
    private static final int BCRYPT_BYTES = 72;

    private final Argon2Function argon2;
    private final HashingPool pool;
    private final String dummyHash;

    public Passwords(PasswordOptions options) {
        this(options, HashingPool.shared());
    }

    Passwords(PasswordOptions options, HashingPool pool) {
        this.pool = pool;
        argon2 = Argon2Function.getInstance(
                options.memory(), options.iterations(), options.parallelism(), 32, Argon2.ID);
        dummyHash = hashNow("the password of nobody");
    }

    /** Rejects a password that is too short or too long, naming the field. */
    public static void check(String field, String password) {
        int length = password.codePointCount(0, password.length());
        if (length < MIN_LENGTH || length > MAX_LENGTH) {
            throw ProblemException.invalid(
                    field, "must be " + MIN_LENGTH + " to " + MAX_LENGTH + " characters long, not " + length);
        }
    }

    /** Returns the hash of a password; fails with 429 if too many passwords are waiting to be hashed. */
    public String hash(String password) {
        return pool.run(() -> hashNow(password));
    }

    private String hashNow(String password) {
        return Password.hash(password).addRandomSalt(16).with(argon2).getResult();
    }

    /**
     * Returns whether the password matches. A missing hash (an unknown user) takes as long as an existing one, so that
     * the response time reveals nothing. It fails with 429 if too many passwords are waiting to be checked.
     */
    public boolean verify(String password, @Nullable String hash) {
        return pool.run(() -> matches(password, hash == null ? dummyHash : hash)) && hash != null;
    }

    private static boolean matches(String password, String hash) {
        try {
            if (hash.startsWith("$2")) {
                byte[] bytes = password.getBytes(StandardCharsets.UTF_8);
                byte[] read = bytes.length > BCRYPT_BYTES ? Arrays.copyOf(bytes, BCRYPT_BYTES) : bytes;
                return BcryptFunction.getInstanceFromHash(hash).check(read, hash.getBytes(StandardCharsets.UTF_8));
            }
            return Argon2Function.getInstanceFromHash(hash).check(password, hash);
        } catch (BadParametersException unreadable) {
            return false; // no password matches a hash of an unknown format
        }
    }

    /** Returns whether the password should be hashed again with the current parameters. */
    public boolean needsRehash(String hash) {
        return !hash.startsWith("$argon2id$")
                || !Argon2Function.getInstanceFromHash(hash).equals(argon2);
    }
}
