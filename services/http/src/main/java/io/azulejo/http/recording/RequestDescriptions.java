package io.azulejo.http.recording;

import io.azulejo.http.recording.Recording.RequestDescription;
import io.azulejo.spi.BatchRead;
import io.azulejo.spi.QueryRead;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Descriptions of requests for a recording: tables and keys. Stateless. */
public final class RequestDescriptions {
    private static final int MAX_KEYS = 25;
    private static final String PK = "PK";
    private static final String SK = "SK";

    private RequestDescriptions() {}

    /** Describes a read or write of one item; {@code source} contains the key and may contain more. */
    public static RequestDescription item(
            String operation, boolean write, String table, Map<String, AttributeValue> source) {
        return (items, units) -> new RecordedRequest(
                operation, table, null, List.of(key(source)), write ? 1 : items, units(write, units));
    }

    public static RequestDescription query(QueryRead read) {
        return (items, units) -> new RecordedRequest(
                "Query",
                read.target().table(),
                read.target().index(),
                List.of(RecordedKey.of(text(read.partition()), null)),
                items,
                units(false, units));
    }

    public static RequestDescription query(QueryRequest request) {
        String partition = request.expressionAttributeValues().values().stream()
                .findFirst()
                .map(RequestDescriptions::text)
                .orElse("");
        return (items, units) -> new RecordedRequest(
                "Query",
                request.tableName(),
                request.indexName(),
                List.of(RecordedKey.of(partition, null)),
                items,
                units(false, units));
    }

    public static RequestDescription batchGet(BatchRead read) {
        return (items, units) -> new RecordedRequest(
                "BatchGetItem",
                read.items().isEmpty() ? "" : read.items().getFirst().table().name(),
                null,
                read.items().stream()
                        .limit(MAX_KEYS)
                        .map(item -> key(item.keySource()))
                        .toList(),
                items,
                units(false, units));
    }

    public static RequestDescription batchGet(BatchGetItemRequest request) {
        List<RecordedKey> keys = request.requestItems().values().stream()
                .flatMap(each -> each.keys().stream())
                .limit(MAX_KEYS)
                .map(RequestDescriptions::key)
                .toList();
        return (items, units) -> new RecordedRequest(
                "BatchGetItem", first(request.requestItems()), null, keys, items, units(false, units));
    }

    public static RequestDescription batchWrite(BatchWriteItemRequest request) {
        return (items, units) -> {
            List<RecordedKey> keys = request.requestItems().values().stream()
                    .flatMap(List::stream)
                    .map(each -> each.putRequest() == null
                            ? each.deleteRequest().key()
                            : each.putRequest().item())
                    .limit(MAX_KEYS)
                    .map(RequestDescriptions::key)
                    .toList();
            return new RecordedRequest(
                    "BatchWriteItem", first(request.requestItems()), null, keys, keys.size(), units(true, units));
        };
    }

    public static RequestDescription transactGet(TransactGetItemsRequest request) {
        return (items, units) -> new RecordedRequest(
                "TransactGetItems",
                request.transactItems().isEmpty()
                        ? ""
                        : request.transactItems().getFirst().get().tableName(),
                null,
                request.transactItems().stream()
                        .limit(MAX_KEYS)
                        .map(each -> key(each.get().key()))
                        .toList(),
                items,
                units(false, units));
    }

    public static RequestDescription transactWrite(TransactWriteItemsRequest request) {
        return (items, units) -> {
            List<RecordedKey> keys = new ArrayList<>();
            String table = "";
            for (TransactWriteItem item : request.transactItems()) {
                if (keys.size() < MAX_KEYS) {
                    keys.add(key(keySource(item)));
                }
                table = table(item);
            }
            return new RecordedRequest(
                    "TransactWriteItems",
                    table,
                    null,
                    keys,
                    request.transactItems().size(),
                    units(true, units));
        };
    }

    private static Map<String, AttributeValue> keySource(TransactWriteItem item) {
        if (item.put() != null) {
            return item.put().item();
        }
        if (item.update() != null) {
            return item.update().key();
        }
        return item.delete() != null
                ? item.delete().key()
                : item.conditionCheck().key();
    }

    private static String table(TransactWriteItem item) {
        if (item.put() != null) {
            return item.put().tableName();
        }
        if (item.update() != null) {
            return item.update().tableName();
        }
        return item.delete() != null
                ? item.delete().tableName()
                : item.conditionCheck().tableName();
    }

    /** Returns the key of an item. The designs name their key attributes as their documents do. */
    private static RecordedKey key(Map<String, AttributeValue> source) {
        AttributeValue pk = find(source, PK);
        AttributeValue sk = find(source, SK);
        return RecordedKey.of(
                pk == null
                        ? source.values().stream()
                                .findFirst()
                                .map(RequestDescriptions::text)
                                .orElse("")
                        : text(pk),
                sk == null ? null : text(sk));
    }

    private static @Nullable AttributeValue find(Map<String, AttributeValue> source, String name) {
        return source.entrySet().stream()
                .filter(entry -> entry.getKey().equalsIgnoreCase(name))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(null);
    }

    private static String text(AttributeValue value) {
        return Stream.of(value.s(), value.n())
                .filter(Objects::nonNull)
                .findFirst()
                .orElse("");
    }

    private static String first(Map<String, ?> byTable) {
        return byTable.keySet().stream().findFirst().orElse("");
    }

    private static RecordedUnits units(boolean write, double units) {
        return write ? new RecordedUnits(0, units) : new RecordedUnits(units, 0);
    }
}
