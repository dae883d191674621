package io.azulejo.toolkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class DynamoDbClientsTest {

    @Test
    void client_withoutAnHttpClient_saysWhichToAdd() {
        assertThatThrownBy(() -> DynamoDbClients.build(DynamoDbClient.builder()
                        .region(Region.US_EAST_1)
                        .credentialsProvider(AnonymousCredentialsProvider.create())))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("software.amazon.awssdk:apache5-client");
    }
}
