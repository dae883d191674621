package io.azulejo.tests.backends;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.server.DynamoDbServer;
import io.azulejo.server.ServerOptions;
import io.azulejo.testkit.OpenBackend;
import java.net.URI;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/** Backend that a service's tests run on. */
public enum Backend {
    /** In-memory engine in this process, with the test's clock. */
    IN_PROCESS {
        @Override
        public OpenBackend open(InstantSource clock) {
            return new OpenBackend(engine(clock), () -> {});
        }
    },
    /** In-memory engine behind its HTTP server, called with the SDK's HTTP client. */
    OVER_THE_WIRE {
        @Override
        public OpenBackend open(InstantSource clock) {
            EmbeddedDynamoDb engine = engine(clock);
            DynamoDbServer server = DynamoDbServer.start(engine.engine(), ServerOptions.onLoopback(0));
            DynamoDbClient client = DynamoDbClient.builder()
                    .endpointOverride(server.uri())
                    .region(Region.US_EAST_1)
                    .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("test", "test")))
                    .build();
            return new OpenBackend(client, () -> {
                server.close();
                engine.close();
            });
        }
    },
    /**
     * Server that {@code AZULEJO_TEST_ENDPOINT} names: its address, or {@code aws}; with the SDK's default credentials
     * and region.
     */
    ENDPOINT {
        @Override
        public OpenBackend open(InstantSource clock) {
            String endpoint = System.getenv(VARIABLE);
            DynamoDbClientBuilder client = DynamoDbClient.builder();
            if (!endpoint.equals("aws")) {
                client.endpointOverride(URI.create(endpoint));
            }
            return new OpenBackend(client.build(), () -> {});
        }
    };

    private static final String VARIABLE = "AZULEJO_TEST_ENDPOINT";

    public abstract OpenBackend open(InstantSource clock);

    /** Returns the backends that are available in this environment. */
    public static List<Backend> available() {
        List<Backend> available = new ArrayList<>(List.of(values()));
        if (System.getenv(VARIABLE) == null) {
            available.remove(ENDPOINT);
        }
        return available;
    }

    private static EmbeddedDynamoDb engine(InstantSource clock) {
        return EmbeddedDynamoDb.builder()
                .options(EngineOptions.DEFAULT.withClock(clock))
                .build();
    }
}
