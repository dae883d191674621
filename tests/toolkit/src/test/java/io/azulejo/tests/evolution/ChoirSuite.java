package io.azulejo.tests.evolution;

import io.azulejo.testkit.TestClock;
import io.azulejo.tests.library.Backend;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.UnreadableItems;
import io.azulejo.toolkit.observe.UnreadableItem;
import io.azulejo.toolkit.table.Tables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Base class of tests that write items of earlier builds with the SDK and read them with today's design. */
@ParameterizedClass(name = "{0}")
@MethodSource("io.azulejo.tests.library.Backend#available")
abstract class ChoirSuite {
    private static final AtomicInteger TABLES = new AtomicInteger();

    @Parameter
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Backend backend;

    DynamoDbClient raw;
    String table;
    ToolkitOptions options;
    ChoirDesign choir;
    final List<UnreadableItem> reported = new ArrayList<>();

    @BeforeEach
    void openChoir() {
        raw = backend.client();
        table = "Choir-" + ProcessHandle.current().pid() + "-" + TABLES.incrementAndGet();
        options = ToolkitOptions.defaults()
                .clock(new TestClock("2026-11-15T10:00:00Z"))
                .variables(Map.of("CHOIR_TABLE", table));
        choir = ChoirDesign.on(raw, options);
        new Tables(choir.context(), ChoirDesign.definition()).create();
    }

    @AfterEach
    void closeChoir() {
        raw.deleteTable(request -> request.tableName(table));
    }

    /** Returns the same design, with unreadable items skipped and reported. */
    ChoirDesign skipping() {
        return ChoirDesign.on(raw, options.unreadableItems(UnreadableItems.skip(reported::add)));
    }

    /** Stores an item as another build or application wrote it; each attribute is {@code name=S:value} or N or BOOL. */
    void store(String sk, String type, String... attributes) {
        Map<String, AttributeValue> item = new HashMap<>();
        item.put("PK", AttributeValue.fromS("CHOIR#faro"));
        item.put("SK", AttributeValue.fromS(sk));
        item.put("type", AttributeValue.fromS(type));
        for (String attribute : attributes) {
            String[] parts = attribute.split("[=:]", 3);
            item.put(
                    parts[0],
                    switch (parts[1]) {
                        case "S" -> AttributeValue.fromS(parts[2]);
                        case "N" -> AttributeValue.fromN(parts[2]);
                        case "BOOL" -> AttributeValue.fromBool(Boolean.valueOf(parts[2]));
                        default -> throw new IllegalArgumentException(attribute);
                    });
        }
        raw.putItem(request -> request.tableName(table).item(item));
    }

    Map<String, AttributeValue> stored(String sk) {
        return raw.getItem(request -> request.tableName(table)
                        .consistentRead(true)
                        .key(Map.of("PK", AttributeValue.fromS("CHOIR#faro"), "SK", AttributeValue.fromS(sk))))
                .item();
    }
}
