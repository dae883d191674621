package io.azulejo.auth.password;

/**
 * Cost parameters of new password hashes. The defaults are OWASP's for argon2id.
 *
 * @param memory in KiB
 */
public record PasswordOptions(int memory, int iterations, int parallelism) {

    public static PasswordOptions defaults() {
        return new PasswordOptions(19_456, 2, 1);
    }

    /** Returns fast and weak parameters for tests. */
    public static PasswordOptions forTests() {
        return new PasswordOptions(64, 1, 1);
    }
}
