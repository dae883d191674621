package io.azulejo.auth.token;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files that only their owner may read, if the file system supports permissions. */
public final class OwnerOnlyFiles {
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private OwnerOnlyFiles() {}

    public static void createFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder, permissions("rwx------"));
        }
    }

    public static void createEmptyFile(Path file) throws IOException {
        Files.createFile(file, permissions("rw-------"));
    }

    /** Creates a file atomically, so that a crash leaves no partial key. */
    public static void createFile(Path file, String content) throws IOException {
        Path partial = file.resolveSibling(file.getFileName() + ".tmp");
        Files.deleteIfExists(partial);
        Files.createFile(partial, permissions("rw-------"));
        Files.writeString(partial, content);
        Files.move(partial, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Rejects a file that others can read, because its content is no longer secret. */
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
