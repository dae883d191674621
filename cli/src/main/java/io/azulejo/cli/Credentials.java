package io.azulejo.cli;

import io.azulejo.auth.token.OwnerOnlyFiles;
import io.azulejo.cli.common.CredentialsFile;
import io.azulejo.server.signature.AccessKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Options with the access keys that may sign requests. */
final class Credentials {
    @Option(
            names = "--access-key",
            paramLabel = "ID",
            description = "The access key id that requests must be signed with; needs --secret-key.")
    private @Nullable String accessKey;

    @Option(
            names = "--secret-key",
            paramLabel = "SECRET",
            description = "The secret of --access-key. Other users may see it in the process list:"
                    + " prefer --credentials.")
    private @Nullable String secretKey;

    @Option(
            names = "--credentials",
            paramLabel = "FILE",
            description = "A file with the access keys, in the format of ~/.aws/credentials.")
    private @Nullable Path file;

    @Spec(Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    /** Returns the given keys; if there are none, any credentials are accepted. */
    List<AccessKey> accessKeys() {
        if ((accessKey == null) != (secretKey == null)) {
            throw wrong("--access-key and --secret-key are given together or not at all: add the other one");
        }
        List<AccessKey> keys = new ArrayList<>();
        if (accessKey != null && secretKey != null) {
            keys.add(key("--access-key", accessKey, secretKey));
        }
        if (file != null) {
            keys.addAll(read(file));
        }
        return keys;
    }

    private List<AccessKey> read(Path path) {
        try {
            if (Files.exists(path)) {
                OwnerOnlyFiles.check(path);
            }
            return CredentialsFile.read(path);
        } catch (IOException e) {
            throw wrong("--credentials " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw wrong("--credentials " + e.getMessage());
        }
    }

    private AccessKey key(String where, String id, String secret) {
        try {
            return new AccessKey(id, secret);
        } catch (IllegalArgumentException e) {
            throw wrong(where + ": " + e.getMessage());
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
