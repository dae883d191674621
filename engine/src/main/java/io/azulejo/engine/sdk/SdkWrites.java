package io.azulejo.engine.sdk;

import io.azulejo.engine.request.DeleteItemInput;
import io.azulejo.engine.request.DeleteItemOutput;
import io.azulejo.engine.request.PutItemInput;
import io.azulejo.engine.request.PutItemOutput;
import io.azulejo.engine.request.UpdateItemInput;
import io.azulejo.engine.request.UpdateItemOutput;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** Adapter for PutItem, UpdateItem and DeleteItem between the SDK and the engine. */
final class SdkWrites {
    private SdkWrites() {}

    static PutItemInput input(PutItemRequest request) {
        return new PutItemInput(
                request.tableName(),
                SdkItems.item(request.hasItem(), request.item()),
                request.conditionExpression(),
                SdkPlaceholders.of(
                        request.hasExpressionAttributeNames(),
                        request.expressionAttributeNames(),
                        request.hasExpressionAttributeValues(),
                        request.expressionAttributeValues()),
                request.returnValuesAsString(),
                request.returnConsumedCapacityAsString(),
                request.returnItemCollectionMetricsAsString(),
                request.returnValuesOnConditionCheckFailureAsString(),
                new SdkLegacy()
                        .expected(request.hasExpected(), request.expected())
                        .conditionalOperator(request.conditionalOperatorAsString())
                        .parameters());
    }

    static PutItemResponse response(PutItemOutput output) {
        return PutItemResponse.builder()
                .attributes(SdkItems.attributesOrNull(output.attributes()))
                .consumedCapacity(SdkCapacity.capacity(output.consumedCapacity()))
                .itemCollectionMetrics(SdkCapacity.metrics(output.itemCollectionMetrics()))
                .build();
    }

    static UpdateItemInput input(UpdateItemRequest request) {
        return new UpdateItemInput(
                request.tableName(),
                SdkItems.item(request.hasKey(), request.key()),
                request.updateExpression(),
                request.conditionExpression(),
                SdkPlaceholders.of(
                        request.hasExpressionAttributeNames(),
                        request.expressionAttributeNames(),
                        request.hasExpressionAttributeValues(),
                        request.expressionAttributeValues()),
                request.returnValuesAsString(),
                request.returnConsumedCapacityAsString(),
                request.returnItemCollectionMetricsAsString(),
                request.returnValuesOnConditionCheckFailureAsString(),
                new SdkLegacy()
                        .attributeUpdates(request.hasAttributeUpdates(), request.attributeUpdates())
                        .expected(request.hasExpected(), request.expected())
                        .conditionalOperator(request.conditionalOperatorAsString())
                        .parameters());
    }

    static UpdateItemResponse response(UpdateItemOutput output) {
        return UpdateItemResponse.builder()
                .attributes(SdkItems.attributesOrNull(output.attributes()))
                .consumedCapacity(SdkCapacity.capacity(output.consumedCapacity()))
                .itemCollectionMetrics(SdkCapacity.metrics(output.itemCollectionMetrics()))
                .build();
    }

    static DeleteItemInput input(DeleteItemRequest request) {
        return new DeleteItemInput(
                request.tableName(),
                SdkItems.item(request.hasKey(), request.key()),
                request.conditionExpression(),
                SdkPlaceholders.of(
                        request.hasExpressionAttributeNames(),
                        request.expressionAttributeNames(),
                        request.hasExpressionAttributeValues(),
                        request.expressionAttributeValues()),
                request.returnValuesAsString(),
                request.returnConsumedCapacityAsString(),
                request.returnItemCollectionMetricsAsString(),
                request.returnValuesOnConditionCheckFailureAsString(),
                new SdkLegacy()
                        .expected(request.hasExpected(), request.expected())
                        .conditionalOperator(request.conditionalOperatorAsString())
                        .parameters());
    }

    static DeleteItemResponse response(DeleteItemOutput output) {
        return DeleteItemResponse.builder()
                .attributes(SdkItems.attributesOrNull(output.attributes()))
                .consumedCapacity(SdkCapacity.capacity(output.consumedCapacity()))
                .itemCollectionMetrics(SdkCapacity.metrics(output.itemCollectionMetrics()))
                .build();
    }
}
