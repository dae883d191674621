package io.azulejo.studio.pattern;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.studio.browse.KeyAttributes;
import io.azulejo.studio.edit.EditEffects;
import io.azulejo.studio.json.SdkJson;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Run of writes on a copy of the items that they touch, so that the page shows what would change. The copy is in memory;
 * each item is copied when a request first names its key. Queries and scans read the real table, so they do not see what
 * the run has written before. For one run in one thread.
 */
final class DryRun implements AutoCloseable {
    private final DynamoDbClient client;
    private final EmbeddedDynamoDb copy = EmbeddedDynamoDb.inMemory();
    private final Map<String, TableDescription> tables = new HashMap<>();
    private final Map<Touched, Map<String, AttributeValue>> before = new LinkedHashMap<>();

    DryRun(DynamoDbClient client) {
        this.client = client;
    }

    private record Touched(String table, Map<String, AttributeValue> key) {}

    /** Returns a client that reads and writes the copy. */
    DynamoDbClient overlay() {
        return (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> {
                    if (arguments == null
                            || arguments.length != 1
                            || !(arguments[0] instanceof DynamoDbRequest request)) {
                        return GeneratedDesign.call(method, client, arguments == null ? new Object[0] : arguments);
                    }
                    return GeneratedDesign.call(method, prepare(request) ? copy : client, request);
                });
    }

    /** Copies the items that a request names. Returns false if the request reads the real table. */
    private boolean prepare(DynamoDbRequest request) {
        switch (request) {
            case GetItemRequest get -> touch(get.tableName(), get.key());
            case PutItemRequest put -> touch(put.tableName(), put.item());
            case UpdateItemRequest update -> touch(update.tableName(), update.key());
            case DeleteItemRequest delete -> touch(delete.tableName(), delete.key());
            case TransactWriteItemsRequest transaction ->
                transaction.transactItems().forEach(this::touch);
            case TransactGetItemsRequest transaction ->
                transaction.transactItems().stream()
                        .map(TransactGetItem::get)
                        .forEach(get -> touch(get.tableName(), get.key()));
            case BatchGetItemRequest batch ->
                batch.requestItems().forEach((table, keys) -> keys.keys().forEach(key -> touch(table, key)));
            case BatchWriteItemRequest batch ->
                batch.requestItems().forEach((table, writes) -> writes.forEach(write -> touch(table, write)));
            case QueryRequest query -> {
                return false;
            }
            case ScanRequest scan -> {
                return false;
            }
            default ->
                throw ProblemException.of(
                        ProblemType.BAD_REQUEST,
                        request.getClass().getSimpleName().replaceAll("Request$", "") + " cannot be tried out: run it");
        }
        return true;
    }

    private void touch(TransactWriteItem action) {
        if (action.put() != null) {
            touch(action.put().tableName(), action.put().item());
        } else if (action.update() != null) {
            touch(action.update().tableName(), action.update().key());
        } else if (action.delete() != null) {
            touch(action.delete().tableName(), action.delete().key());
        } else {
            touch(action.conditionCheck().tableName(), action.conditionCheck().key());
        }
    }

    private void touch(String table, WriteRequest write) {
        touch(
                table,
                write.putRequest() != null
                        ? write.putRequest().item()
                        : write.deleteRequest().key());
    }

    private void touch(String table, Map<String, AttributeValue> keyOrItem) {
        Map<String, AttributeValue> key = new LinkedHashMap<>(keyOrItem);
        key.keySet().retainAll(keyNames(table(table)));
        Touched touched = new Touched(table, key);
        if (before.containsKey(touched)) {
            return;
        }
        Map<String, AttributeValue> item = client.getItem(
                        get -> get.tableName(table).key(key).consistentRead(true))
                .item();
        before.put(touched, item);
        if (!item.isEmpty()) {
            copy.putItem(put -> put.tableName(table).item(item));
        }
    }

    private TableDescription table(String name) {
        return tables.computeIfAbsent(name, table -> {
            TableDescription described =
                    client.describeTable(request -> request.tableName(table)).table();
            List<String> keys = keyNames(described);
            List<AttributeDefinition> definitions = described.attributeDefinitions().stream()
                    .filter(definition -> keys.contains(definition.attributeName()))
                    .toList();
            copy.createTable(create -> create.tableName(table)
                    .billingMode(BillingMode.PAY_PER_REQUEST)
                    .keySchema(described.keySchema())
                    .attributeDefinitions(definitions));
            return described;
        });
    }

    private static List<String> keyNames(TableDescription table) {
        return KeyAttributes.all(table).getFirst().attributes();
    }

    /** Returns each item that would change, with its effects on the indexes. */
    List<Map<String, @Nullable Object>> changes() {
        List<Map<String, @Nullable Object>> changes = new ArrayList<>();
        before.forEach((touched, old) -> {
            Map<String, AttributeValue> now = copy.getItem(
                            get -> get.tableName(touched.table()).key(touched.key()))
                    .item();
            if (!Objects.equals(old, now)) {
                Map<String, @Nullable Object> change = new LinkedHashMap<>();
                change.put("table", touched.table());
                change.put("key", SdkJson.item(touched.key()));
                change.put("before", old.isEmpty() ? null : SdkJson.item(old));
                change.put("after", now.isEmpty() ? null : SdkJson.item(now));
                change.put("indexes", EditEffects.onIndexes(table(touched.table()), old, now));
                changes.add(change);
            }
        });
        return changes;
    }

    @Override
    public void close() {
        copy.close();
    }
}
