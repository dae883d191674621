package io.azulejo.server.json;

import io.azulejo.engine.request.ScanInput;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reader of Scan requests. */
final class ScanJson {
    private ScanJson() {}

    static ScanInput read(JsonInput in) throws IOException {
        @Nullable String tableName = null;
        @Nullable String indexName = null;
        @Nullable String select = null;
        @Nullable Integer limit = null;
        @Nullable Boolean consistentRead = null;
        @Nullable Integer segment = null;
        @Nullable Integer totalSegments = null;
        @Nullable Item exclusiveStartKey = null;
        @Nullable String filterExpression = null;
        @Nullable String projectionExpression = null;
        PlaceholdersInput placeholders = new PlaceholdersInput();
        @Nullable String returnConsumedCapacity = null;
        LegacyInput legacy = new LegacyInput();
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableName" -> tableName = in.string();
                case "IndexName" -> indexName = in.string();
                case "Select" -> select = in.string();
                case "Limit" -> limit = in.integer();
                case "ConsistentRead" -> consistentRead = in.bool();
                case "Segment" -> segment = in.integer();
                case "TotalSegments" -> totalSegments = in.integer();
                case "ExclusiveStartKey" -> exclusiveStartKey = ItemInput.read(in);
                case "FilterExpression" -> filterExpression = in.string();
                case "ProjectionExpression" -> projectionExpression = in.string();
                case "ExpressionAttributeNames" -> placeholders.names(in);
                case "ExpressionAttributeValues" -> placeholders.values(in);
                case "ReturnConsumedCapacity" -> returnConsumedCapacity = in.string();
                case "AttributesToGet", "ScanFilter", "ConditionalOperator" -> legacy.field(field, in);
                default -> in.skip();
            }
        }
        return new ScanInput(
                tableName,
                indexName,
                select,
                limit,
                consistentRead,
                segment,
                totalSegments,
                exclusiveStartKey,
                filterExpression,
                projectionExpression,
                placeholders.placeholders(),
                returnConsumedCapacity,
                legacy.parameters());
    }
}
