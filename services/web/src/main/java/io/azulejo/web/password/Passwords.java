package io.azulejo.web.password;

import com.password4j.Argon2Function;
import com.password4j.BadParametersException;
import com.password4j.BcryptFunction;
import com.password4j.Password;
import com.password4j.types.Argon2;
import io.azulejo.web.problem.ProblemException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Hashes passwords with argon2id and verifies what others hashed with bcrypt. Thread-safe.
 *
 * <p>bcrypt reads 72 bytes and no more, so a longer password verifies by its first 72; the new hash, made at the next
 * login, covers all of it.
 */
public final class Passwords {
    private static final int SHORTEST = 8;
    private static final int LONGEST = 256;
    private static final int BCRYPT_BYTES = 72;

    private final Argon2Function argon2;
    private final String nobody;

    public Passwords(PasswordOptions options) {
        argon2 = Argon2Function.getInstance(
                options.memory(), options.iterations(), options.parallelism(), 32, Argon2.ID);
        nobody = hash("the password of nobody");
    }

    /** Refuses a password that is too short or too long, naming the field. */
    public static void check(String field, String password) {
        int length = password.codePointCount(0, password.length());
        if (length < SHORTEST || length > LONGEST) {
            throw ProblemException.invalid(
                    field, "must be " + SHORTEST + " to " + LONGEST + " characters long, and is " + length);
        }
    }

    public String hash(String password) {
        return Password.hash(password).addRandomSalt(16).with(argon2).getResult();
    }

    /** Takes as long for a user that does not exist (no hash) as for one that does, so that nobody can tell. */
    public boolean verify(String password, @Nullable String hash) {
        return matches(password, hash == null ? nobody : hash) && hash != null;
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
            return false; // a hash of no known kind is nobody's password
        }
    }

    /** Whether the password should be hashed again, now that it is known. */
    public boolean outdated(String hash) {
        return !hash.startsWith("$argon2id$")
                || !Argon2Function.getInstanceFromHash(hash).equals(argon2);
    }
}
