package io.azulejo.server;

import static io.azulejo.server.RawHttp.head;
import static io.azulejo.server.RawHttp.post;
import static io.azulejo.server.RawHttp.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.server.RawHttp.Answer;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class BodyBudgetTest {
    private static final int MAX_BODY = 64 * 1024;
    private static final String LARGE = "\"" + "x".repeat(MAX_BODY - 10) + "\"";

    private final Semaphore arrived = new Semaphore(0);
    private final CountDownLatch goOn = new CountDownLatch(1);
    private final DynamoDbServer server = DynamoDbServer.start(
            Map.of(
                    "DynamoDB_20120810.Echo",
                    (in, host, out) -> {
                        in.nextToken();
                        out.copyCurrentStructure(in);
                    },
                    "DynamoDB_20120810.Wait",
                    (in, host, out) -> {
                        arrived.release();
                        try {
                            goOn.await();
                        } catch (InterruptedException e) {
                            throw new IOException(e);
                        }
                        out.writeString("waited");
                    }),
            ServerOptions.onLoopback(0)
                    .withMaxBodyBytes(MAX_BODY)
                    .withMaxBytesInFlight(2 * MAX_BODY)
                    .withIdleTimeout(Duration.ofSeconds(30)),
            InstantSource.system());

    @AfterEach
    void stop() {
        goOn.countDown();
        server.close();
    }

    private Answer echo(String body) throws IOException {
        try (RawHttp http = new RawHttp(server.port())) {
            return http.send(post("Echo", body)).receive();
        }
    }

    private Answer refused(String body) throws IOException {
        try (RawHttp http = new RawHttp(server.port())) {
            Answer answer = http.send(post("Echo", body)).receive();
            assertThat(http.endsInOrder()).isTrue();
            return answer;
        }
    }

    @Test
    void bodies_togetherOverTheBudget_areRefusedUntilOthersAreAnswered() throws Exception {
        try (RawHttp one = new RawHttp(server.port());
                RawHttp two = new RawHttp(server.port())) {
            one.send(post("Wait", LARGE));
            two.send(post("Wait", LARGE));
            arrived.acquire(2);

            Answer refused = refused(LARGE);
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.body()).contains("InternalServerError", "The server is busy");
            assertThat(refused.headers()).containsEntry("Connection", "close");
            assertThat(echo("{}").status()).isEqualTo(200);

            goOn.countDown();
            assertThat(one.receive().status()).isEqualTo(200);
            assertThat(two.receive().status()).isEqualTo(200);
        }
        for (int i = 0; i < 10; i++) {
            assertThat(echo(LARGE).status()).isEqualTo(200);
        }
    }

    @Test
    void bodies_onlyPromised_takeNothingFromOthers() throws IOException {
        String promise = head("Content-Length: " + MAX_BODY, "Host: localhost", target("Echo"));
        try (RawHttp one = new RawHttp(server.port());
                RawHttp two = new RawHttp(server.port());
                RawHttp three = new RawHttp(server.port())) {
            one.send(promise + "\"x");
            two.send(promise + "\"x");
            three.send(promise + "\"x");

            assertThat(echo(LARGE).status()).isEqualTo(200);
        }
    }

    @Test
    void options_withLessInFlightThanForOneBody_areRefused() {
        ServerOptions options = ServerOptions.onLoopback(0);
        assertThatThrownBy(() -> options.withMaxBytesInFlight(1000))
                .hasMessage("maxBytesInFlight must be at least maxBodyBytes, 16777216, not 1000");
    }
}
