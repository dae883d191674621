package io.azulejo.engine.sdk;

import io.azulejo.engine.request.GetItemInput;
import io.azulejo.engine.request.GetItemOutput;
import io.azulejo.engine.request.PageOutput;
import io.azulejo.engine.request.QueryInput;
import io.azulejo.engine.request.ScanInput;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Adapter for GetItem, Query and Scan between the SDK and the engine. */
final class SdkReads {
    private SdkReads() {}

    static GetItemInput input(GetItemRequest request) {
        return new GetItemInput(
                request.tableName(),
                SdkItems.item(request.hasKey(), request.key()),
                request.consistentRead(),
                request.projectionExpression(),
                SdkPlaceholders.of(request.hasExpressionAttributeNames(), request.expressionAttributeNames()),
                request.returnConsumedCapacityAsString(),
                new SdkLegacy()
                        .attributesToGet(request.hasAttributesToGet(), request.attributesToGet())
                        .parameters());
    }

    static GetItemResponse response(GetItemOutput output) {
        return withoutItem(output)
                .item(SdkItems.attributesOrNull(output.item()))
                .build();
    }

    static GetItemResponse.Builder withoutItem(GetItemOutput output) {
        return GetItemResponse.builder().consumedCapacity(SdkCapacity.capacity(output.consumedCapacity()));
    }

    static QueryInput input(QueryRequest request) {
        return new QueryInput(
                request.tableName(),
                request.indexName(),
                request.selectAsString(),
                request.limit(),
                request.consistentRead(),
                request.scanIndexForward(),
                SdkItems.item(startKeyGiven(request.exclusiveStartKey()), request.exclusiveStartKey()),
                request.keyConditionExpression(),
                request.filterExpression(),
                request.projectionExpression(),
                SdkPlaceholders.of(
                        request.hasExpressionAttributeNames(),
                        request.expressionAttributeNames(),
                        request.hasExpressionAttributeValues(),
                        request.expressionAttributeValues()),
                request.returnConsumedCapacityAsString(),
                new SdkLegacy()
                        .attributesToGet(request.hasAttributesToGet(), request.attributesToGet())
                        .keyConditions(request.hasKeyConditions(), request.keyConditions())
                        .queryFilter(request.hasQueryFilter(), request.queryFilter())
                        .conditionalOperator(request.conditionalOperatorAsString())
                        .parameters());
    }

    static QueryResponse response(PageOutput output) {
        return QueryResponse.builder()
                .items(items(output))
                .count(output.count())
                .scannedCount(output.scannedCount())
                .lastEvaluatedKey(SdkItems.attributesOrNull(output.lastEvaluatedKey()))
                .consumedCapacity(SdkCapacity.capacity(output.consumedCapacity()))
                .build();
    }

    static ScanInput input(ScanRequest request) {
        return new ScanInput(
                request.tableName(),
                request.indexName(),
                request.selectAsString(),
                request.limit(),
                request.consistentRead(),
                request.segment(),
                request.totalSegments(),
                SdkItems.item(startKeyGiven(request.exclusiveStartKey()), request.exclusiveStartKey()),
                request.filterExpression(),
                request.projectionExpression(),
                SdkPlaceholders.of(
                        request.hasExpressionAttributeNames(),
                        request.expressionAttributeNames(),
                        request.hasExpressionAttributeValues(),
                        request.expressionAttributeValues()),
                request.returnConsumedCapacityAsString(),
                new SdkLegacy()
                        .attributesToGet(request.hasAttributesToGet(), request.attributesToGet())
                        .scanFilter(request.hasScanFilter(), request.scanFilter())
                        .conditionalOperator(request.conditionalOperatorAsString())
                        .parameters());
    }

    static ScanResponse scanResponse(PageOutput output) {
        return ScanResponse.builder()
                .items(items(output))
                .count(output.count())
                .scannedCount(output.scannedCount())
                .lastEvaluatedKey(SdkItems.attributesOrNull(output.lastEvaluatedKey()))
                .consumedCapacity(SdkCapacity.capacity(output.consumedCapacity()))
                .build();
    }

    private static @Nullable List<Map<String, AttributeValue>> items(PageOutput output) {
        return output.items() == null ? null : SdkItems.attributes(output.items());
    }

    /**
     * Returns whether a start key was given. If a paginator passes on the last page's key, the SDK sends an empty map
     * as no key.
     */
    private static boolean startKeyGiven(Map<String, AttributeValue> startKey) {
        return !startKey.isEmpty();
    }
}
