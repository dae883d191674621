package io.azulejo.bench.open;

import com.sun.management.OperatingSystemMXBean;
import io.azulejo.bench.Row;
import io.azulejo.engine.Durability;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import io.azulejo.engine.rocksdb.StoreOptions;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Program that reads stores from {@link FilledStore} in alternation in one JVM, so that a busy machine slows all of
 * them down equally.
 */
public final class AlternatingReadsProgram {
    /** Larger than the larger store, so that reads are measured and not cache misses. */
    static final long CACHE_BYTES = 4L << 30;

    private static final String ROW = "row ";
    private static final long TURN_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
    /** Enough to finish the compactions after filling and to warm up the cache. */
    private static final int WARM_UP_TURNS = 240;

    private static final int TURNS = 80;

    private AlternatingReadsProgram() {}

    public static void main(String[] folders) {
        List<RandomReads> stores = new ArrayList<>();
        for (String folder : folders) {
            StoreOptions options = StoreOptions.of(Durability.OS).withCacheBytes(CACHE_BYTES);
            stores.add(new RandomReads(
                    DurableDynamoDb.open(Path.of(folder), options, EngineOptions.DEFAULT), items(folder)));
        }
        for (int turn = 0; turn < WARM_UP_TURNS; turn++) {
            turns(stores, 1);
            stores.forEach(RandomReads::reset);
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
                store.addCpuTime(process.getProcessCpuTime() - before);
            }
        }
    }

    /** Returns one row per folder, whose name is its number of items. */
    static List<Row> inFreshJvm(List<Path> folders) throws IOException {
        List<String> answers = FreshJvm.answers(
                ROW,
                AlternatingReadsProgram.class,
                List.of("-Xms1g", "-Xmx1g"),
                folders.stream().map(Path::toString).toList());
        if (answers.size() != folders.size()) {
            throw new IOException("The program that reads " + folders + " ended without an answer");
        }
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < answers.size(); i++) {
            rows.add(row(items(folders.get(i).toString()), answers.get(i)));
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
