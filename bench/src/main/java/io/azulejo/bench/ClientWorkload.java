package io.azulejo.bench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Workload through a {@code DynamoDbClient}, with requests built in advance. Thread-safe. */
final class ClientWorkload implements Workload {
    private static final String PLAIN = "plain";
    private static final String INDEXED = "indexed";

    private static final String[] PAYLOADS = {
        Payload.text(0, 960), Payload.text(1, 960), Payload.text(2, 960), Payload.text(3, 960)
    };

    private final DynamoDbClient client;
    private final PutItemRequest[] puts = new PutItemRequest[TURNS];
    private final PutItemRequest[] indexedPuts = new PutItemRequest[TURNS];
    private final GetItemRequest[] gets = new GetItemRequest[ITEMS];
    private final QueryRequest[] queries = new QueryRequest[PARTITIONS];
    private final UpdateItemRequest[] updates = new UpdateItemRequest[ITEMS];
    private final TransactWriteItemsRequest[] transactions = new TransactWriteItemsRequest[TURNS];

    ClientWorkload(DynamoDbClient client) {
        this.client = client;
        buildRequests();
    }

    private void buildRequests() {
        for (int turn = 0; turn < TURNS; turn++) {
            puts[turn] = PutItemRequest.builder()
                    .tableName(PLAIN)
                    .item(bigItem("ITEM#", turn))
                    .build();
            indexedPuts[turn] = PutItemRequest.builder()
                    .tableName(INDEXED)
                    .item(indexedItem(turn))
                    .build();
            transactions[turn] = transaction(turn);
        }
        for (int i = 0; i < ITEMS; i++) {
            gets[i] = GetItemRequest.builder()
                    .tableName(PLAIN)
                    .key(key("ITEM#" + i, "METADATA"))
                    .build();
            updates[i] = UpdateItemRequest.builder()
                    .tableName(PLAIN)
                    .key(key("COUNTER#" + i, "METADATA"))
                    .updateExpression("ADD hits :one")
                    .expressionAttributeValues(Map.of(":one", AttributeValue.fromN("1")))
                    .build();
        }
        for (int i = 0; i < PARTITIONS; i++) {
            queries[i] = QueryRequest.builder()
                    .tableName(PLAIN)
                    .keyConditionExpression("pk = :pk AND begins_with(sk, :sk)")
                    .expressionAttributeValues(
                            Map.of(":pk", AttributeValue.fromS("LIST#" + i), ":sk", AttributeValue.fromS("LINE#")))
                    .build();
        }
    }

    private static TransactWriteItemsRequest transaction(int turn) {
        List<TransactWriteItem> actions = new ArrayList<>();
        for (String prefix : List.of("FIRST#", "SECOND#", "THIRD#")) {
            actions.add(TransactWriteItem.builder()
                    .put(Put.builder()
                            .tableName(PLAIN)
                            .item(bigItem(prefix, turn))
                            .build())
                    .build());
        }
        return TransactWriteItemsRequest.builder().transactItems(actions).build();
    }

    private static Map<String, AttributeValue> key(String pk, String sk) {
        return Map.of("pk", AttributeValue.fromS(pk), "sk", AttributeValue.fromS(sk));
    }

    private static Map<String, AttributeValue> bigItem(String prefix, int turn) {
        Map<String, AttributeValue> item = new HashMap<>(key(prefix + turn % ITEMS, "METADATA"));
        item.put("payload", AttributeValue.fromS(PAYLOADS[turn / ITEMS]));
        return item;
    }

    private static Map<String, AttributeValue> indexedItem(int turn) {
        Map<String, AttributeValue> item = bigItem("ITEM#", turn);
        item.put("gsi1pk", AttributeValue.fromS("AUTHOR#" + turn % 100));
        item.put("gsi1sk", AttributeValue.fromS("ITEM#" + turn % ITEMS));
        item.put("gsi2pk", AttributeValue.fromS("CATEGORY#" + turn % 10));
        item.put("gsi2sk", AttributeValue.fromS("ITEM#" + turn % ITEMS));
        return item;
    }

    private static void createTables(DynamoDbClient client) {
        client.createTable(table(PLAIN, List.of("pk", "sk"), List.of()));
        client.createTable(table(
                INDEXED,
                List.of("pk", "sk", "gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk"),
                List.of(index("gsi1"), index("gsi2"))));
    }

    private static CreateTableRequest table(String name, List<String> attributes, List<GlobalSecondaryIndex> indexes) {
        CreateTableRequest.Builder request = CreateTableRequest.builder()
                .tableName(name)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(keySchema("pk", "sk"))
                .attributeDefinitions(attributes.stream()
                        .map(attribute -> AttributeDefinition.builder()
                                .attributeName(attribute)
                                .attributeType(ScalarAttributeType.S)
                                .build())
                        .toList());
        return indexes.isEmpty()
                ? request.build()
                : request.globalSecondaryIndexes(indexes).build();
    }

    private static GlobalSecondaryIndex index(String name) {
        return GlobalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(keySchema(name + "pk", name + "sk"))
                .projection(projection -> projection.projectionType(ProjectionType.ALL))
                .build();
    }

    private static List<KeySchemaElement> keySchema(String partitionKey, String sortKey) {
        return List.of(
                KeySchemaElement.builder()
                        .attributeName(partitionKey)
                        .keyType(KeyType.HASH)
                        .build(),
                KeySchemaElement.builder()
                        .attributeName(sortKey)
                        .keyType(KeyType.RANGE)
                        .build());
    }

    /** Creates the tables and writes the items that the workload reads. */
    static void fill(DynamoDbClient client) {
        createTables(client);
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        for (int i = 0; i < ITEMS; i++) {
            items.add(bigItem("ITEM#", i));
            Map<String, AttributeValue> line =
                    new HashMap<>(key("LIST#" + i / QUERIED, String.format("LINE#%04d", i % QUERIED)));
            line.put("payload", AttributeValue.fromS(Payload.text(i % 4, 260)));
            items.add(line);
        }
        try (ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<PutItemResponse>> written = new ArrayList<>();
            for (Map<String, AttributeValue> item : items) {
                written.add(writers.submit(
                        () -> client.putItem(put -> put.tableName(PLAIN).item(item))));
            }
            for (Future<PutItemResponse> write : written) {
                write.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("Cannot fill the table", e);
        }
    }

    @Override
    public Object putItem(int turn) {
        return client.putItem(puts[turn]);
    }

    @Override
    public Object getItem(int turn) {
        return client.getItem(gets[turn % ITEMS]).item();
    }

    @Override
    public Object query(int turn) {
        return client.query(queries[turn % PARTITIONS]).items();
    }

    @Override
    public Object updateItem(int turn) {
        return client.updateItem(updates[turn % ITEMS]);
    }

    @Override
    public Object transactWriteItems(int turn) {
        return client.transactWriteItems(transactions[turn]);
    }

    @Override
    public Object putItemTwoIndexes(int turn) {
        return client.putItem(indexedPuts[turn]);
    }

    @Override
    public void close() {
        client.close();
    }
}
