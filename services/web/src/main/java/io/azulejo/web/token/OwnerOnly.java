package io.azulejo.web.token;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files that nobody but their owner may read, where the file system knows permissions. */
public final class OwnerOnly {
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private OwnerOnly() {}

    public static void createFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder, permissions("rwx------"));
        }
    }

    /** Whole or not at all, so that a crash leaves no half a key. */
    public static void createFile(Path file, String content) throws IOException {
        Path half = file.resolveSibling(file.getFileName() + ".tmp");
        Files.deleteIfExists(half);
        Files.createFile(half, permissions("rw-------"));
        Files.writeString(half, content);
        Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Refuses a file that others can read: what is in it is no secret any more. */
    public static void check(Path file) throws IOException {
        if (!POSIX) {
            return;
        }
        Set<PosixFilePermission> found = Files.getPosixFilePermissions(file);
        if (!PosixFilePermissions.fromString("rw-------").containsAll(found)) {
            throw new IOException(file + " can be read by others (" + PosixFilePermissions.toString(found)
                    + "); it must be readable by its owner only (chmod 600)");
        }
    }

    private static FileAttribute<?>[] permissions(String text) {
        return POSIX
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(text))}
                : new FileAttribute<?>[0];
    }
}
