package io.azulejo.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.cli.setting.OpenStore;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.store.StoreException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@Timeout(60)
class StoreHealthCheckTest {

    @Test
    void failure_askedByMany_isLookedForOnceASecond() {
        AtomicInteger reads = new AtomicInteger();
        AtomicLong now = new AtomicLong(-5);
        StoreHealthCheck check = new StoreHealthCheck(reads::incrementAndGet, now::get);

        assertThat(check.failure()).isEmpty();
        assertThat(check.failure()).isEmpty();
        assertThat(reads).hasValue(1);

        now.addAndGet(Duration.ofMillis(1001).toNanos());
        assertThat(check.failure()).isEmpty();
        assertThat(reads).hasValue(2);
    }

    @Test
    void failure_ofAStoreThatCameBack_isForgottenAfterASecond() {
        AtomicInteger reads = new AtomicInteger();
        AtomicLong now = new AtomicLong();
        StoreHealthCheck check = new StoreHealthCheck(
                () -> {
                    if (reads.incrementAndGet() == 1) {
                        throw SdkClientException.create("https://secret.example is gone");
                    }
                },
                now::get);

        assertThat(check.failure()).contains("does not answer");
        assertThat(check.failure()).contains("does not answer");
        now.addAndGet(Duration.ofMillis(1001).toNanos());
        assertThat(check.failure()).isEmpty();
    }

    @Test
    void failure_onAStoreThatTakesNoWrites_saysSoAsLongAsItIs() {
        AtomicLong now = new AtomicLong();
        AtomicReference<@Nullable StoreException> refusal =
                new AtomicReference<>(new StoreException(StoreException.Problem.NO_SPACE, "/secret/folder is full"));
        StoreHealthCheck check = new StoreHealthCheck(() -> {}, () -> Optional.ofNullable(refusal.get()), now::get);

        assertThat(check.failure()).contains("takes no writes: the disk is full");
        refusal.set(null);
        now.addAndGet(Duration.ofMillis(1001).toNanos());
        assertThat(check.failure()).isEmpty();
    }

    @Test
    void failure_onAStoreWithoutTheTable_namesTheError() {
        try (DynamoDbClient empty = EmbeddedDynamoDb.inMemory()) {
            assertThat(StoreHealthCheck.on(new OpenStore(empty, null, "empty")).failure())
                    .contains("rejected a read: ResourceNotFoundException");
        }
    }

    /**
     * Without the timeout, a server that accepts connections but never answers would block a health request for more
     * than a minute.
     */
    @Test
    void failure_onAStoreThatIsSilent_isToldWithinItsBound() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
                DynamoDbClient client = DynamoDbClient.builder()
                        .endpointOverride(URI.create("http://127.0.0.1:" + silent.getLocalPort()))
                        .region(Region.US_EAST_1)
                        .credentialsProvider(AnonymousCredentialsProvider.create())
                        .build()) {
            assertThat(StoreHealthCheck.on(new OpenStore(client, null, "silent"))
                            .failure())
                    .contains("does not answer");
        }
    }
}
