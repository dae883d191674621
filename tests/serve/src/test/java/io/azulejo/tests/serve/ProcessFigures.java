package io.azulejo.tests.serve;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Resources of a Java process, from Linux and jcmd.
 *
 * @param threads platform threads
 * @param descriptors open file descriptors
 * @param heapBytes what is reachable on the heap, after a full collection
 */
record ProcessFigures(int threads, int descriptors, long heapBytes) {

    static ProcessFigures of(long pid) throws IOException {
        Path folder = Path.of("/proc", Long.toString(pid));
        int descriptors;
        try (Stream<Path> open = Files.list(folder.resolve("fd"))) {
            descriptors = (int) open.count();
        }
        try (Stream<Path> tasks = Files.list(folder.resolve("task"))) {
            return new ProcessFigures((int) tasks.count(), descriptors, heap(pid));
        }
    }

    private static long heap(long pid) throws IOException {
        Process jcmd = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                        Long.toString(pid),
                        "GC.class_histogram")
                .redirectErrorStream(true)
                .start();
        List<String> lines = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.startsWith("Total"))
                .toList();
        if (lines.isEmpty()) {
            throw new IOException("jcmd gave no histogram");
        }
        return Long.parseLong(lines.getFirst().strip().split("\\s+", -1)[2]);
    }

    @Override
    public String toString() {
        return threads + " threads, " + descriptors + " descriptors, " + heapBytes / (1 << 20) + " MB live";
    }
}
