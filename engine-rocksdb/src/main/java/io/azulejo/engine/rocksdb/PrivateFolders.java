package io.azulejo.engine.rocksdb;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders that only their owner can open, if the file system has permissions. */
final class PrivateFolders {
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private PrivateFolders() {}

    /** Creates a folder that is missing; one that exists keeps its permissions. */
    static void create(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        FileAttribute<?>[] ownerOnly = POSIX
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
                }
                : new FileAttribute<?>[0];
        Files.createDirectories(folder, ownerOnly);
    }

    /** Deletes everything in a folder, but not the folder. */
    static void empty(Path folder) throws IOException {
        try (Stream<Path> entries = Files.walk(folder)) {
            List<Path> deepestFirst = entries.filter(path -> !path.equals(folder))
                    .sorted(Comparator.reverseOrder())
                    .toList();
            for (Path path : deepestFirst) {
                Files.delete(path);
            }
        }
    }
}
