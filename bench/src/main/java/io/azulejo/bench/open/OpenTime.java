package io.azulejo.bench.open;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Time to open in a fresh JVM: milliseconds, medians of seven.
 *
 * @param open from the call to its return, including classes and native library
 * @param first from the call to the first response
 * @param again the same as {@code first} for a second time in that JVM
 * @param process from the start of the process to the first response
 */
record OpenTime(double open, double first, double again, double process) {
    private static final int ROUNDS = 7;
    /** First JDK that creates an AOT cache in one step. */
    private static final int AOT_CACHE_JDK = 25;

    static OpenTime of(String what) throws IOException {
        return median(what, null);
    }

    /** Measures with an AOT cache from a previous run; null if this JDK has none. */
    static @Nullable OpenTime withClassCache(String what, Path cache) throws IOException {
        if (Runtime.version().feature() < AOT_CACHE_JDK) {
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
                median(rounds, OpenTime::open),
                median(rounds, OpenTime::first),
                median(rounds, OpenTime::again),
                median(rounds, OpenTime::process));
    }

    private static double median(List<OpenTime> rounds, ToDoubleFunction<OpenTime> figure) {
        return figure.applyAsDouble(rounds.stream()
                .sorted(Comparator.comparingDouble(figure))
                .skip(ROUNDS / 2)
                .findFirst()
                .orElseThrow());
    }

    private static OpenTime once(String what, @Nullable String option) throws IOException {
        long started = System.currentTimeMillis();
        List<String> answers = FreshJvm.answers(
                OpenProgram.OPENED, OpenProgram.class, option == null ? List.of() : List.of(option), List.of(what));
        if (answers.isEmpty()) {
            throw new IOException("The program that opens " + what + " ended without an answer");
        }
        String[] words = answers.getFirst().split(" ", 5);
        return new OpenTime(
                Double.parseDouble(words[0]),
                Double.parseDouble(words[1]),
                Double.parseDouble(words[3]),
                Long.parseLong(words[4]) - started);
    }
}
