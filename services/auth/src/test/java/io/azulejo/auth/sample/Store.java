package io.azulejo.auth.sample;

import io.azulejo.testkit.OpenBackend;
import io.azulejo.testkit.TestClock;
import io.azulejo.tests.backends.Backend;
import io.azulejo.toolkit.ToolkitOptions;
import java.time.InstantSource;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;

/** Test table with the entities that services share, on a backend. */
public final class Store implements AutoCloseable {
    public final TestClock clock = new TestClock("2036-03-01T12:00:00Z");
    public final StoreTableDesign table;
    private final String name = "Store-" + UUID.randomUUID();
    private final OpenBackend backend;

    public Store(Backend kind) {
        this(kind::open);
    }

    public Store(Function<InstantSource, OpenBackend> opening) {
        backend = opening.apply(clock);
        table = StoreTableDesign.on(
                backend.client(), ToolkitOptions.defaults().clock(clock).variables(Map.of("STORE_TABLE", name)));
        table.createTables();
    }

    @Override
    public void close() {
        backend.client().deleteTable(request -> request.tableName(name));
        backend.close();
    }
}
