package io.azulejo.tests.projects;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Steps of the first design's page: its shell blocks, and its Java blocks with the file that the line before names. */
final class Tutorial {
    private Tutorial() {}

    /** Step of the page. */
    sealed interface Step {}

    /** Command to run. */
    record Command(String text) implements Step {}

    /** Java block to write, below a package line. */
    record SourceFile(String name, String body) implements Step {}

    static List<Step> steps() throws IOException {
        List<Step> steps = new ArrayList<>();
        String fence = "";
        String file = "";
        StringBuilder block = new StringBuilder();
        for (String line : Files.readAllLines(OwnRepository.ROOT.resolve("docs/tutorials/first-design.md"))) {
            if (line.startsWith("```") && fence.isEmpty()) {
                fence = line;
                block.setLength(0);
            } else if (line.startsWith("```")) {
                if (fence.equals("```java") && !file.isEmpty()) {
                    steps.add(new SourceFile(file, block.toString()));
                } else if (fence.equals("```")) {
                    block.toString()
                            .replace("\\\n", "")
                            .lines()
                            .map(Command::new)
                            .forEach(steps::add);
                }
                fence = "";
                file = "";
            } else if (!fence.isEmpty()) {
                block.append(line).append('\n');
            } else if (line.matches("`\\S+\\.java`:")) {
                file = line.substring(1, line.length() - 2);
            }
        }
        return steps;
    }

    static Path write(Path project, SourceFile source) throws IOException {
        Path file = project.resolve(source.name());
        Files.createDirectories(file.resolveSibling("."));
        return Files.writeString(file, "package com.example.toolshed;\n\n" + source.body());
    }
}
