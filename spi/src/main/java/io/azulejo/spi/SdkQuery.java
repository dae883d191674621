package io.azulejo.spi;

import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** SDK request for a {@link QueryRead}. */
final class SdkQuery {
    private SdkQuery() {}

    static QueryRequest.Builder request(QueryRead read) {
        QueryTarget shape = read.target();
        Map<String, String> names = new HashMap<>();
        Map<String, AttributeValue> values = new HashMap<>();
        names.put("#p", shape.partitionKey());
        values.put(":p", read.partition());
        String sort = sort(read.sort(), values);
        if (!sort.isEmpty()) {
            names.put("#s", shape.sortKey());
        }
        StringBuilder also = new StringBuilder();
        read.also().forEach((attribute, value) -> {
            int number = names.size();
            names.put("#k" + number, attribute);
            values.put(":k" + number, value);
            also.append(" AND #k").append(number).append(" = :k").append(number);
        });
        QueryFilter filter = read.filter();
        if (filter != null) {
            names.putAll(filter.names());
            values.putAll(filter.values());
        }
        return QueryRequest.builder()
                .tableName(shape.table())
                .indexName(shape.index())
                .keyConditionExpression("#p = :p" + also + sort)
                .filterExpression(filter == null ? null : filter.expression())
                .expressionAttributeNames(names)
                .expressionAttributeValues(values)
                .scanIndexForward(!shape.descending())
                .consistentRead(shape.consistent() ? true : null)
                .limit(read.limit() == 0 ? null : read.limit())
                .exclusiveStartKey(read.exclusiveStartKey())
                .returnConsumedCapacity(read.metered() ? ReturnConsumedCapacity.TOTAL : null);
    }

    /** Returns the sort key's part of the key condition expression and adds its values. */
    private static String sort(SortKeyCondition sort, Map<String, AttributeValue> values) {
        return switch (sort) {
            case SortKeyCondition.Everything everything -> "";
            case SortKeyCondition.EqualTo equal -> {
                values.put(":s", equal.value());
                yield " AND #s = :s";
            }
            case SortKeyCondition.BeginsWith begins -> {
                values.put(":s", AttributeValue.fromS(begins.prefix()));
                yield " AND begins_with(#s, :s)";
            }
            case SortKeyCondition.From from -> {
                values.put(":s", from.low());
                yield from.included() ? " AND #s >= :s" : " AND #s > :s";
            }
            case SortKeyCondition.To to -> {
                values.put(":s", to.high());
                yield to.included() ? " AND #s <= :s" : " AND #s < :s";
            }
            case SortKeyCondition.Between between -> {
                values.put(":s", between.low());
                values.put(":t", between.high());
                yield " AND #s BETWEEN :s AND :t";
            }
        };
    }

    static QueryResult result(QueryResponse response) {
        ConsumedCapacity consumed = response.consumedCapacity();
        return new QueryResult(
                response.lastEvaluatedKey().isEmpty() ? null : response.lastEvaluatedKey(),
                response.scannedCount() == null ? response.items().size() : response.scannedCount(),
                consumed == null || consumed.capacityUnits() == null ? 0 : consumed.capacityUnits());
    }
}
