package io.azulejo.testkit;

import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * Recorded request of a client.
 *
 * @param operation the DynamoDB operation, for example {@code PutItem}
 * @param readUnits the read capacity it consumed, including indexes; 0 if it failed
 * @param writeUnits the write capacity it consumed, including indexes; 0 if it failed
 * @param failed whether the response was an error
 */
public record RecordedRequest(
        String operation, DynamoDbRequest request, double readUnits, double writeUnits, boolean failed) {
    @Override
    public String toString() {
        return operation + (failed ? " (failed)" : "") + ": " + readUnits + " read units, " + writeUnits
                + " write units, " + request;
    }
}
