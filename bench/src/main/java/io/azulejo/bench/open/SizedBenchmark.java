package io.azulejo.bench.open;

import io.azulejo.engine.Durability;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Reads anywhere in a store that {@link FilledStore} filled. */
@State(Scope.Benchmark)
public class SizedBenchmark {
    /** The store's folder; its name is the number of its items. */
    @Param("")
    public String backend = "";

    private final SplittableRandom random = new SplittableRandom(1);
    private int items;
    private @Nullable DynamoDbClient client;

    @Setup(Level.Trial)
    public void open() {
        Path folder = Path.of(backend);
        items = Integer.parseInt(String.valueOf(folder.getFileName()));
        client = DurableDynamoDb.open(folder, Durability.OS);
    }

    @TearDown(Level.Trial)
    public void close() {
        opened().close();
    }

    private DynamoDbClient opened() {
        if (client == null) {
            throw new IllegalStateException("The store is not open");
        }
        return client;
    }

    @Benchmark
    public Object getItem() {
        int item = random.nextInt(items);
        Map<?, ?> found = opened().getItem(
                        get -> get.tableName(FilledStore.TABLE).key(Map.of("pk", FilledStore.key(item))))
                .item();
        if (found.isEmpty()) {
            throw new IllegalStateException("Item " + item + " is missing");
        }
        return found;
    }
}
