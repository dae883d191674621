package io.azulejo.engine.rocksdb;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Copy of the files of a store, as they would be found after a machine crash. Stateless. */
final class StoreCopy {
    private StoreCopy() {}

    static void copy(Path store, Path target) {
        try {
            Files.createDirectories(target.resolve("data"));
            for (Path file : dataFiles(store)) {
                Files.copy(file, target.resolve("data").resolve(file.getFileName()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Path> dataFiles(Path store) {
        try (Stream<Path> files = Files.list(store.resolve("data"))) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Path> dataFiles(Path store, String suffix) {
        return dataFiles(store).stream()
                .filter(file -> file.toString().endsWith(suffix))
                .toList();
    }

    static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void write(Path file, byte[] content) {
        try {
            Files.write(file, content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void cut(Path file, long length) {
        write(file, Arrays.copyOf(read(file), Math.toIntExact(length)));
    }
}
