package io.azulejo.bench.open;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * How long opening takes in a fresh JVM: milliseconds, medians of seven.
 *
 * @param first from the call to the first answer, classes and native library included
 * @param again the same a second time in that JVM
 * @param process from the start of the process to the first answer
 */
record OpenTime(double first, double again, double process) {
    private static final int ROUNDS = 7;
    private static final String ANSWER = "opened ";
    /** The first JDK that makes and takes a cache of classes in one step each. */
    private static final int CACHES_CLASSES = 25;

    static OpenTime of(String what) throws IOException {
        return median(what, null);
    }

    /** With a cache of the classes that a run before loaded; null where this JDK has none. */
    static @Nullable OpenTime withClassCache(String what, Path cache) throws IOException {
        if (Runtime.version().feature() < CACHES_CLASSES) {
            return null;
        }
        once(what, "-XX:AOTCacheOutput=" + cache);
        return median(what, "-XX:AOTCache=" + cache);
    }

    private static OpenTime median(String what, @Nullable String option) throws IOException {
        List<OpenTime> rounds = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            rounds.add(once(what, option));
        }
        return new OpenTime(
                median(rounds, OpenTime::first), median(rounds, OpenTime::again), median(rounds, OpenTime::process));
    }

    private static double median(List<OpenTime> rounds, ToDoubleFunction<OpenTime> figure) {
        return figure.applyAsDouble(rounds.stream()
                .sorted(Comparator.comparingDouble(figure))
                .skip(ROUNDS / 2)
                .findFirst()
                .orElseThrow());
    }

    private static OpenTime once(String what, @Nullable String option) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        if (option != null) {
            command.add(option);
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), OpenProgram.class.getName(), what));
        long started = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            double[] millis = null;
            double answered = 0;
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                if (line.startsWith(ANSWER)) {
                    answered = (System.nanoTime() - started) / 1e6;
                    String[] words = line.substring(ANSWER.length()).split(" ", 2);
                    millis = new double[] {Double.parseDouble(words[0]), Double.parseDouble(words[1])};
                }
            }
            if (millis == null) {
                throw new IOException("The program that opens " + what + " ended without an answer");
            }
            return new OpenTime(millis[0], millis[1], answered - millis[1]);
        }
    }
}
