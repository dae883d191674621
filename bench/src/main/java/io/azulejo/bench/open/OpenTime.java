package io.azulejo.bench.open;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How long opening takes in a fresh JVM. Stateless. */
final class OpenTime {
    private static final int ROUNDS = 7;

    private OpenTime() {}

    /** The median milliseconds from the call to the first answer. */
    static double medianMillis(String what) throws IOException {
        List<Double> millis = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            millis.add(millis(what));
        }
        Collections.sort(millis);
        return millis.get(ROUNDS / 2);
    }

    private static double millis(String what) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        OpenProgram.class.getName(),
                        what)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                if (line.startsWith("opened ")) {
                    return Double.parseDouble(line.split(" ", -1)[1]);
                }
            }
        }
        throw new IOException("The program that opens " + what + " ended without an answer");
    }
}
