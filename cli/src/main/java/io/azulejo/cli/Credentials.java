package io.azulejo.cli;

import io.azulejo.server.signature.AccessKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options that say who may sign requests. */
final class Credentials {
    private static final String ID = "aws_access_key_id";
    private static final String SECRET = "aws_secret_access_key";

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
        Map<String, Map<String, String>> profiles = new TreeMap<>();
        String profile = "";
        for (String line : lines(path)) {
            String text = line.strip();
            int equals = text.indexOf('=');
            if (text.startsWith("[") && text.endsWith("]")) {
                profile = text.substring(1, text.length() - 1).strip();
            } else if (equals > 0 && !text.startsWith("#") && !text.startsWith(";")) {
                profiles.computeIfAbsent(profile, name -> new TreeMap<>())
                        .put(
                                text.substring(0, equals).strip().toLowerCase(Locale.ROOT),
                                text.substring(equals + 1).strip());
            }
        }
        List<AccessKey> keys = new ArrayList<>();
        profiles.forEach((name, settings) -> {
            String id = settings.get(ID);
            String secret = settings.get(SECRET);
            if (id != null && secret != null) {
                keys.add(key("profile [" + name + "] of " + path, id, secret));
            }
        });
        if (keys.isEmpty()) {
            throw wrong("--credentials " + path + " has no profile with " + ID + " and " + SECRET);
        }
        return keys;
    }

    private List<String> lines(Path path) {
        try {
            return Files.readAllLines(path);
        } catch (NoSuchFileException e) {
            throw wrong("--credentials " + path + " does not exist");
        } catch (IOException e) {
            throw wrong("--credentials " + path + " cannot be read: " + e.getMessage());
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
