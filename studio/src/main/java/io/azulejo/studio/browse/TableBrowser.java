package io.azulejo.studio.browse;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.studio.json.JsonTree;
import io.azulejo.studio.json.SdkJson;
import io.azulejo.studio.json.StudioItemJson;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Paged access to the tables of the endpoint, their items and indexes. Thread-safe. */
public final class TableBrowser {
    private static final int MAX_REQUESTS = 20;
    private static final int FILTERED = 500;

    private final DynamoDbClient client;

    public TableBrowser(DynamoDbClient client) {
        this.client = client;
    }

    public List<Map<String, @Nullable Object>> tables() {
        return client.listTablesPaginator().tableNames().stream()
                .map(name -> SdkJson.object(describe(name)))
                .toList();
    }

    public TableDescription describe(String table) {
        try {
            return client.describeTable(request -> request.tableName(table)).table();
        } catch (ResourceNotFoundException e) {
            throw ProblemException.notFound("table", table);
        }
    }

    /**
     * Returns a page of the items that a search finds. With filters it reads on until it has found as many as wanted or
     * more, or until it has sent {@value #MAX_REQUESTS} requests; the page then has a cursor, and few items or none.
     */
    public Map<String, @Nullable Object> search(String table, ItemSearch search) {
        KeyAttributes keys = keys(describe(table), search.index());
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        Map<String, AttributeValue> next = start(search.cursor());
        double units = 0;
        long scanned = 0;
        int requests = 0;
        do {
            // A filter drops items after they are read, so a page takes more of them.
            int wanted = search.filters().isEmpty() ? search.limit() - items.size() : FILTERED;
            Found found = read(table, keys, search, wanted, next, false);
            requests++;
            items.addAll(found.items());
            scanned += found.scanned();
            units += found.units();
            next = found.last();
        } while (!next.isEmpty() && items.size() < search.limit() && requests < MAX_REQUESTS);
        Map<String, @Nullable Object> page = new LinkedHashMap<>();
        page.put("items", SdkJson.items(items));
        page.put("next", next.isEmpty() ? null : encode(next));
        page.put("scanned", scanned);
        page.put("requests", requests);
        page.put("readUnits", units);
        page.put("operation", search.partition().isEmpty() ? "Scan" : "Query");
        return page;
    }

    /** Returns how many items a search finds, and whether all were read within {@value #MAX_REQUESTS} requests. */
    public Map<String, @Nullable Object> count(String table, ItemSearch search) {
        KeyAttributes keys = keys(describe(table), search.index());
        Map<String, AttributeValue> next = Map.of();
        long count = 0;
        long scanned = 0;
        double units = 0;
        int requests = 0;
        do {
            Found found = read(table, keys, search, 0, next, true);
            requests++;
            count += found.count();
            scanned += found.scanned();
            units += found.units();
            next = found.last();
        } while (!next.isEmpty() && requests < MAX_REQUESTS);
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("count", count);
        answer.put("complete", next.isEmpty());
        answer.put("scanned", scanned);
        answer.put("readUnits", units);
        return answer;
    }

    /** Returns the whole item with a table key, which an index may hold in part; null if there is none. */
    public Map<String, @Nullable Object> item(String table, Map<String, AttributeValue> key) {
        GetItemResponse response =
                client.getItem(get -> get.tableName(table).key(key).consistentRead(true));
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("item", response.hasItem() ? SdkJson.item(response.item()) : null);
        return answer;
    }

    /** Items of one response. */
    private record Found(
            List<Map<String, AttributeValue>> items,
            int count,
            int scanned,
            double units,
            Map<String, AttributeValue> last) {}

    private Found read(
            String table,
            KeyAttributes keys,
            ItemSearch search,
            int limit,
            Map<String, AttributeValue> start,
            boolean countOnly) {
        SearchExpressions expressions = new SearchExpressions();
        @Nullable String filter = search.filters().isEmpty() ? null : expressions.all(search.filters());
        Select select = countOnly ? Select.COUNT : null;
        Integer pageSize = countOnly ? null : Integer.valueOf(limit);
        if (search.partition().isEmpty()) {
            ScanResponse response = client.scan(ScanRequest.builder()
                    .tableName(table)
                    .indexName(search.index())
                    .select(select)
                    .filterExpression(filter)
                    .expressionAttributeNames(emptyToNull(expressions.names()))
                    .expressionAttributeValues(emptyToNull(expressions.values()))
                    .limit(pageSize)
                    .exclusiveStartKey(emptyToNull(start))
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .build());
            return new Found(
                    response.items(),
                    response.count(),
                    response.scannedCount(),
                    units(response.consumedCapacity()),
                    response.lastEvaluatedKey());
        }
        String condition = expressions.partition(keys.partitionKey(), search.partition());
        if (search.sort() != null) {
            condition += " AND " + expressions.test(search.sort());
        }
        QueryResponse response = client.query(QueryRequest.builder()
                .tableName(table)
                .indexName(search.index())
                .select(select)
                .keyConditionExpression(condition)
                .filterExpression(filter)
                .expressionAttributeNames(expressions.names())
                .expressionAttributeValues(expressions.values())
                .scanIndexForward(!search.descending())
                .limit(pageSize)
                .exclusiveStartKey(emptyToNull(start))
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .build());
        return new Found(
                response.items(),
                response.count(),
                response.scannedCount(),
                units(response.consumedCapacity()),
                response.lastEvaluatedKey());
    }

    private static double units(@Nullable ConsumedCapacity capacity) {
        return capacity == null || capacity.capacityUnits() == null ? 0 : capacity.capacityUnits();
    }

    private static <V> @Nullable Map<String, V> emptyToNull(Map<String, V> map) {
        return map.isEmpty() ? null : map;
    }

    private static KeyAttributes keys(TableDescription table, @Nullable String index) {
        return KeyAttributes.all(table).stream()
                .filter(keys -> Objects.equals(index, keys.index()))
                .findFirst()
                .orElseThrow(() -> ProblemException.notFound("index", String.valueOf(index)));
    }

    private static String encode(Map<String, AttributeValue> key) {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(JsonTree.write(SdkJson.item(key)).getBytes(StandardCharsets.UTF_8));
    }

    private static Map<String, AttributeValue> start(@Nullable String cursor) {
        if (cursor == null) {
            return Map.of();
        }
        try {
            byte[] json = Base64.getUrlDecoder().decode(cursor);
            return StudioItemJson.item("cursor", JsonTree.readObject(new ByteArrayInputStream(json)));
        } catch (IllegalArgumentException e) {
            throw ProblemException.badParameter("cursor", "is not a cursor of an earlier page");
        }
    }
}
