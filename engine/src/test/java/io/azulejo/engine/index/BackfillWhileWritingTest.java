package io.azulejo.engine.index;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.engine.verify.StoreVerifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Backfill during writes: an index that is added to a table in use holds exactly the items that have its key. */
class BackfillWhileWritingTest {
    private static final long SEED = Long.getLong("azulejo.test.seed", 1115L);
    private static final int ITEMS = 2_000;

    private final MemoryStore store = new MemoryStore();

    @Test
    void index_addedWhileItemsChange_agreesWithTheItemsAfterwards() throws InterruptedException, ExecutionException {
        try (EmbeddedDynamoDb dynamoDb = EmbeddedDynamoDb.builder().store(store).build();
                ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor()) {
            createTable(dynamoDb);
            Random random = new Random(SEED);
            for (int i = 0; i < ITEMS; i++) {
                write(dynamoDb, random, i, 0);
            }
            AtomicBoolean stop = new AtomicBoolean();
            List<Future<?>> running = new ArrayList<>();
            for (int writer = 0; writer < 4; writer++) {
                Random own = new Random(SEED + 1 + writer);
                running.add(writers.submit(() -> {
                    while (!stop.get()) {
                        write(dynamoDb, own, own.nextInt(ITEMS), own.nextInt(4));
                    }
                }));
            }
            addIndex(dynamoDb);
            Awaitility.await().atMost(Duration.ofSeconds(30)).until(() -> indexStatus(dynamoDb) == IndexStatus.ACTIVE);
            stop.set(true);
            for (Future<?> future : running) {
                future.get();
            }

            assertThat(StoreVerifier.verify(store).differences())
                    .as("seed %d", SEED)
                    .isEmpty();
        }
    }

    private static void createTable(DynamoDbClient client) {
        client.createTable(create -> create.tableName("orders")
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(key("id"))
                .attributeDefinitions(attribute("id")));
    }

    private static void addIndex(DynamoDbClient client) {
        client.updateTable(update -> update.tableName("orders")
                .attributeDefinitions(attribute("id"), attribute("owner"))
                .globalSecondaryIndexUpdates(GlobalSecondaryIndexUpdate.builder()
                        .create(create -> create.indexName("byOwner")
                                .keySchema(key("owner"))
                                .projection(projection -> projection.projectionType(ProjectionType.ALL)))
                        .build()));
    }

    private static IndexStatus indexStatus(DynamoDbClient client) {
        return client.describeTable(describe -> describe.tableName("orders"))
                .table()
                .globalSecondaryIndexes()
                .getFirst()
                .indexStatus();
    }

    /** Puts an item with or without the index key, changes another of its attributes, or deletes it. */
    private static void write(DynamoDbClient client, Random random, int item, int kind) {
        Map<String, AttributeValue> key = Map.of("id", AttributeValue.fromS("order" + item));
        AttributeValue owner = AttributeValue.fromS("owner" + random.nextInt(5));
        switch (kind) {
            case 0 ->
                client.putItem(put -> put.tableName("orders")
                        .item(Map.of("id", AttributeValue.fromS("order" + item), "owner", owner)));
            case 1 -> client.putItem(put -> put.tableName("orders").item(key));
            case 2 ->
                client.updateItem(update -> update.tableName("orders")
                        .key(key)
                        .updateExpression("ADD changes :one")
                        .expressionAttributeValues(Map.of(":one", AttributeValue.fromN("1"))));
            default -> client.deleteItem(delete -> delete.tableName("orders").key(key));
        }
    }

    private static KeySchemaElement key(String name) {
        return KeySchemaElement.builder()
                .attributeName(name)
                .keyType(KeyType.HASH)
                .build();
    }

    private static AttributeDefinition attribute(String name) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(ScalarAttributeType.S)
                .build();
    }
}
