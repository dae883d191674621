package io.azulejo.engine.sdk;

import io.azulejo.engine.request.TransactAction;
import io.azulejo.engine.request.TransactConditionCheck;
import io.azulejo.engine.request.TransactDelete;
import io.azulejo.engine.request.TransactGetItemsInput;
import io.azulejo.engine.request.TransactGetItemsOutput;
import io.azulejo.engine.request.TransactPut;
import io.azulejo.engine.request.TransactUpdate;
import io.azulejo.engine.request.TransactWriteItem;
import io.azulejo.engine.request.TransactWriteItemsInput;
import io.azulejo.engine.request.TransactWriteItemsOutput;
import io.azulejo.engine.request.TransactionRead;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.Get;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.Update;

/** Adapter for TransactGetItems and TransactWriteItems between the SDK and the engine. */
final class SdkTransactions {
    private SdkTransactions() {}

    static TransactGetItemsInput input(TransactGetItemsRequest request) {
        List<@Nullable TransactionRead> gets = new ArrayList<>();
        for (TransactGetItem item : request.transactItems()) {
            gets.add(get(item.get()));
        }
        return new TransactGetItemsInput(
                request.hasTransactItems() ? gets : null, request.returnConsumedCapacityAsString(), Set.of());
    }

    private static @Nullable TransactionRead get(@Nullable Get get) {
        return get == null
                ? null
                : new TransactionRead(
                        get.tableName(),
                        SdkItems.item(get.hasKey(), get.key()),
                        get.projectionExpression(),
                        SdkPlaceholders.of(get.hasExpressionAttributeNames(), get.expressionAttributeNames()));
    }

    static TransactGetItemsResponse response(TransactGetItemsOutput output) {
        List<ItemResponse> responses = new ArrayList<>();
        for (Item item : output.responses()) {
            responses.add(
                    ItemResponse.builder().item(SdkItems.attributesOrNull(item)).build());
        }
        return TransactGetItemsResponse.builder()
                .responses(responses)
                .consumedCapacity(SdkCapacity.capacities(output.consumedCapacity()))
                .build();
    }

    static TransactWriteItemsInput input(TransactWriteItemsRequest request) {
        return new TransactWriteItemsInput(
                request.hasTransactItems()
                        ? request.transactItems().stream()
                                .map(SdkTransactions::write)
                                .toList()
                        : null,
                request.clientRequestToken(),
                request.returnConsumedCapacityAsString(),
                request.returnItemCollectionMetricsAsString(),
                Set.of());
    }

    private static TransactWriteItem write(software.amazon.awssdk.services.dynamodb.model.TransactWriteItem item) {
        List<TransactAction> actions = new ArrayList<>(1);
        if (item.conditionCheck() != null) {
            actions.add(check(item.conditionCheck()));
        }
        if (item.put() != null) {
            actions.add(put(item.put()));
        }
        if (item.delete() != null) {
            actions.add(delete(item.delete()));
        }
        if (item.update() != null) {
            actions.add(update(item.update()));
        }
        return new TransactWriteItem(actions);
    }

    private static TransactConditionCheck check(ConditionCheck check) {
        return new TransactConditionCheck(
                check.tableName(),
                SdkItems.item(check.hasKey(), check.key()),
                check.conditionExpression(),
                SdkPlaceholders.of(
                        check.hasExpressionAttributeNames(),
                        check.expressionAttributeNames(),
                        check.hasExpressionAttributeValues(),
                        check.expressionAttributeValues()),
                check.returnValuesOnConditionCheckFailureAsString());
    }

    private static TransactPut put(Put put) {
        return new TransactPut(
                put.tableName(),
                SdkItems.item(put.hasItem(), put.item()),
                put.conditionExpression(),
                SdkPlaceholders.of(
                        put.hasExpressionAttributeNames(),
                        put.expressionAttributeNames(),
                        put.hasExpressionAttributeValues(),
                        put.expressionAttributeValues()),
                put.returnValuesOnConditionCheckFailureAsString());
    }

    private static TransactDelete delete(Delete delete) {
        return new TransactDelete(
                delete.tableName(),
                SdkItems.item(delete.hasKey(), delete.key()),
                delete.conditionExpression(),
                SdkPlaceholders.of(
                        delete.hasExpressionAttributeNames(),
                        delete.expressionAttributeNames(),
                        delete.hasExpressionAttributeValues(),
                        delete.expressionAttributeValues()),
                delete.returnValuesOnConditionCheckFailureAsString());
    }

    private static TransactUpdate update(Update update) {
        return new TransactUpdate(
                update.tableName(),
                SdkItems.item(update.hasKey(), update.key()),
                update.updateExpression(),
                update.conditionExpression(),
                SdkPlaceholders.of(
                        update.hasExpressionAttributeNames(),
                        update.expressionAttributeNames(),
                        update.hasExpressionAttributeValues(),
                        update.expressionAttributeValues()),
                update.returnValuesOnConditionCheckFailureAsString());
    }

    static TransactWriteItemsResponse response(TransactWriteItemsOutput output) {
        return TransactWriteItemsResponse.builder()
                .itemCollectionMetrics(SdkCapacity.metrics(output.itemCollectionMetrics()))
                .consumedCapacity(SdkCapacity.capacities(output.consumedCapacity()))
                .build();
    }
}
