package io.azulejo.patterns.sample;

import io.azulejo.testkit.OpenBackend;
import io.azulejo.testkit.TestClock;
import io.azulejo.tests.backends.Backend;
import io.azulejo.toolkit.ToolkitOptions;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;

/** Table of the patterns on a backend. */
public final class Store implements AutoCloseable {
    public final TestClock clock = new TestClock(Instant.parse("2036-03-01T12:00:00Z"));
    public final PatternsTableDesign table;
    private final String name = "Patterns-" + UUID.randomUUID();
    private final OpenBackend backend;

    public Store(Backend kind) {
        backend = kind.open(clock);
        table = PatternsTableDesign.on(
                backend.client(), ToolkitOptions.defaults().clock(clock).variables(Map.of("PATTERNS_TABLE", name)));
        table.createTables();
    }

    @Override
    public void close() {
        backend.client().deleteTable(request -> request.tableName(name));
        backend.close();
    }
}
