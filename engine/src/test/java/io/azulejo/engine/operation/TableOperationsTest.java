package io.azulejo.engine.operation;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.attribute;
import static io.azulejo.engine.MusicTable.attributes;
import static io.azulejo.engine.MusicTable.key;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import io.azulejo.engine.store.MemoryStore;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

@SuppressWarnings("unchecked") // generic varargs of the SDK
class TableOperationsTest {
    private final MemoryStore store = new MemoryStore();
    private final EmbeddedDynamoDb client =
            EmbeddedDynamoDb.builder().store(store).build();

    @AfterEach
    void close() {
        client.close();
    }

    private TableDescription describe() {
        return client.describeTable(r -> r.tableName(TABLE)).table();
    }

    @Test
    void createTable_answersCreating_butIsActiveAtOnce() {
        var created = client.createTable(MusicTable.definition(TABLE)).tableDescription();
        assertThat(created.tableStatus()).isEqualTo(TableStatus.CREATING);
        assertThat(created.globalSecondaryIndexes().getFirst().indexStatus()).isEqualTo(IndexStatus.CREATING);
        TableDescription table = describe();
        assertThat(table.tableStatus()).isEqualTo(TableStatus.ACTIVE);
        assertThat(table.keySchema()).isEqualTo(key("artist", "title"));
        assertThat(table.tableArn()).isEqualTo("arn:aws:dynamodb:us-east-1:000000000000:table/Music");
        assertThat(table.billingModeSummary().billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
        assertThat(table.localSecondaryIndexes()).hasSize(2);
        assertThat(table.globalSecondaryIndexes())
                .extracting(GlobalSecondaryIndexDescription::indexStatus)
                .containsOnly(IndexStatus.ACTIVE);
        assertError(
                () -> client.createTable(MusicTable.definition(TABLE)),
                "ResourceInUseException",
                "Table already exists: Music");
    }

    @Test
    void describeTable_countsItemsAndBytes_exactly() {
        MusicTable.create(client);
        client.putItem(r -> r.tableName(TABLE).item(song("A", "1", "genre", "g", "price", 1)));
        client.putItem(r -> r.tableName(TABLE).item(song("A", "2")));
        client.updateItem(r -> r.tableName(TABLE)
                .key(song("A", "2"))
                .updateExpression("SET x = :x")
                .expressionAttributeValues(attributes(":x", "12345")));
        assertThat(describe().itemCount()).isEqualTo(2);
        assertThat(describe().tableSizeBytes())
                .isEqualTo("artistAtitle1genregprice".length() + 2 + "artistAtitle2x12345".length());
        assertThat(describe().globalSecondaryIndexes().getFirst().itemCount()).isEqualTo(1);
        client.deleteItem(r -> r.tableName(TABLE).key(song("A", "1")));
        assertThat(describe().itemCount()).isEqualTo(1);
        assertThat(describe().globalSecondaryIndexes().getFirst().itemCount()).isZero();
        assertThat(describe().globalSecondaryIndexes().getFirst().indexSizeBytes())
                .isZero();
    }

    @Test
    void deleteTable_answersDeleting_andLeavesNothingBehind() {
        MusicTable.create(client);
        client.putItem(r -> r.tableName(TABLE).item(song("A", "1", "genre", "g", "price", 1)));
        var deleted = client.deleteTable(r -> r.tableName(TABLE)).tableDescription();
        assertThat(deleted.tableStatus()).isEqualTo(TableStatus.DELETING);
        assertError(
                this::describe, "ResourceNotFoundException", "Requested resource not found: Table: Music not found");
        MusicTable.create(client);
        assertThat(client.scan(r -> r.tableName(TABLE)).count()).isZero();
        assertThat(client.scan(r -> r.tableName(TABLE).indexName("by-genre")).count())
                .isZero();
        assertThat(describe().itemCount()).isZero();
    }

    @Test
    void listTables_manyTables_comeInPages() {
        for (String name : List.of("bbb", "aaa", "ccc")) {
            client.createTable(MusicTable.definition(name));
        }
        var first = client.listTables(r -> r.limit(2));
        assertThat(first.tableNames()).containsExactly("aaa", "bbb");
        assertThat(first.lastEvaluatedTableName()).isEqualTo("bbb");
        var second = client.listTables(r -> r.exclusiveStartTableName("bbb"));
        assertThat(second.tableNames()).containsExactly("ccc");
        assertThat(second.lastEvaluatedTableName()).isNull();
    }

    private void addIndex(String name) {
        client.updateTable(r -> r.tableName(TABLE)
                .attributeDefinitions(attribute("mood", ScalarAttributeType.S))
                .globalSecondaryIndexUpdates(u -> u.create(
                        c -> c.indexName(name).keySchema(key("mood")).projection(p -> p.projectionType("ALL")))));
    }

    private void awaitActive() {
        await().until(() -> describe().tableStatus() == TableStatus.ACTIVE);
    }

    @Test
    void updateTable_newIndexWhileWritesGoOn_holdsExactlyTheItems() throws InterruptedException {
        MusicTable.create(client);
        for (int i = 0; i < 2_000; i++) {
            int number = i;
            client.putItem(r -> r.tableName(TABLE).item(song("A", "%05d".formatted(number), "mood", "sad")));
        }
        AtomicBoolean done = new AtomicBoolean();
        Thread writer = Thread.ofVirtual().start(() -> {
            for (int i = 0; !done.get() && i < 100_000; i++) {
                int number = i * 7 % 2_000;
                if (i % 3 == 0) {
                    client.deleteItem(r -> r.tableName(TABLE).key(song("A", "%05d".formatted(number))));
                } else {
                    String mood = i % 2 == 0 ? "glad" : "sad";
                    client.putItem(r -> r.tableName(TABLE).item(song("A", "%05d".formatted(number), "mood", mood)));
                }
            }
        });
        addIndex("by-mood");
        awaitActive();
        done.set(true);
        writer.join();
        for (String mood : List.of("glad", "sad")) {
            long inTable = client
                    .queryPaginator(r -> r.tableName(TABLE)
                            .keyConditionExpression("artist = :a")
                            .filterExpression("mood = :m")
                            .expressionAttributeValues(attributes(":a", "A", ":m", mood)))
                    .stream()
                    .mapToLong(page -> page.count())
                    .sum();
            long inIndex = client
                    .queryPaginator(r -> r.tableName(TABLE)
                            .indexName("by-mood")
                            .keyConditionExpression("mood = :m")
                            .expressionAttributeValues(attributes(":m", mood)))
                    .stream()
                    .mapToLong(page -> page.count())
                    .sum();
            assertThat(inIndex).as(mood).isEqualTo(inTable);
        }
        var index = describe().globalSecondaryIndexes().getLast();
        assertThat(index.itemCount()).isEqualTo(describe().itemCount());
    }

    @Test
    void updateTable_deletedIndex_isGoneWithItsAttributes() {
        MusicTable.create(client);
        addIndex("by-mood");
        awaitActive();
        assertThat(describe().attributeDefinitions()).hasSize(6);
        client.updateTable(
                r -> r.tableName(TABLE).globalSecondaryIndexUpdates(u -> u.delete(d -> d.indexName("by-mood"))));
        awaitActive();
        assertThat(describe().globalSecondaryIndexes()).hasSize(2);
        assertThat(describe().attributeDefinitions()).hasSize(5);
        assertError(
                () -> client.updateTable(r ->
                        r.tableName(TABLE).globalSecondaryIndexUpdates(u -> u.delete(d -> d.indexName("by-mood")))),
                "ResourceNotFoundException",
                "Requested resource not found");
        assertError(
                () -> client.updateTable(r -> r.tableName(TABLE)
                        .attributeDefinitions(attribute("mood", ScalarAttributeType.S))
                        .globalSecondaryIndexUpdates(u -> u.create(c -> c.indexName("by-genre")
                                .keySchema(key("mood"))
                                .projection(p -> p.projectionType("ALL"))))),
                "Attempting to create an index which already exists");
    }

    @Test
    void updateTable_billing_isKeptInTheBooks() {
        client.createTable(simple(r -> r.billingMode(BillingMode.PROVISIONED)
                .provisionedThroughput(t -> t.readCapacityUnits(5L).writeCapacityUnits(5L))));
        assertThat(describe().billingModeSummary()).isNull();
        assertThat(describe().provisionedThroughput().readCapacityUnits()).isEqualTo(5);
        client.updateTable(r -> r.tableName(TABLE)
                .provisionedThroughput(t -> t.readCapacityUnits(10L).writeCapacityUnits(7L)));
        assertThat(describe().provisionedThroughput().writeCapacityUnits()).isEqualTo(7);
        assertError(
                () -> client.updateTable(r -> r.tableName(TABLE)
                        .provisionedThroughput(t -> t.readCapacityUnits(10L).writeCapacityUnits(7L))),
                "The provisioned throughput for the table will not change. The requested value equals the current"
                        + " value. Current ReadCapacityUnits provisioned for the table: 10. Requested"
                        + " ReadCapacityUnits: 10. Current WriteCapacityUnits provisioned for the table: 7. Requested"
                        + " WriteCapacityUnits: 7. Refer to the Amazon DynamoDB Developer Guide for current limits and"
                        + " how to request higher limits.");
        client.updateTable(r -> r.tableName(TABLE).billingMode(BillingMode.PAY_PER_REQUEST));
        assertThat(describe().billingModeSummary().billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
        assertThat(describe().provisionedThroughput().readCapacityUnits()).isZero();
    }

    private static CreateTableRequest simple(Consumer<CreateTableRequest.Builder> more) {
        CreateTableRequest.Builder builder = CreateTableRequest.builder()
                .tableName(TABLE)
                .attributeDefinitions(attribute("artist", ScalarAttributeType.S))
                .keySchema(key("artist"));
        more.accept(builder);
        return builder.build();
    }

    @Test
    void createTable_badDesigns_areRefusedInDynamoDbsWords() {
        assertError(
                () -> client.createTable(simple(r -> r.tableName(null))),
                "The parameter 'TableName' is required but was not present in the request");
        assertError(
                () -> client.createTable(simple(r -> r.tableName("ab"))),
                "1 validation error detected: Value 'ab' at 'tableName' failed to satisfy constraint: Member must have"
                        + " length greater than or equal to 3");
        assertError(
                () -> client.createTable(simple(r -> {})),
                "One or more parameter values were invalid: ReadCapacityUnits and WriteCapacityUnits must both be"
                        + " specified when BillingMode is PROVISIONED");
        assertError(
                () -> client.createTable(
                        simple(r -> r.keySchema(key("artist", "artist")).billingMode(BillingMode.PAY_PER_REQUEST))),
                "Invalid KeySchema: Some index key attribute have no definition");
        assertError(
                () -> client.createTable(simple(r -> r.attributeDefinitions(
                                attribute("artist", ScalarAttributeType.S), attribute("x", ScalarAttributeType.S))
                        .billingMode(BillingMode.PAY_PER_REQUEST))),
                "One or more parameter values were invalid: Number of attributes in KeySchema does not exactly match"
                        + " number of attributes defined in AttributeDefinitions");
        assertError(
                () -> client.createTable(simple(r -> r.billingMode(BillingMode.PAY_PER_REQUEST)
                        .localSecondaryIndexes(l -> l.indexName("local")
                                .keySchema(key("artist", "artist"))
                                .projection(p -> p.projectionType("ALL"))))),
                "One or more parameter values were invalid: Table KeySchema does not have a range key, which is"
                        + " required when specifying a LocalSecondaryIndex");
        assertError(
                () -> client.createTable(
                        simple(r -> r.billingMode(BillingMode.PAY_PER_REQUEST).resourcePolicy("{}"))),
                "This engine does not support the parameter ResourcePolicy");
    }

    @Test
    void unsupportedOperation_isRefusedByName() {
        assertError(
                () -> client.listGlobalTables(r -> {}),
                "UnknownOperationException",
                "This engine does not support the operation ListGlobalTables");
    }

    @Test
    void waiter_forATable_isAnswered() {
        MusicTable.create(client);
        assertThat(client.waiter()
                        .waitUntilTableExists(r -> r.tableName(TABLE))
                        .matched()
                        .response())
                .isPresent();
    }
}
