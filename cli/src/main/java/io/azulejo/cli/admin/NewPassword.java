package io.azulejo.cli.admin;

import io.azulejo.cli.call.CommandFailedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The password of a new account: from a file, or made and shown once. */
final class NewPassword {
    private static final int BYTES = 15;

    @Option(
            names = "--password-file",
            paramLabel = "FILE",
            description = "The password of a new account, in a file; without one a password is made and printed.")
    private @Nullable Path file;

    /** What to tell the caller about the password besides: nothing if it is the caller's own. */
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
                            + "): give a file with nothing but the password",
                    e);
        }
    }
}
