package io.azulejo.web.sample;

import io.azulejo.testing.Backend;
import io.azulejo.testing.OpenBackend;
import io.azulejo.testing.TurnedClock;
import io.azulejo.toolkit.ToolkitOptions;
import java.time.InstantSource;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;

/** The table of what services share, on a backend. */
public final class Store implements AutoCloseable {
    public final TurnedClock clock = new TurnedClock("2036-03-01T12:00:00Z");
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
