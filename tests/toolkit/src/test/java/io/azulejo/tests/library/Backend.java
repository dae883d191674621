package io.azulejo.tests.library;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.server.DynamoDbServer;
import io.azulejo.server.ServerOptions;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What the tests run on. One client each serves all tests; tables have names of their own. */
final class Backend {
    private static final @Nullable String ENDPOINT = System.getenv("AZULEJO_TEST_ENDPOINT");
    private static final Backend IN_PROCESS = new Backend("engine in process", Backend::embedded);
    private static final Backend OVER_THE_WIRE = new Backend("engine over the wire", Backend::served);
    private static final Backend NAMED_ENDPOINT =
            new Backend("endpoint " + ENDPOINT, () -> overHttp(URI.create(String.valueOf(ENDPOINT))));

    private final String name;
    private final Supplier<DynamoDbClient> open;
    private @Nullable DynamoDbClient client;

    private Backend(String name, Supplier<DynamoDbClient> open) {
        this.name = name;
        this.open = open;
    }

    /** The engine in process, the engine over the wire, and the endpoint {@code AZULEJO_TEST_ENDPOINT} names. */
    static List<Backend> available() {
        return ENDPOINT == null
                ? List.of(IN_PROCESS, OVER_THE_WIRE)
                : List.of(IN_PROCESS, OVER_THE_WIRE, NAMED_ENDPOINT);
    }

    synchronized DynamoDbClient client() {
        if (client == null) {
            client = open.get();
        }
        return client;
    }

    private static EmbeddedDynamoDb embedded() {
        // The tests' clocks stand in the past: nothing that has not expired by them may be swept away.
        return EmbeddedDynamoDb.builder()
                .options(EngineOptions.DEFAULT.withSweepInterval(Duration.ofDays(1)))
                .build();
    }

    /** Serves until the tests end; the port is the system's choice. */
    private static DynamoDbClient served() {
        DynamoDbServer server = DynamoDbServer.start(embedded().engine(), ServerOptions.onLoopback(0));
        return overHttp(server.uri());
    }

    private static DynamoDbClient overHttp(URI endpoint) {
        return DynamoDbClient.builder()
                .endpointOverride(endpoint)
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("test", "test")))
                .httpClientBuilder(Apache5HttpClient.builder())
                .build();
    }

    @Override
    public String toString() {
        return name;
    }
}
