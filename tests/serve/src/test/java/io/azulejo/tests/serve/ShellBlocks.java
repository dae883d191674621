package io.azulejo.tests.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Shell commands of a document: its code blocks without a language. */
final class ShellBlocks {
    static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

    private ShellBlocks() {}

    /** Returns the commands of a document; a line that ends in a backslash continues in the next. */
    static List<String> of(String document) throws IOException {
        List<String> commands = new ArrayList<>();
        String fence = "";
        StringBuilder command = new StringBuilder();
        for (String line : Files.readAllLines(ROOT.resolve(document))) {
            if (line.startsWith("```")) {
                fence = fence.isEmpty() ? line : "";
            } else if (fence.equals("```")) {
                command.append(line);
                if (line.endsWith("\\")) {
                    command.append('\n');
                } else {
                    commands.add(command.toString());
                    command.setLength(0);
                }
            }
        }
        return commands;
    }
}
