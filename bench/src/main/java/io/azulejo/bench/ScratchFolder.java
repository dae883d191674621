package io.azulejo.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders for stores that are measured and thrown away, on the disk the run was started on. Stateless. */
public final class ScratchFolder {
    private ScratchFolder() {}

    /** Not in the system's temporary folder: that may be in memory, where a sync costs nothing. */
    public static Path create() throws IOException {
        Path parent = Files.createDirectories(Path.of(".azulejo", "bench").toAbsolutePath());
        return Files.createTempDirectory(parent, "store");
    }

    public static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : deepestFirst) {
                Files.delete(file);
            }
        }
    }
}
