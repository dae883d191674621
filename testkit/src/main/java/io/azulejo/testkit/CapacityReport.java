package io.azulejo.testkit;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsResponse;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest;

/** Consumed capacity of one request, reported even if the caller did not ask for it. */
final class CapacityReport {
    private static final Set<String> READS = Set.of("GetItem", "Query", "Scan", "BatchGetItem", "TransactGetItems");

    private final String operation;
    private final DynamoDbRequest request;
    private final @Nullable SdkField<?> addedField;

    CapacityReport(String operation, DynamoDbRequest request) {
        this.operation = operation;
        this.request = request;
        SdkField<?> field = field(request, "ReturnConsumedCapacity");
        this.addedField = field != null && field.getValueOrDefault(request) == null ? field : null;
    }

    /** Returns the request with {@code ReturnConsumedCapacity} set. */
    DynamoDbRequest withCapacityRequested() {
        if (addedField == null) {
            return request;
        }
        DynamoDbRequest.Builder builder = request.toBuilder();
        addedField.set(builder, "TOTAL");
        return builder.build();
    }

    /** Returns the response without the capacity if the caller did not ask for it. */
    DynamoDbResponse withoutAddedCapacity(DynamoDbResponse response) {
        SdkField<?> reported = field(response, "ConsumedCapacity");
        if (addedField == null || reported == null) {
            return response;
        }
        AwsResponse.Builder builder = response.toBuilder();
        reported.set(builder, null);
        return (DynamoDbResponse) builder.build();
    }

    RecordedRequest recorded(DynamoDbResponse response) {
        double reads = 0;
        double writes = 0;
        for (ConsumedCapacity consumed : reported(response)) {
            double units = units(consumed.capacityUnits());
            double read = units(consumed.readCapacityUnits());
            double write = units(consumed.writeCapacityUnits());
            if (read == 0 && write == 0) {
                reads += isRead() ? units : 0;
                writes += isRead() ? 0 : units;
            } else {
                reads += read;
                writes += write;
            }
        }
        return new RecordedRequest(operation, request, reads, writes, false);
    }

    private static List<ConsumedCapacity> reported(DynamoDbResponse response) {
        SdkField<?> field = field(response, "ConsumedCapacity");
        Object value = field == null ? null : field.getValueOrDefault(response);
        if (value instanceof ConsumedCapacity single) {
            return List.of(single);
        }
        return value instanceof List<?> several
                ? several.stream().map(ConsumedCapacity.class::cast).toList()
                : List.of();
    }

    private boolean isRead() {
        return READS.contains(operation)
                || (request instanceof ExecuteStatementRequest statement
                        && statement
                                .statement()
                                .strip()
                                .toUpperCase(Locale.ROOT)
                                .startsWith("SELECT"));
    }

    private static double units(@Nullable Double units) {
        return units == null ? 0 : units;
    }

    private static @Nullable SdkField<?> field(SdkPojo structure, String name) {
        for (SdkField<?> field : structure.sdkFields()) {
            if (field.memberName().equals(name)) {
                return field;
            }
        }
        return null;
    }
}
