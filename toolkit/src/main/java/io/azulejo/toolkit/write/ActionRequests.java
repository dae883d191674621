package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.expression.ExpressionWriter;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.write.WriteAction.Change;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Converter of an action into a single request or a part of a transaction. Not thread-safe. */
final class ActionRequests {
    // The returned item shows which part of the condition failed, without another read.
    private static final ReturnValuesOnConditionCheckFailure FOUND = ReturnValuesOnConditionCheckFailure.ALL_OLD;
    private final DesignContext context;
    private final RequestSender requests;

    ActionRequests(DesignContext context, RequestSender requests) {
        this.context = context;
        this.requests = requests;
    }

    /** Sends the action as a single request. Returns the new item for an update and the old one for a delete. */
    Map<String, AttributeValue> send(WriteAction action) {
        String table = context.tableName(action.id().table());
        ExpressionWriter writer = new ExpressionWriter();
        return switch (action.change()) {
            case Change.Put put -> {
                requests.send(PutItemRequest.builder()
                        .tableName(table)
                        .item(put.item())
                        .conditionExpression(condition(writer, action))
                        .expressionAttributeNames(names(writer))
                        .expressionAttributeValues(values(writer))
                        .returnValuesOnConditionCheckFailure(FOUND));
                yield put.item();
            }
            case Change.Update update ->
                requests.send(UpdateItemRequest.builder()
                                .tableName(table)
                                .key(action.id().key())
                                .updateExpression(writer.update(update.actions()))
                                .conditionExpression(condition(writer, action))
                                .expressionAttributeNames(names(writer))
                                .expressionAttributeValues(values(writer))
                                .returnValues(ReturnValue.ALL_NEW)
                                .returnValuesOnConditionCheckFailure(FOUND))
                        .attributes();
            case Change.Delete delete ->
                requests.send(DeleteItemRequest.builder()
                                .tableName(table)
                                .key(action.id().key())
                                .conditionExpression(condition(writer, action))
                                .expressionAttributeNames(names(writer))
                                .expressionAttributeValues(values(writer))
                                .returnValues(ReturnValue.ALL_OLD)
                                .returnValuesOnConditionCheckFailure(FOUND))
                        .attributes();
            case Change.Check check -> throw new IllegalArgumentException("A check needs a transaction");
        };
    }

    TransactWriteItem transactItem(WriteAction action) {
        String table = context.tableName(action.id().table());
        Map<String, AttributeValue> key = action.id().key();
        ExpressionWriter writer = new ExpressionWriter();
        TransactWriteItem.Builder item = TransactWriteItem.builder();
        switch (action.change()) {
            case Change.Put put ->
                item.put(builder -> builder.tableName(table)
                        .item(put.item())
                        .conditionExpression(condition(writer, action))
                        .expressionAttributeNames(names(writer))
                        .expressionAttributeValues(values(writer))
                        .returnValuesOnConditionCheckFailure(FOUND));
            case Change.Update update ->
                item.update(builder -> builder.tableName(table)
                        .key(key)
                        .updateExpression(writer.update(update.actions()))
                        .conditionExpression(condition(writer, action))
                        .expressionAttributeNames(names(writer))
                        .expressionAttributeValues(values(writer))
                        .returnValuesOnConditionCheckFailure(FOUND));
            case Change.Delete delete ->
                item.delete(builder -> builder.tableName(table)
                        .key(key)
                        .conditionExpression(condition(writer, action))
                        .expressionAttributeNames(names(writer))
                        .expressionAttributeValues(values(writer))
                        .returnValuesOnConditionCheckFailure(FOUND));
            case Change.Check check ->
                item.conditionCheck(builder -> builder.tableName(table)
                        .key(key)
                        .conditionExpression(condition(writer, action))
                        .expressionAttributeNames(names(writer))
                        .expressionAttributeValues(values(writer))
                        .returnValuesOnConditionCheckFailure(FOUND));
        }
        return item.build();
    }

    private static @Nullable String condition(ExpressionWriter writer, WriteAction action) {
        return action.condition() == null ? null : writer.condition(action.condition());
    }

    // DynamoDB rejects empty maps here, so null is sent.
    private static @Nullable Map<String, String> names(ExpressionWriter writer) {
        return writer.names().isEmpty() ? null : writer.names();
    }

    private static @Nullable Map<String, AttributeValue> values(ExpressionWriter writer) {
        return writer.values().isEmpty() ? null : writer.values();
    }
}
