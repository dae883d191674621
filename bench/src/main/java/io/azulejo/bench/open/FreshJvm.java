package io.azulejo.bench.open;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runner of benchmark programs in a separate JVM, with this JVM's Java and class path. Stateless. */
final class FreshJvm {
    private FreshJvm() {}

    /**
     * Runs the program and returns its output lines that start with the word, without it. Its error output is
     * inherited.
     */
    static List<String> answers(String word, Class<?> program, List<String> options, List<String> arguments)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            return output.lines()
                    .filter(line -> line.startsWith(word))
                    .map(line -> line.substring(word.length()))
                    .toList();
        }
    }
}
