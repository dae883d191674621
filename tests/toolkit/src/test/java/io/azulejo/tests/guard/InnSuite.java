package io.azulejo.tests.guard;

import io.azulejo.testkit.TestClock;
import io.azulejo.tests.library.Backend;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.table.Tables;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Base class of tests with an empty inn on every backend. */
@ParameterizedClass(name = "{0}")
@MethodSource("io.azulejo.tests.library.Backend#available")
abstract class InnSuite {
    private static final AtomicInteger TABLES = new AtomicInteger();

    @Parameter
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Backend backend;

    final List<Call> calls = new CopyOnWriteArrayList<>();
    DynamoDbClient raw;
    TestClock clock;
    InnDesign inn;
    String table;

    @BeforeEach
    void openInn() {
        raw = backend.client();
        clock = new TestClock("2026-11-15T10:00:00Z");
        table = "Inn-" + ProcessHandle.current().pid() + "-" + TABLES.incrementAndGet();
        inn = InnDesign.on(
                raw, ToolkitOptions.defaults().clock(clock).listener(calls::add).variables(Map.of("INN_TABLE", table)));
        new Tables(inn.context(), InnDesign.definition()).create();
    }

    @AfterEach
    void closeInn() {
        raw.deleteTable(request -> request.tableName(table));
    }

    /** Returns all stored items by their partition keys. */
    Map<String, Map<String, AttributeValue>> stored() {
        Map<String, Map<String, AttributeValue>> items = new TreeMap<>();
        raw.scan(request -> request.tableName(table).consistentRead(true))
                .items()
                .forEach(item -> items.put(
                        item.getOrDefault("PK", AttributeValue.fromS("")).s(), item));
        return items;
    }

    /** Returns the partition key of a guard's owner; null if there is no guard or it names none. */
    @Nullable
    String ownerOf(String guard) {
        AttributeValue owner = stored().getOrDefault(guard, Map.of()).get("_owner");
        AttributeValue key = owner == null ? null : owner.m().get("PK");
        return key == null ? null : key.s();
    }

    void store(Map<String, AttributeValue> item) {
        raw.putItem(request -> request.tableName(table).item(item));
    }

    /** Stores a guest without the guard of today's build. */
    void storeGuest(String id, String email) {
        Map<String, AttributeValue> item = new HashMap<>();
        item.put("PK", AttributeValue.fromS("GUEST#" + id));
        item.put("SK", AttributeValue.fromS("PROFILE"));
        item.put("type", AttributeValue.fromS("GUEST"));
        item.put("guestId", AttributeValue.fromS(id));
        item.put("email", AttributeValue.fromS(email));
        item.put("nights", AttributeValue.fromN("1"));
        store(item);
    }

    /** Stores a guest and its guard as builds did that made the key of the Java names and wrote no owner. */
    void storeGuestOfEarlierBuild(String id, String email) {
        storeGuest(id, email);
        AttributeValue key = AttributeValue.fromS("UNIQUE#Guest#email#" + email);
        store(Map.of("PK", key, "SK", key));
    }
}
