package io.azulejo.listener;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.helidon.webserver.WebServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WatchedServerTest {
    private static final Duration PERIOD = Duration.ofMillis(50);
    private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

    @Test
    void listener_thatEnds_isStartedAgainOnItsPort() {
        try (WatchedServer watched =
                WatchedServer.start(LOOPBACK, 0, WatchedServerTest::server, connections(), PERIOD, () -> {})) {
            WebServer first = watched.server();
            first.stop();
            await().atMost(Duration.ofSeconds(10))
                    .untilAsserted(() -> assertThat(watched.server()).isNotSameAs(first));
            assertThat(answer(watched.port())).isEqualTo("hello");
        }
    }

    @Test
    void port_takenByAnother_isReportedAsLost() throws Exception {
        CountDownLatch lost = new CountDownLatch(1);
        try (WatchedServer watched =
                WatchedServer.start(LOOPBACK, 0, WatchedServerTest::failing, connections(), PERIOD, lost::countDown)) {
            watched.server().stop();
            assertThat(lost.await(10, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void start_portInUse_fails() throws IOException {
        try (ServerSocket other = new ServerSocket()) {
            other.bind(new InetSocketAddress(LOOPBACK, 0));
            int port = other.getLocalPort();
            assertThatThrownBy(() -> WatchedServer.start(
                            LOOPBACK, port, WatchedServerTest::server, connections(), PERIOD, () -> {}))
                    .isInstanceOf(UncheckedIOException.class);
        }
    }

    @Test
    void connections_leaveMostDescriptors_toTheRest() {
        assertThat(FileDescriptors.connectionsPerPort(1024)).isEqualTo(256);
        assertThat(FileDescriptors.connectionsPerPort(20)).isEqualTo(16);
        assertThat(FileDescriptors.connectionsPerPort(1 << 20)).isEqualTo(8192);
    }

    private static OpenConnections connections() {
        Duration second = Duration.ofSeconds(1);
        return OpenConnections.start(new Deadlines(second, second, second));
    }

    private static WebServer server(int port) {
        return WebServer.builder()
                .address(LOOPBACK)
                .port(port)
                .shutdownHook(false)
                .routing(routing -> routing.get("/", (request, response) -> response.send("hello")))
                .build();
    }

    /** Returns a server for the first start, and fails for a given port as if another program had it. */
    private static WebServer failing(int port) {
        if (port != 0) {
            throw new UncheckedIOException("in use", new IOException("in use"));
        }
        return server(port);
    }

    private static String answer(int port) {
        try (HttpClient client = HttpClient.newHttpClient()) {
            URI uri = URI.create("http://127.0.0.1:" + port + "/");
            return client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString())
                    .body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
