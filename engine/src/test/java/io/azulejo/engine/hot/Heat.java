package io.azulejo.engine.hot;

import io.azulejo.spi.BatchRead;
import io.azulejo.spi.InProcessReader;
import io.azulejo.spi.KeyedTable;
import io.azulejo.spi.QueryRead;
import io.azulejo.spi.QueryTarget;
import io.azulejo.spi.SortKeyCondition;
import io.azulejo.spi.StringKey;
import io.azulejo.spi.ItemLookup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * The one kind of request that a program sends until its code is compiled. One kind alone: what the compiler takes for
 * granted comes from the calls it has seen, and a second kind makes it more careful.
 */
public enum Heat {
    PUT {
        @Override
        void request(DynamoDbClient client, int number) {
            client.putItem(put -> put.tableName(TABLE).item(item(number)));
        }
    },
    UPDATE {
        @Override
        void request(DynamoDbClient client, int number) {
            client.updateItem(update -> update.tableName(TABLE)
                    .key(key(number))
                    .updateExpression("SET title = :t, gpk = :g, gsk = :g ADD visits :n")
                    .expressionAttributeValues(Map.of(
                            ":t", AttributeValue.fromS("A wall of tiles"),
                            ":g", AttributeValue.fromS("ORDERS-OF#" + number % 100),
                            ":n", AttributeValue.fromN("1"))));
        }
    },
    GET {
        @Override
        void request(DynamoDbClient client, int number) {
            client.getItem(get -> get.tableName(TABLE).key(key(number % FILLED)));
        }
    },
    QUERY {
        @Override
        void request(DynamoDbClient client, int number) {
            client.query(query -> query.tableName(TABLE)
                    .keyConditionExpression("pk = :p AND begins_with(sk, :s)")
                    .expressionAttributeValues(Map.of(
                            ":p", key(number % FILLED).get("pk"), ":s", AttributeValue.fromS("METADATA#order"))));
        }
    },
    BATCH {
        @Override
        void request(DynamoDbClient client, int number) {
            client.batchWriteItem(batch -> batch.requestItems(Map.of(
                    TABLE,
                    List.of(WriteRequest.builder()
                            .putRequest(put -> put.item(item(number)))
                            .build()))));
            client.batchGetItem(batch -> batch.requestItems(Map.of(
                    TABLE,
                    KeysAndAttributes.builder().keys(List.of(key(number))).build())));
        }
    },
    TRANSACTION {
        @Override
        void request(DynamoDbClient client, int number) {
            client.transactWriteItems(transaction -> transaction.transactItems(TransactWriteItem.builder()
                    .put(put -> put.tableName(TABLE).item(item(number)))
                    .build()));
        }
    },
    STATEMENT {
        @Override
        void request(DynamoDbClient client, int number) {
            client.executeStatement(statement -> statement
                    .statement("SELECT * FROM \"" + TABLE + "\" WHERE pk = ?")
                    .parameters(key(number % FILLED).get("pk")));
        }
    },
    /** The reads that pass by the SDK's responses, as services make them. */
    DIRECT {
        @Override
        void request(DynamoDbClient client, int number) {
            InProcessReader direct = InProcessReader.of(client);
            String order = order(number % FILLED);
            direct.query(
                    new QueryRead(
                            new QueryTarget(TABLE, null, "pk", "sk", false, false),
                            AttributeValue.fromS("ORDER#" + order),
                            new SortKeyCondition.Everything(),
                            null,
                            0,
                            null,
                            false),
                    item -> {});
            StringKey key = StringKey.of("pk", "ORDER#" + order, "sk", "METADATA#" + order);
            direct.batchGetItem(
                    new BatchRead(List.of(new ItemLookup(new KeyedTable(TABLE, "pk", "sk"), key)), false, false),
                    (item, place) -> {});
        }
    };

    static final String TABLE = "hot-usual";
    private static final int FILLED = 500;

    abstract void request(DynamoDbClient client, int number);

    /** Sends so many requests of this kind. */
    void run(DynamoDbClient client, int requests) {
        EveryPath.createTable(client, TABLE, ScalarAttributeType.S);
        for (int number = 0; number < (this == PUT ? 0 : FILLED); number++) {
            PUT.request(client, number);
        }
        for (int number = 0; number < requests; number++) {
            request(client, number);
        }
    }

    private static String order(int number) {
        return "order-" + (100_000 + number);
    }

    private static Map<String, AttributeValue> key(int number) {
        String order = order(number);
        return Map.of("pk", AttributeValue.fromS("ORDER#" + order), "sk", AttributeValue.fromS("METADATA#" + order));
    }

    private static Map<String, AttributeValue> item(int number) {
        Map<String, AttributeValue> item = new HashMap<>(Shapes.usualValues());
        item.putAll(key(number));
        item.put("gpk", AttributeValue.fromS("ORDERS-OF#" + number % 100));
        item.put("gsk", AttributeValue.fromS("2026-11-18T12:00:" + number % 60));
        item.put("lsk", AttributeValue.fromS("TITLE#tiles-" + number));
        return item;
    }
}
