package io.azulejo.engine.history;

import io.azulejo.engine.history.Account.Result;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Calls on a table of a backend. */
record AccountTable(DynamoDbClient client, String table) {
    void create() {
        client.createTable(create -> create.tableName(table)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(KeySchemaElement.builder()
                        .attributeName("id")
                        .keyType(KeyType.HASH)
                        .build())
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("id")
                        .attributeType(ScalarAttributeType.S)
                        .build()));
        client.waiter().waitUntilTableExists(wait -> wait.tableName(table));
    }

    void drop() {
        client.deleteTable(delete -> delete.tableName(table));
    }

    Result apply(Account call) {
        try {
            return switch (call) {
                case Account.Open open -> open(open);
                case Account.Exchange exchange -> exchange(exchange);
                case Account.Deposit deposit -> deposit(deposit);
                case Account.Close close ->
                    balances(List.of(client.deleteItem(delete -> delete.tableName(table)
                                    .key(key(close.item()))
                                    .returnValues(ReturnValue.ALL_OLD))
                            .attributes()));
                case Account.Read read ->
                    balances(List.of(client.getItem(get ->
                                    get.tableName(table).key(key(read.item())).consistentRead(true))
                            .item()));
                case Account.ReadAll read -> readAll(read);
                case Account.Transfer transfer -> transfer(transfer);
            };
        } catch (ConditionalCheckFailedException | TransactionCanceledException e) {
            return Result.FAILED;
        }
    }

    private Result open(Account.Open open) {
        client.putItem(put -> put.tableName(table)
                .item(Map.of("id", AttributeValue.fromS(open.item()), "balance", number(open.balance())))
                .conditionExpression("attribute_not_exists(id)"));
        return Result.of(Map.of());
    }

    private Result exchange(Account.Exchange exchange) {
        client.updateItem(update -> update.tableName(table)
                .key(key(exchange.item()))
                .updateExpression("SET balance = :new")
                .conditionExpression("balance = :old")
                .expressionAttributeValues(
                        Map.of(":old", number(exchange.expected()), ":new", number(exchange.balance()))));
        return Result.of(Map.of());
    }

    private Result deposit(Account.Deposit deposit) {
        return balances(List.of(client.updateItem(update -> update.tableName(table)
                        .key(key(deposit.item()))
                        .updateExpression("ADD balance :amount")
                        .expressionAttributeValues(Map.of(":amount", number(deposit.amount())))
                        .returnValues(ReturnValue.ALL_NEW))
                .attributes()));
    }

    private Result transfer(Account.Transfer transfer) {
        Map<String, AttributeValue> amount = Map.of(":amount", number(transfer.amount()));
        client.transactWriteItems(transact -> transact.transactItems(
                TransactWriteItem.builder()
                        .update(update -> update.tableName(table)
                                .key(key(transfer.from()))
                                .updateExpression("SET balance = balance - :amount")
                                .conditionExpression("balance >= :amount")
                                .expressionAttributeValues(amount))
                        .build(),
                TransactWriteItem.builder()
                        .update(update -> update.tableName(table)
                                .key(key(transfer.to()))
                                .updateExpression("SET balance = balance + :amount")
                                .conditionExpression("attribute_exists(id)")
                                .expressionAttributeValues(amount))
                        .build()));
        return Result.of(Map.of());
    }

    private Result readAll(Account.ReadAll read) {
        List<TransactGetItem> gets = new ArrayList<>();
        for (String item : read.items()) {
            gets.add(TransactGetItem.builder()
                    .get(get -> get.tableName(table).key(key(item)))
                    .build());
        }
        return balances(client.transactGetItems(transact -> transact.transactItems(gets)).responses().stream()
                .map(response -> response.item())
                .toList());
    }

    private static Result balances(List<Map<String, AttributeValue>> items) {
        Map<String, Integer> balances = new HashMap<>();
        for (Map<String, AttributeValue> item : items) {
            AttributeValue id = item.get("id");
            AttributeValue balance = item.get("balance");
            if (id != null && balance != null) {
                balances.put(id.s(), Integer.valueOf(balance.n()));
            }
        }
        return Result.of(balances);
    }

    private static Map<String, AttributeValue> key(String item) {
        return Map.of("id", AttributeValue.fromS(item));
    }

    private static AttributeValue number(int number) {
        return AttributeValue.fromN(Integer.toString(number));
    }
}
