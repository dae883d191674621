package io.azulejo.cli.common;

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

/** File of access keys in the format of {@code ~/.aws/credentials}. */
public final class CredentialsFile {
    private static final String ID = "aws_access_key_id";
    private static final String SECRET = "aws_secret_access_key";

    private CredentialsFile() {}

    /**
     * Returns the keys of all profiles.
     *
     * @throws IllegalArgumentException with a message for the user, if there are none
     */
    public static List<AccessKey> read(Path path) {
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
            throw new IllegalArgumentException(path + " has no profile with " + ID + " and " + SECRET);
        }
        return keys;
    }

    /** Returns the content of a file with one key. */
    public static String text(AccessKey key) {
        return "[default]\n" + ID + " = " + key.id() + "\n" + SECRET + " = " + key.secret() + "\n";
    }

    private static List<String> lines(Path path) {
        try {
            return Files.readAllLines(path);
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException(path + " does not exist", e);
        } catch (IOException e) {
            throw new IllegalArgumentException(path + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static AccessKey key(String where, String id, String secret) {
        try {
            return new AccessKey(id, secret);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(where + ": " + e.getMessage(), e);
        }
    }
}
