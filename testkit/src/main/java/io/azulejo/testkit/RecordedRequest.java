package io.azulejo.testkit;

import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * A request that a client made.
 *
 * @param operation DynamoDB's name of it, for example {@code PutItem}
 * @param request what was asked
 * @param readUnits the read capacity it consumed, indexes included; none if it failed
 * @param writeUnits the write capacity it consumed, indexes included; none if it failed
 * @param failed whether it was answered with an error
 */
public record RecordedRequest(
        String operation, DynamoDbRequest request, double readUnits, double writeUnits, boolean failed) {
    @Override
    public String toString() {
        return operation + (failed ? " (failed)" : "") + ": " + readUnits + " read units, " + writeUnits
                + " write units, " + request;
    }
}
