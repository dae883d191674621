package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NativeLibraryTest {
    @TempDir
    Path caches;

    @Test
    void library_unpackedOnce_isLeftAsItIs() throws IOException {
        Path file = library();
        FileTime marked = FileTime.fromMillis(1_000_000);
        Files.setLastModifiedTime(file, marked);

        assertThat(library()).isEqualTo(file);
        assertThat(Files.getLastModifiedTime(file)).isEqualTo(marked);
        assertThat(Files.size(file)).isGreaterThan(5_000_000);
    }

    @Test
    void library_cutShort_isUnpackedAgain() throws IOException {
        Path file = library();
        long whole = Files.size(file);
        Files.write(file, new byte[100]);

        assertThat(Files.size(library())).isEqualTo(whole);
    }

    private Path library() throws IOException {
        try (Stream<Path> files = Files.list(NativeLibrary.unpackedIn(caches))) {
            List<Path> found = files.toList();
            assertThat(found).as("the library and nothing half unpacked").hasSize(1);
            return found.getFirst();
        }
    }
}
