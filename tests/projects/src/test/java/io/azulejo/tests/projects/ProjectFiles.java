package io.azulejo.tests.projects;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Files of a Maven project without its output. */
final class ProjectFiles {
    private ProjectFiles() {}

    /** Returns the texts by their path in the project. */
    static Map<String, String> of(Path project) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(project)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path name = project.relativize(file);
                if (!name.startsWith("target")) {
                    texts.put(name.toString(), Files.readString(file));
                }
            }
        }
        return texts;
    }

    static void copy(Path project, Path copy) throws IOException {
        for (Map.Entry<String, String> file : of(project).entrySet()) {
            Path target = copy.resolve(file.getKey());
            Files.createDirectories(target.resolveSibling("."));
            Files.writeString(target, file.getValue());
        }
    }
}
