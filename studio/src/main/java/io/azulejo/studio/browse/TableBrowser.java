package io.azulejo.studio.browse;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.studio.json.JsonTree;
import io.azulejo.studio.json.SdkJson;
import io.azulejo.studio.json.StudioItemJson;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Paged access to the tables of the endpoint, their items and indexes. Thread-safe. */
public final class TableBrowser {
    private static final int MAX_LIMIT = 500;

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

    /** Returns a page of items in storage order, so that those of one partition are together. */
    public Map<String, @Nullable Object> items(
            String table, @Nullable String index, int limit, @Nullable String cursor) {
        ScanResponse response = client.scan(ScanRequest.builder()
                .tableName(table)
                .indexName(index)
                .limit(checked(limit))
                .exclusiveStartKey(start(cursor))
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .build());
        return page(response.items(), response.lastEvaluatedKey(), response.consumedCapacity());
    }

    /** Returns a page of the item collection of one partition key. */
    public Map<String, @Nullable Object> collection(
            String table, @Nullable String index, AttributeValue partition, int limit, @Nullable String cursor) {
        QueryResponse response = client.query(QueryRequest.builder()
                .tableName(table)
                .indexName(index)
                .keyConditionExpression("#pk = :pk")
                .expressionAttributeNames(Map.of("#pk", partitionKey(describe(table), index)))
                .expressionAttributeValues(Map.of(":pk", partition))
                .limit(checked(limit))
                .exclusiveStartKey(start(cursor))
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .build());
        return page(response.items(), response.lastEvaluatedKey(), response.consumedCapacity());
    }

    private static String partitionKey(TableDescription table, @Nullable String index) {
        return KeyAttributes.all(table).stream()
                .filter(keys -> index == null ? keys.index() == null : index.equals(keys.index()))
                .findFirst()
                .orElseThrow(() -> ProblemException.notFound("index", String.valueOf(index)))
                .attributes()
                .getFirst();
    }

    private static int checked(int limit) {
        if (limit < 1 || limit > MAX_LIMIT) {
            throw ProblemException.badParameter("limit", "must be 1 to " + MAX_LIMIT);
        }
        return limit;
    }

    private static Map<String, @Nullable Object> page(
            List<Map<String, AttributeValue>> items,
            Map<String, AttributeValue> last,
            @Nullable ConsumedCapacity capacity) {
        Map<String, @Nullable Object> page = new LinkedHashMap<>();
        page.put("items", SdkJson.items(items));
        page.put("next", last.isEmpty() ? null : encode(last));
        page.put("readUnits", capacity == null ? null : capacity.capacityUnits());
        return page;
    }

    private static String encode(Map<String, AttributeValue> key) {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(JsonTree.write(SdkJson.item(key)).getBytes(StandardCharsets.UTF_8));
    }

    private static @Nullable Map<String, AttributeValue> start(@Nullable String cursor) {
        if (cursor == null || cursor.isEmpty()) {
            return null;
        }
        try {
            byte[] json = Base64.getUrlDecoder().decode(cursor);
            return StudioItemJson.item("cursor", JsonTree.readObject(new ByteArrayInputStream(json)));
        } catch (IllegalArgumentException e) {
            throw ProblemException.badParameter("cursor", "is not a cursor of an earlier page");
        }
    }
}
