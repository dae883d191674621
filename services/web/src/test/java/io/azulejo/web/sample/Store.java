package io.azulejo.web.sample;

import io.azulejo.testing.Backend;
import io.azulejo.testing.OpenBackend;
import io.azulejo.testing.TurnedClock;
import io.azulejo.toolkit.ToolkitOptions;
import java.util.Map;
import java.util.UUID;

/** The table of what services share, on a backend. */
public final class Store implements AutoCloseable {
    public final TurnedClock clock = new TurnedClock("2036-03-01T12:00:00Z");
    public final StoreTableDesign table;
    private final String name = "Store-" + UUID.randomUUID();
    private final OpenBackend backend;

    public Store(Backend kind) {
        backend = kind.open(clock);
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
