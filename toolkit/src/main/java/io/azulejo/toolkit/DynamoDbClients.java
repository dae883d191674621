package io.azulejo.toolkit;

import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/**
 * Factory of the AWS SDK's client for DynamoDB. The toolkit does not depend on an HTTP client, because the embedded engine
 * needs none; the factory says so if it is missing.
 */
public final class DynamoDbClients {

    private DynamoDbClients() {}

    /** Creates a client with the region and the credentials of the environment. */
    public static DynamoDbClient create() {
        return build(DynamoDbClient.builder());
    }

    /**
     * Creates the client of a builder.
     *
     * @throws IllegalStateException if no HTTP client is on the class path; the message says which to add
     */
    public static DynamoDbClient build(DynamoDbClientBuilder builder) {
        try {
            return builder.build();
        } catch (SdkClientException e) {
            String message = String.valueOf(e.getMessage());
            if (message.contains("HTTP implementation")) {
                throw new IllegalStateException(
                        "DynamoDB needs an HTTP client on the class path: add software.amazon.awssdk:apache5-client"
                                + " or software.amazon.awssdk:url-connection-client",
                        e);
            }
            throw e;
        }
    }
}
