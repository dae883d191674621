package io.azulejo.cli;

import io.azulejo.cli.call.CredentialsFile;
import io.azulejo.server.signature.AccessKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options that say who may sign requests. */
final class Credentials {
    @Option(
            names = "--access-key",
            paramLabel = "ID",
            description = "The key that requests are signed with; needs --secret-key.")
    private @Nullable String accessKey;

    @Option(
            names = "--secret-key",
            paramLabel = "SECRET",
            description = "The secret of --access-key. Other users may see it in the list of processes:"
                    + " prefer --credentials.")
    private @Nullable String secretKey;

    @Option(
            names = "--credentials",
            paramLabel = "FILE",
            description = "A file of keys that requests are signed with; it looks like ~/.aws/credentials.")
    private @Nullable Path file;

    @Spec(Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    /** The keys that were given; none means that any credentials are fine. */
    List<AccessKey> accessKeys() {
        if ((accessKey == null) != (secretKey == null)) {
            throw wrong("--access-key and --secret-key are given together or not at all");
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
            return CredentialsFile.read(path);
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
