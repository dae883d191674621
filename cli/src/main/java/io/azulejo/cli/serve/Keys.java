package io.azulejo.cli.serve;

import io.azulejo.cli.call.CommandFailedException;
import io.azulejo.cli.call.CredentialsFile;
import io.azulejo.server.signature.AccessKey;
import io.azulejo.toolkit.cursor.CursorKeys;
import io.azulejo.web.token.OwnerOnly;
import io.azulejo.web.token.SigningKeys;
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
 * The secrets of a server: made when they are missing, in files that only their owner can read. Those in memory are
 * gone with the process. For one thread.
 */
public final class Keys {
    private static final int CURSOR_KEY_BYTES = 32;
    private static final String CREDENTIALS = "credentials";

    private final @Nullable Path folder;
    private final SecureRandom random = new SecureRandom();

    /** Keys in a folder, or in memory where there is none. */
    public Keys(@Nullable Path folder) {
        this.folder = folder == null ? null : folder.toAbsolutePath().normalize();
    }

    /** The keys that sign the tokens of a service. */
    SigningKeys signing(String service) {
        return folder == null
                ? SigningKeys.inMemory(InstantSource.system())
                : SigningKeys.in(folder.resolve(service), InstantSource.system());
    }

    /** The key of all cursors; one that lasts, so that a page can be turned after a restart. */
    CursorKeys cursors() {
        String made = HexFormat.of().formatHex(bytes(CURSOR_KEY_BYTES));
        String text =
                folder == null ? made : kept(folder.resolve("cursor.key"), made).strip();
        try {
            return CursorKeys.of("1", HexFormat.of().parseHex(text));
        } catch (IllegalArgumentException e) {
            throw new CommandFailedException(
                    folder + "/cursor.key holds no key of 64 hexadecimal digits; delete it to have a new one made", e);
        }
    }

    /** The key that requests to the wire endpoint are signed with. */
    AccessKey wire() {
        AccessKey made = new AccessKey(
                "AZ" + HexFormat.of().formatHex(bytes(9)).toUpperCase(Locale.ROOT),
                Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(30)));
        if (folder == null) {
            return made;
        }
        Path file = folder.resolve(CREDENTIALS);
        kept(file, CredentialsFile.text(made));
        try {
            return CredentialsFile.read(file).getFirst();
        } catch (IllegalArgumentException e) {
            throw new CommandFailedException(e.getMessage() + "; delete it to have a new one made", e);
        }
    }

    /** What the studio asks for where it is not for this machine only. */
    String studioPassword() {
        String made = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(18));
        return folder == null
                ? made
                : kept(folder.resolve("studio.password"), made).strip();
    }

    /** Where {@link #wire()} can be read by its owner; null if it is in memory. */
    @Nullable
    Path wireFile() {
        return folder == null ? null : folder.resolve(CREDENTIALS);
    }

    private static String kept(Path file, String made) {
        try {
            if (!Files.exists(file)) {
                OwnerOnly.createFolder(file.resolveSibling("").toAbsolutePath());
                OwnerOnly.createFile(file, made);
            }
            OwnerOnly.check(file);
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("A key cannot be kept in " + file, e);
        }
    }

    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }
}
