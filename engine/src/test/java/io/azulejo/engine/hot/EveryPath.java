package io.azulejo.engine.hot;

import io.azulejo.spi.BatchRead;
import io.azulejo.spi.LazyItem;
import io.azulejo.spi.InProcessReader;
import io.azulejo.spi.KeyedTable;
import io.azulejo.spi.QueryRead;
import io.azulejo.spi.QueryTarget;
import io.azulejo.spi.SortKeyCondition;
import io.azulejo.spi.ItemLookup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Every way to write and read items, each of which leaves its table as it was. For one thread. */
final class EveryPath {
    /** Checks without AssertJ: its code would be most of what gets compiled. */
    private static void requireSame(Object expected, @Nullable Object actual, String what) {
        if (!expected.equals(actual)) {
            throw new AssertionError(what + ": expected " + expected + " but was " + actual);
        }
    }

    private final DynamoDbClient client;
    private final InProcessReader direct;

    EveryPath(DynamoDbClient client) {
        this.client = client;
        this.direct = InProcessReader.of(client);
    }

    List<Consumer<Sample>> all() {
        return List.of(
                this::single,
                this::conditions,
                this::batches,
                this::transactions,
                this::statements,
                this::queries,
                this::pages,
                this::indexes,
                this::scans,
                this::directReads);
    }

    static List<ScalarAttributeType> keyTypes() {
        return List.of(ScalarAttributeType.S, ScalarAttributeType.N, ScalarAttributeType.B);
    }

    void createTables() {
        for (ScalarAttributeType type : keyTypes()) {
            createTable(client, Sample.table(type), type);
        }
    }

    /** A table with an index of either kind and a stream, whose keys are all of one type. */
    static void createTable(DynamoDbClient client, String name, ScalarAttributeType type) {
        client.createTable(table -> table.tableName(name)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(Stream.of("pk", "sk", "gpk", "gsk", "lsk")
                        .map(attribute -> AttributeDefinition.builder()
                                .attributeName(attribute)
                                .attributeType(type)
                                .build())
                        .toList())
                .keySchema(schema("pk", "sk"))
                .globalSecondaryIndexes(GlobalSecondaryIndex.builder()
                        .indexName("global")
                        .keySchema(schema("gpk", "gsk"))
                        .projection(projection -> projection.projectionType("ALL"))
                        .build())
                .localSecondaryIndexes(LocalSecondaryIndex.builder()
                        .indexName("local")
                        .keySchema(schema("pk", "lsk"))
                        .projection(projection -> projection.projectionType("ALL"))
                        .build())
                .streamSpecification(
                        stream -> stream.streamEnabled(true).streamViewType(StreamViewType.NEW_AND_OLD_IMAGES)));
    }

    private static List<KeySchemaElement> schema(String partition, String sort) {
        return List.of(
                KeySchemaElement.builder()
                        .attributeName(partition)
                        .keyType(KeyType.HASH)
                        .build(),
                KeySchemaElement.builder()
                        .attributeName(sort)
                        .keyType(KeyType.RANGE)
                        .build());
    }

    private void put(Sample sample) {
        for (Map<String, AttributeValue> item : sample.items()) {
            client.putItem(put -> put.tableName(sample.table()).item(item));
        }
    }

    private void delete(Sample sample) {
        for (Map<String, AttributeValue> item : sample.items()) {
            Map<String, AttributeValue> old = client.deleteItem(delete -> delete.tableName(sample.table())
                            .key(Sample.key(item))
                            .returnValues(ReturnValue.ALL_OLD))
                    .attributes();
            requireSame(item, old, "deleted");
        }
    }

    private Map<String, AttributeValue> get(Sample sample, Map<String, AttributeValue> item) {
        return client.getItem(get -> get.tableName(sample.table()).key(Sample.key(item)))
                .item();
    }

    private void single(Sample sample) {
        requireSame(Map.of(), get(sample, sample.first()), "missing");
        put(sample);
        for (Map<String, AttributeValue> item : sample.items()) {
            requireSame(item, get(sample, item), "got");
            Map<String, AttributeValue> projected = client.getItem(get ->
                            get.tableName(sample.table()).key(Sample.key(item)).projectionExpression("gsk, sk"))
                    .item();
            requireSame(Map.of("gsk", item.get("gsk"), "sk", item.get("sk")), projected, "projected");
            Map<String, AttributeValue> changed = new HashMap<>(item);
            changed.put("changed", item.get("sk"));
            changed.remove("lsk");
            Map<String, AttributeValue> updated = client.updateItem(update -> update.tableName(sample.table())
                            .key(Sample.key(item))
                            .updateExpression("SET changed = :c REMOVE lsk")
                            .expressionAttributeValues(Map.of(":c", item.get("sk")))
                            .returnValues(ReturnValue.ALL_NEW))
                    .attributes();
            requireSame(changed, updated, "updated");
            client.putItem(put -> put.tableName(sample.table()).item(item));
        }
        delete(sample);
        requireSame(Map.of(), get(sample, sample.first()), "gone");
    }

    private void conditions(Sample sample) {
        Map<String, AttributeValue> item = sample.first();
        for (int i = 0; i < 2; i++) {
            boolean written = true;
            try {
                client.putItem(put -> put.tableName(sample.table())
                        .item(item)
                        .conditionExpression("attribute_not_exists(pk) AND NOT gsk = :s")
                        .expressionAttributeValues(Map.of(":s", item.get("gsk"))));
            } catch (ConditionalCheckFailedException refused) {
                written = false;
            }
            requireSame(i == 0, written, "written when absent");
        }
        client.deleteItem(delete -> delete.tableName(sample.table())
                .key(Sample.key(item))
                .conditionExpression("pk = :p AND gsk BETWEEN :s AND :s")
                .expressionAttributeValues(Map.of(":p", item.get("pk"), ":s", item.get("gsk"))));
        requireSame(Map.of(), get(sample, item), "deleted on a condition");
    }

    private void batches(Sample sample) {
        client.batchWriteItem(batch -> batch.requestItems(Map.of(
                sample.table(),
                sample.items().stream()
                        .map(item -> WriteRequest.builder()
                                .putRequest(put -> put.item(item))
                                .build())
                        .toList())));
        BatchGetItemResponse got = client.batchGetItem(batch -> batch.requestItems(Map.of(
                sample.table(), KeysAndAttributes.builder().keys(sample.keys()).build())));
        List<Map<String, AttributeValue>> found =
                new ArrayList<>(Objects.requireNonNull(got.responses().get(sample.table())));
        found.sort(Comparator.comparing(item -> item.get("sk"), Shapes.order()));
        requireSame(sample.items(), found, "got in a batch");
        client.batchWriteItem(batch -> batch.requestItems(Map.of(
                sample.table(),
                sample.keys().stream()
                        .map(key -> WriteRequest.builder()
                                .deleteRequest(delete -> delete.key(key))
                                .build())
                        .toList())));
        requireSame(Map.of(), get(sample, sample.first()), "deleted in a batch");
    }

    private void transactions(Sample sample) {
        client.transactWriteItems(transaction -> transaction.transactItems(sample.items().stream()
                .map(item -> TransactWriteItem.builder()
                        .put(put -> put.tableName(sample.table())
                                .item(item)
                                .conditionExpression("attribute_not_exists(pk)"))
                        .build())
                .toList()));
        List<Map<String, AttributeValue>> got = client
                .transactGetItems(transaction -> transaction.transactItems(sample.keys().stream()
                        .map(key -> TransactGetItem.builder()
                                .get(get -> get.tableName(sample.table()).key(key))
                                .build())
                        .toList()))
                .responses()
                .stream()
                .map(response -> response.item())
                .toList();
        requireSame(sample.items(), got, "got in a transaction");
        client.transactWriteItems(transaction -> transaction.transactItems(sample.keys().stream()
                .map(key -> TransactWriteItem.builder()
                        .delete(delete -> delete.tableName(sample.table()).key(key))
                        .build())
                .toList()));
        requireSame(Map.of(), get(sample, sample.first()), "deleted in a transaction");
    }

    private List<Map<String, AttributeValue>> execute(String statement, AttributeValue... parameters) {
        return client.executeStatement(request -> request.statement(statement).parameters(parameters))
                .items();
    }

    private void statements(Sample sample) {
        AttributeValue partition = sample.partition();
        AttributeValue sort = sample.middleSort();
        String table = '"' + sample.table() + '"';
        String key = " WHERE pk = ? AND sk = ?";
        execute("INSERT INTO " + table + " VALUE {'pk': ?, 'sk': ?}", partition, sort);
        execute("UPDATE " + table + " SET gsk = ?" + key, sort, partition, sort);
        requireSame(
                List.of(Map.of("pk", partition, "sk", sort, "gsk", sort)),
                execute("SELECT * FROM " + table + key, partition, sort),
                "selected");
        execute("DELETE FROM " + table + key, partition, sort);
        requireSame(List.of(), execute("SELECT * FROM " + table + " WHERE pk = ?", partition), "deleted");
    }

    private List<Map<String, AttributeValue>> query(Sample sample, Consumer<QueryRequest.Builder> request) {
        return client.query(query -> request.accept(query.tableName(sample.table())))
                .items();
    }

    private void queries(Sample sample) {
        requireSame(
                List.of(),
                query(
                        sample,
                        query -> query.keyConditionExpression("pk = :p")
                                .expressionAttributeValues(Map.of(":p", sample.partition()))),
                "query of nothing");
        put(sample);
        AttributeValue middle = sample.middleSort();
        Comparator<AttributeValue> order = Shapes.order();
        requireQueried(sample, "sk = :s", sort -> order.compare(sort, middle) == 0);
        requireQueried(sample, "sk < :s", sort -> order.compare(sort, middle) < 0);
        requireQueried(sample, "sk <= :s", sort -> order.compare(sort, middle) <= 0);
        requireQueried(sample, "sk > :s", sort -> order.compare(sort, middle) > 0);
        requireQueried(sample, "sk >= :s", sort -> order.compare(sort, middle) >= 0);
        requireQueried(sample, "sk BETWEEN :s AND :s", sort -> order.compare(sort, middle) == 0);
        if (sample.type() != ScalarAttributeType.N) {
            requireQueried(sample, "begins_with(sk, :s)", sort -> Shapes.beginsWith(sort, middle));
        }
        delete(sample);
    }

    private void requireQueried(Sample sample, String condition, Predicate<AttributeValue> wanted) {
        List<Map<String, AttributeValue>> expected = sample.items().stream()
                .filter(item -> wanted.test(item.get("sk")))
                .toList();
        for (boolean forward : new boolean[] {true, false}) {
            List<Map<String, AttributeValue>> found = query(
                    sample,
                    query -> query.keyConditionExpression("pk = :p AND " + condition)
                            .scanIndexForward(forward)
                            .expressionAttributeValues(Map.of(":p", sample.partition(), ":s", sample.middleSort())));
            requireSame(forward ? expected : expected.reversed(), found, condition);
        }
    }

    private void pages(Sample sample) {
        put(sample);
        for (String index : new String[] {"", "global", "local"}) {
            String partition = index.equals("global") ? "gpk" : "pk";
            List<Map<String, AttributeValue>> found = new ArrayList<>();
            Map<String, AttributeValue> after = Map.of();
            do {
                Map<String, AttributeValue> start = after;
                QueryResponse page = client.query(query -> query.tableName(sample.table())
                        .indexName(index.isEmpty() ? null : index)
                        .keyConditionExpression(partition + " = :p")
                        .expressionAttributeValues(Map.of(":p", sample.partition()))
                        .exclusiveStartKey(start.isEmpty() ? null : start)
                        .limit(1));
                found.addAll(page.items());
                after = page.lastEvaluatedKey();
            } while (!after.isEmpty());
            requireSame(sample.items(), found, "pages of " + index);
        }
        delete(sample);
    }

    private void indexes(Sample sample) {
        put(sample);
        Map<String, AttributeValue> values = Map.of(":p", sample.partition(), ":s", sample.middleSort());
        Comparator<AttributeValue> order = Shapes.order();
        List<Map<String, AttributeValue>> expected = sample.items().stream()
                .filter(item -> order.compare(item.get("sk"), sample.middleSort()) >= 0)
                .toList();
        for (String index : List.of("global", "local")) {
            String condition = index.equals("global") ? "gpk = :p AND gsk >= :s" : "pk = :p AND lsk >= :s";
            List<Map<String, AttributeValue>> found = query(
                    sample,
                    query -> query.indexName(index)
                            .keyConditionExpression(condition)
                            .expressionAttributeValues(values));
            requireSame(expected, found, index);
        }
        delete(sample);
    }

    private void scans(Sample sample) {
        put(sample);
        List<Map<String, AttributeValue>> found = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int segment = i;
            found.addAll(client.scan(scan ->
                            scan.tableName(sample.table()).segment(segment).totalSegments(4))
                    .items());
        }
        found.sort(Comparator.comparing(item -> item.get("sk"), Shapes.order()));
        requireSame(sample.items(), found, "scanned");
        delete(sample);
    }

    private void directReads(Sample sample) {
        put(sample);
        List<Map<String, AttributeValue>> found = new ArrayList<>();
        direct.query(
                new QueryRead(
                        new QueryTarget(sample.table(), null, "pk", "sk", false, true),
                        sample.partition(),
                        new SortKeyCondition.Everything(),
                        null,
                        0,
                        null,
                        false),
                found::add);
        requireSame(sample.items(), found, "queried directly");
        KeyedTable table = new KeyedTable(sample.table(), "pk", "sk");
        List<ItemLookup> wanted =
                sample.items().stream().map(item -> new ItemLookup(table, item)).toList();
        List<ItemLookup> again =
                found.stream().map(item -> new ItemLookup(table, item)).toList();
        for (List<ItemLookup> batch : List.of(wanted, again)) {
            direct.batchGetItem(new BatchRead(batch, true, false), (item, place) -> {
                requireSame(sample.items().get(place), item, "got in a batch directly");
                requireSameContent(found.get(place), item);
            });
        }
        for (Map<String, AttributeValue> item : found) {
            direct.getItem(
                    GetItemRequest.builder()
                            .tableName(sample.table())
                            .key(Sample.key(item))
                            .build(),
                    got -> requireSameContent(item, got));
        }
        delete(sample);
    }

    /** In process, the content of an item is what caches find it by. */
    private static void requireSameContent(Map<String, AttributeValue> item, Map<String, AttributeValue> other) {
        if (item instanceof LazyItem one && other instanceof LazyItem two) {
            requireSame(one.content(), two.content(), "content");
            requireSame(one.content().hashCode(), two.content().hashCode(), "hash of the content");
        } else {
            requireSame(item, other, "item");
        }
    }
}
