package io.azulejo.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Temporary folders for stores under test, on the disk of the working directory. Stateless. */
public final class ScratchFolder {
    private ScratchFolder() {}

    /** Creates a folder, not in the system's temporary folder: that can be in memory, where a sync costs nothing. */
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
