package io.azulejo.server;

import io.azulejo.engine.model.ModelSuite;
import java.net.URI;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * An external server against the reference model: the one that {@code AZULEJO_TEST_ENDPOINT} names. AWS credentials and
 * region are taken from the environment if present, because DynamoDB itself needs them.
 */
@EnabledIfEnvironmentVariable(named = "AZULEJO_TEST_ENDPOINT", matches = ".+")
class EndpointModelTest extends ModelSuite {
    EndpointModelTest() {
        super(1);
    }

    @Override
    protected DynamoDbClient client() {
        URI endpoint = URI.create(System.getenv("AZULEJO_TEST_ENDPOINT"));
        return System.getenv("AWS_ACCESS_KEY_ID") == null
                ? WireBackend.client(endpoint)
                : DynamoDbClient.builder().endpointOverride(endpoint).build();
    }

    @Override
    protected boolean eventual() {
        return true;
    }
}
