package io.azulejo.spring;

import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/** Bean that changes the client of the backends {@code endpoint} and {@code aws} before it is built. */
@FunctionalInterface
public interface DynamoDbClientBuilderCustomizer {
    void customize(DynamoDbClientBuilder builder);
}
