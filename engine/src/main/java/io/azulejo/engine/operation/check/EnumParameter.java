package io.azulejo.engine.operation.check;

import java.util.List;

/** Parameters with a fixed set of values, in the order in which DynamoDB lists the values. */
public enum EnumParameter {
    RETURN_CONSUMED_CAPACITY("returnConsumedCapacity", "INDEXES", "TOTAL", "NONE"),
    RETURN_VALUES("returnValues", "ALL_NEW", "UPDATED_OLD", "ALL_OLD", "NONE", "UPDATED_NEW"),
    RETURN_ITEM_COLLECTION_METRICS("returnItemCollectionMetrics", "SIZE", "NONE"),
    RETURN_VALUES_ON_FAILURE("returnValuesOnConditionCheckFailure", "ALL_OLD", "NONE"),
    SELECT("select", "SPECIFIC_ATTRIBUTES", "COUNT", "ALL_ATTRIBUTES", "ALL_PROJECTED_ATTRIBUTES"),
    CONDITIONAL_OPERATOR("conditionalOperator", "OR", "AND"),
    COMPARISON_OPERATOR(
            "comparisonOperator",
            "IN",
            "NULL",
            "BETWEEN",
            "LT",
            "NOT_CONTAINS",
            "EQ",
            "GT",
            "NOT_NULL",
            "NE",
            "LE",
            "BEGINS_WITH",
            "GE",
            "CONTAINS"),
    ATTRIBUTE_ACTION("action", "ADD", "DELETE", "PUT"),
    BILLING_MODE("billingMode", "PROVISIONED", "PAY_PER_REQUEST"),
    KEY_TYPE("keyType", "HASH", "RANGE"),
    ATTRIBUTE_TYPE("attributeType", "B", "N", "S"),
    PROJECTION_TYPE("projectionType", "ALL", "INCLUDE", "KEYS_ONLY"),
    STREAM_VIEW_TYPE("streamSpecification.streamViewType", "NEW_IMAGE", "OLD_IMAGE", "NEW_AND_OLD_IMAGES", "KEYS_ONLY"),
    SHARD_ITERATOR_TYPE("shardIteratorType", "TRIM_HORIZON", "LATEST", "AT_SEQUENCE_NUMBER", "AFTER_SEQUENCE_NUMBER"),
    SHARD_FILTER_TYPE("shardFilter.type", "CHILD_SHARDS"),
    BACKUP_TYPE("backupType", "USER", "SYSTEM", "AWS_BACKUP", "ALL"),
    EXPORT_FORMAT("exportFormat", "DYNAMODB_JSON", "ION"),
    EXPORT_TYPE("exportType", "FULL_EXPORT", "INCREMENTAL_EXPORT"),
    S3_SSE_ALGORITHM("s3SseAlgorithm", "AES256", "KMS"),
    SSE_TYPE("sSESpecification.sSEType", "AES256", "KMS"),
    TABLE_CLASS("tableClass", "STANDARD", "STANDARD_INFREQUENT_ACCESS");

    private final String parameter;

    @SuppressWarnings("ImmutableEnumChecker") // created by List.of
    private final List<String> words;

    EnumParameter(String parameter, String... words) {
        this.parameter = parameter;
        this.words = List.of(words);
    }

    String parameter() {
        return parameter;
    }

    List<String> words() {
        return words;
    }
}
