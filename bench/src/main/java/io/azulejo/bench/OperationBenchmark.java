package io.azulejo.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** JMH benchmark of the six operations on one backend. */
@State(Scope.Benchmark)
public class OperationBenchmark {
    static final List<String> OPERATIONS =
            List.of("putItem", "getItem", "query", "updateItem", "transactWriteItems", "putItemTwoIndexes");

    /** A name of {@link Backend}. */
    @Param("MEMORY")
    public String backend = "";

    private @Nullable Path folder;
    private @Nullable Workload workload;

    @Setup(Level.Trial)
    public void open() throws IOException {
        Path scratch = ScratchFolder.create();
        folder = scratch;
        workload = Backend.valueOf(backend).open(scratch.resolve("store"));
    }

    @TearDown(Level.Trial)
    public void close() throws IOException {
        opened().close();
        if (folder != null) {
            ScratchFolder.delete(folder);
        }
    }

    /** Random source for the next request of a thread. */
    @State(Scope.Thread)
    public static class Turns {
        private final SplittableRandom random = new SplittableRandom();

        int next() {
            return random.nextInt(Workload.TURNS);
        }
    }

    private Workload opened() {
        if (workload == null) {
            throw new IllegalStateException("The backend is not open");
        }
        return workload;
    }

    @Benchmark
    public Object putItem(Turns turns) {
        return opened().putItem(turns.next());
    }

    @Benchmark
    public Object getItem(Turns turns) {
        return opened().getItem(turns.next());
    }

    @Benchmark
    public Object query(Turns turns) {
        return opened().query(turns.next());
    }

    @Benchmark
    public Object updateItem(Turns turns) {
        return opened().updateItem(turns.next());
    }

    @Benchmark
    public Object transactWriteItems(Turns turns) {
        return opened().transactWriteItems(turns.next());
    }

    @Benchmark
    public Object putItemTwoIndexes(Turns turns) {
        return opened().putItemTwoIndexes(turns.next());
    }
}
