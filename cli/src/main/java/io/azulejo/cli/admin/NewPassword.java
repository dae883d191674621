package io.azulejo.cli.admin;

import io.azulejo.cli.common.CommandFailedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Password of a new account: read from a file, or generated and printed once. */
final class NewPassword {
    private static final int BYTES = 15;

    @Option(
            names = "--password-file",
            paramLabel = "FILE",
            description = "A file with the password of a new account; without it, a password is generated and printed.")
    private @Nullable Path file;

    /** Password, and a note for the message: empty if the password is the caller's own. */
    record Chosen(String password, String told) {}

    Chosen choose() {
        if (file == null) {
            byte[] random = new byte[BYTES];
            new SecureRandom().nextBytes(random);
            String made = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
            return new Chosen(made, " with the password " + made);
        }
        try {
            return new Chosen(Files.readString(file).strip(), "");
        } catch (IOException e) {
            throw new CommandFailedException(
                    "--password-file " + file + " cannot be read (" + e.getMessage()
                            + "): give a file that contains only the password",
                    e);
        }
    }
}
