package io.azulejo.bench.open;

import com.sun.management.OperatingSystemMXBean;
import io.azulejo.bench.Row;
import io.azulejo.engine.Durability;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import io.azulejo.engine.rocksdb.StoreOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Reads stores that {@link FilledStore} filled, by turns in one JVM, so that all of them meet the same machine: one
 * whose neighbours are busy for a while slows each of them down.
 */
public final class TurnsProgram {
    /** More than the larger store, so that what is measured are reads and not the misses of a cache. */
    static final long CACHE_BYTES = 4L << 30;

    private static final String ROW = "row ";
    private static final long TURN_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
    /** Until what the filling left to compact is compacted, and the cache holds what is read. */
    private static final int WARM_UP_TURNS = 240;

    private static final int TURNS = 80;

    private TurnsProgram() {}

    public static void main(String[] folders) {
        List<RandomReads> stores = new ArrayList<>();
        for (String folder : folders) {
            StoreOptions options = StoreOptions.of(Durability.OS).withCacheBytes(CACHE_BYTES);
            stores.add(new RandomReads(
                    DurableDynamoDb.open(Path.of(folder), options, EngineOptions.DEFAULT), items(folder)));
        }
        for (int turn = 0; turn < WARM_UP_TURNS; turn++) {
            turns(stores, 1);
            stores.forEach(RandomReads::forget);
        }
        turns(stores, TURNS);
        stores.forEach(store -> System.out.println(ROW + store.figures()));
        stores.forEach(RandomReads::close);
    }

    private static void turns(List<RandomReads> stores, int turns) {
        OperatingSystemMXBean process = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        for (int turn = 0; turn < turns; turn++) {
            for (RandomReads store : stores) {
                long before = process.getProcessCpuTime();
                store.readFor(TURN_NANOS);
                store.spend(process.getProcessCpuTime() - before);
            }
        }
    }

    /** One row for each folder, whose name is the number of its items. */
    static List<Row> inFreshJvm(List<Path> folders) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xms1g",
                "-Xmx1g",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                TurnsProgram.class.getName()));
        folders.forEach(folder -> command.add(folder.toString()));
        List<Row> rows = new ArrayList<>();
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                if (line.startsWith(ROW)) {
                    rows.add(row(items(folders.get(rows.size()).toString()), line.substring(ROW.length())));
                }
            }
        }
        if (rows.size() != folders.size()) {
            throw new IOException("The program that reads " + folders + " ended without an answer");
        }
        return rows;
    }

    private static Row row(int items, String figures) {
        String[] words = figures.split(" ", 4);
        return new Row(
                "getItem",
                items + " items",
                1,
                Double.parseDouble(words[0]),
                Double.parseDouble(words[1]),
                Double.parseDouble(words[2]),
                Double.parseDouble(words[3]));
    }

    private static int items(String folder) {
        return Integer.parseInt(String.valueOf(Path.of(folder).getFileName()));
    }
}
