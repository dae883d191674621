package io.azulejo.tests.library;

import io.azulejo.testkit.TestClock;
import io.azulejo.toolkit.RetryOptions;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.table.Tables;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Base class of tests that run on every backend, with empty tables for each test. */
@ParameterizedClass(name = "{0}")
@MethodSource("io.azulejo.tests.library.Backend#available")
abstract class LibrarySuite {
    private static final AtomicInteger TABLES = new AtomicInteger();

    @Parameter
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Backend backend;

    /** Client without recording, for changes made by other applications. */
    DynamoDbClient raw;

    RecordingClient client;
    TestClock clock;
    ToolkitOptions options;
    VillageLibraryDesign library;
    String table;
    String ledger;

    @BeforeEach
    void openLibrary() {
        raw = backend.client();
        client = new RecordingClient(raw);
        clock = new TestClock("2026-11-15T10:00:00Z");
        String suffix = ProcessHandle.current().pid() + "-" + TABLES.incrementAndGet();
        table = "Library-" + suffix;
        ledger = "Ledger-" + suffix;
        options = ToolkitOptions.defaults()
                .clock(clock)
                .variables(Map.of("LIBRARY_TABLE", table, "LEDGER_TABLE", ledger))
                .retries(RetryOptions.defaults().attempts(30));
        library = VillageLibraryDesign.on(client, options);
        tables().create();
    }

    @AfterEach
    void closeLibrary() {
        for (String name : List.of(table, ledger)) {
            if (raw.listTables().tableNames().contains(name)) {
                raw.deleteTable(request -> request.tableName(name));
            }
        }
    }

    Tables tables() {
        return new Tables(VillageLibraryDesign.on(raw, options).context(), VillageLibraryDesign.definition());
    }

    /** Returns all stored items of the library's table, by their keys. */
    Map<String, Map<String, AttributeValue>> stored() {
        Map<String, Map<String, AttributeValue>> items = new TreeMap<>();
        raw.scan(request -> request.tableName(table).consistentRead(true))
                .items()
                .forEach(item -> items.put(text(item, "PK") + " " + text(item, "SK"), item));
        return items;
    }

    static @Nullable String text(@Nullable Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item == null ? null : item.get(attribute);
        return value == null ? null : value.s();
    }

    Book shelved(String id, String author, String title) {
        return library.shelve(new Book(id, author, title, "A", false, Wear.NEW, new BigDecimal("12.5"), null, 0, null));
    }

    Member joined(String id, @Nullable String email) {
        return library.join(Member.named(id, email).id(id));
    }
}
