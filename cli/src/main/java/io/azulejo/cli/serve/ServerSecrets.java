package io.azulejo.cli.serve;

import io.azulejo.auth.token.OwnerOnlyFiles;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.cli.common.CredentialsFile;
import io.azulejo.server.signature.AccessKey;
import io.azulejo.toolkit.cursor.CursorKeys;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Secrets of a server: created if they are missing, in files that only their owner can read. Without a folder they
 * exist only in this process. Not thread-safe.
 */
public final class ServerSecrets {
    private static final int CURSOR_KEY_BYTES = 32;
    private static final String CREDENTIALS = "credentials";

    private final @Nullable Path folder;
    private final SecureRandom random = new SecureRandom();

    /** Creates keys in a folder, or in memory if it is null. */
    public ServerSecrets(@Nullable Path folder) {
        this.folder = folder == null ? null : folder.toAbsolutePath().normalize();
    }

    /** Returns the keys that sign a service's tokens. */
    SigningKeys signing(String service) {
        return folder == null
                ? SigningKeys.inMemory(InstantSource.system())
                : SigningKeys.in(folder.resolve(service), InstantSource.system());
    }

    /** Returns the key of all cursors. It is stored, so that a cursor stays valid after a restart. */
    CursorKeys cursors() {
        String generated = HexFormat.of().formatHex(bytes(CURSOR_KEY_BYTES));
        String text = folder == null
                ? generated
                : stored(folder.resolve("cursor.key"), generated).strip();
        try {
            return CursorKeys.of("1", HexFormat.of().parseHex(text));
        } catch (IllegalArgumentException e) {
            throw new CommandFailedException(
                    folder + "/cursor.key is not a key of 64 hex digits; delete it, and a new one is created", e);
        }
    }

    /** Returns the key that signs requests to the DynamoDB endpoint. */
    AccessKey wire() {
        AccessKey generated = new AccessKey(
                "AZ" + HexFormat.of().formatHex(bytes(9)).toUpperCase(Locale.ROOT),
                Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(30)));
        if (folder == null) {
            return generated;
        }
        Path file = folder.resolve(CREDENTIALS);
        stored(file, CredentialsFile.text(generated));
        try {
            return CredentialsFile.read(file).getFirst();
        } catch (IllegalArgumentException e) {
            throw new CommandFailedException(e.getMessage() + "; delete it, and a new one is created", e);
        }
    }

    /** Returns the studio's password, used if other machines can reach it. */
    String studioPassword() {
        String generated = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(18));
        Path file = studioPasswordFile();
        return file == null ? generated : stored(file, generated).strip();
    }

    /** Returns the file with {@link #studioPassword()}; null if it is in memory. */
    @Nullable
    Path studioPasswordFile() {
        return folder == null ? null : folder.resolve("studio.password");
    }

    /** Returns the file with {@link #wire()}; null if the key is in memory. */
    @Nullable
    Path wireFile() {
        return folder == null ? null : folder.resolve(CREDENTIALS);
    }

    private static String stored(Path file, String generated) {
        try {
            if (!Files.exists(file)) {
                OwnerOnlyFiles.createFolder(file.resolveSibling("").toAbsolutePath());
                OwnerOnlyFiles.createFile(file, generated);
            }
            OwnerOnlyFiles.check(file);
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot store a key in " + file, e);
        }
    }

    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }
}
