package io.azulejo.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Files of the repository. */
final class Sources {
    static final Path ROOT = Path.of("..", "..");

    private Sources() {}

    /** Returns all Java files outside of build folders. */
    static List<Path> java() throws IOException {
        return withSuffix(ROOT, ".java");
    }

    /** Returns the Java files of a module's main code. */
    static List<Path> javaOf(String module) throws IOException {
        return withSuffix(ROOT.resolve(module).resolve("src/main/java"), ".java");
    }

    /** Returns the files below a folder with this suffix, outside of build folders. */
    static List<Path> withSuffix(Path folder, String suffix) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(suffix))
                    .filter(file -> !file.toString().contains("/target/"))
                    .toList();
        }
    }
}
