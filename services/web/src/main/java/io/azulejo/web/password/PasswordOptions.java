package io.azulejo.web.password;

/**
 * What new password hashes cost. The defaults are OWASP's for argon2id.
 *
 * @param memory in KiB
 */
public record PasswordOptions(int memory, int iterations, int parallelism) {

    public static PasswordOptions defaults() {
        return new PasswordOptions(19_456, 2, 1);
    }

    /** Fast and weak, so that a test may sign in often. */
    public static PasswordOptions forTests() {
        return new PasswordOptions(64, 1, 1);
    }
}
