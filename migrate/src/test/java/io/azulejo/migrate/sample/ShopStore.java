package io.azulejo.migrate.sample;

import io.azulejo.migrate.ItemFinding;
import io.azulejo.migrate.Migration;
import io.azulejo.migrate.MigrationListener;
import io.azulejo.migrate.MigrationOptions;
import io.azulejo.migrate.MigrationTableDesign;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.testkit.TestClock;
import io.azulejo.tests.backends.Backend;
import io.azulejo.toolkit.ToolkitOptions;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Shop's table on a backend, with its three versions. */
public final class ShopStore implements AutoCloseable {
    public final TestClock clock = new TestClock(Instant.parse("2036-03-01T12:00:00Z"));
    public final io.azulejo.migrate.sample.v1.ShopDesign v1;
    public final io.azulejo.migrate.sample.v2.ShopDesign v2;
    public final io.azulejo.migrate.sample.v3.ShopDesign v3;
    public final MigrationTableDesign state;
    public final List<ItemFinding> findings = new CopyOnWriteArrayList<>();
    public final String name = "Shop-" + UUID.randomUUID();
    private final OpenBackend backend;
    private final ToolkitOptions options;

    public ShopStore(Backend kind) {
        this(kind, UnaryOperator.identity());
    }

    /** Opens the store with faults in front of the client that everything uses. */
    public ShopStore(Backend kind, UnaryOperator<OpenBackend> faults) {
        backend = faults.apply(kind.open(clock));
        options = ToolkitOptions.defaults()
                .clock(clock)
                .variables(Map.of("SHOP_TABLE", name, "MIGRATION_TABLE", "State-" + name));
        v1 = io.azulejo.migrate.sample.v1.ShopDesign.on(backend.client(), options);
        v2 = io.azulejo.migrate.sample.v2.ShopDesign.on(backend.client(), options);
        v3 = io.azulejo.migrate.sample.v3.ShopDesign.on(backend.client(), options);
        state = MigrationTableDesign.on(backend.client(), options);
        state.createTables();
        v1.createTables();
    }

    public DynamoDbClient client() {
        return backend.client();
    }

    /** Returns options that do not sleep: the clock advances instead. */
    public MigrationOptions options() {
        return MigrationOptions.defaults()
                .pageSize(7)
                .itemsPerSecond(100_000)
                .pause(this::pause)
                .listener(new MigrationListener() {
                    @Override
                    public void onFinding(ItemFinding finding) {
                        findings.add(finding);
                    }
                });
    }

    private void pause(Duration time) {
        clock.advance(time);
        Thread.onSpinWait();
    }

    public Migration to2(MigrationOptions chosen) {
        return Migration.of(v2.context(), io.azulejo.migrate.sample.v2.ShopDesign.definition(), chosen);
    }

    public Migration to3(MigrationOptions chosen) {
        return Migration.of(v3.context(), io.azulejo.migrate.sample.v3.ShopDesign.definition(), chosen);
    }

    /** Writes customers and orders of the first version. */
    public void fill(int customers) {
        for (int i = 0; i < customers; i++) {
            String id = "c" + i;
            v1.customers()
                    .create(new io.azulejo.migrate.sample.v1.Customer(id, id + "@example.org", "Faro" + i % 3, 0));
            v1.orders().create(new io.azulejo.migrate.sample.v1.Order(id, "o" + i, i + ".50", "note " + i));
        }
    }

    /** Returns all items of the shop's table. */
    public Set<Map<String, AttributeValue>> items() {
        Set<Map<String, AttributeValue>> items = new HashSet<>();
        client().scanPaginator(scan -> scan.tableName(name).consistentRead(true))
                .items()
                .forEach(item -> items.add(new HashMap<>(item)));
        return items;
    }

    public Map<String, AttributeValue> item(String pk, String sk) {
        return client().getItem(get -> get.tableName(name)
                        .consistentRead(true)
                        .key(Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk))))
                .item();
    }

    public void put(Map<String, AttributeValue> item) {
        client().putItem(put -> put.tableName(name).item(item));
    }

    public void delete(String pk, String sk) {
        client().deleteItem(delete ->
                delete.tableName(name).key(Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk))));
    }

    /** Returns an item of strings. */
    public static Map<String, AttributeValue> strings(String... namesAndValues) {
        Map<String, AttributeValue> item = new HashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            item.put(namesAndValues[i], AttributeValue.fromS(namesAndValues[i + 1]));
        }
        return item;
    }

    /** Returns the partition keys of all guards of the toolkit. */
    public static List<String> guards(Collection<Map<String, AttributeValue>> items) {
        return items.stream()
                .map(item -> item.get("PK"))
                .filter(key -> key != null && key.s().startsWith("UNIQUE#"))
                .map(AttributeValue::s)
                .sorted()
                .toList();
    }

    @Override
    public void close() {
        client().deleteTable(request -> request.tableName(name));
        client().deleteTable(request -> request.tableName("State-" + name));
        backend.close();
    }
}
