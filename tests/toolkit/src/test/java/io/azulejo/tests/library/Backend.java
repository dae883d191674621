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

/** Backend that the tests run on. All tests share one client per backend and use different table names. */
public final class Backend {
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

    /**
     * Returns the in-process engine, the engine over HTTP, and the endpoint in {@code AZULEJO_TEST_ENDPOINT} if it is
     * set.
     */
    public static List<Backend> available() {
        return ENDPOINT == null
                ? List.of(IN_PROCESS, OVER_THE_WIRE)
                : List.of(IN_PROCESS, OVER_THE_WIRE, NAMED_ENDPOINT);
    }

    public synchronized DynamoDbClient client() {
        if (client == null) {
            client = open.get();
        }
        return client;
    }

    private static EmbeddedDynamoDb embedded() {
        // The tests' clocks are in the past, so the engine must not remove items that are not expired for them.
        return EmbeddedDynamoDb.builder()
                .options(EngineOptions.DEFAULT.withSweepInterval(Duration.ofDays(1)))
                .build();
    }

    /** Starts a server on a free port that runs until the tests end. */
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
