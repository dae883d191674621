package io.azulejo.auth.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.auth.sample.Notes;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.host.TrustedProxies;
import io.azulejo.http.limit.Rate;
import io.azulejo.http.limit.RouteClass;
import io.azulejo.listener.Deadlines;
import io.azulejo.testkit.TestClock;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** PROXY headers in front of connections: believed from trusted networks alone. */
@Timeout(60)
final class ProxyProtocolTest {
    private final TestClock clock = new TestClock("2026-03-01T12:00:00Z");

    private Host start(List<String> trusted) {
        Duration head = Duration.ofMillis(400);
        return Host.start(
                HostOptions.defaults()
                        .withPort(0)
                        .withClock(clock)
                        .withProxyProtocol(true)
                        .withProxies(TrustedProxies.of(trusted))
                        .withDeadlines(new Deadlines(head, head, Duration.ofSeconds(5)))
                        .withRates(Map.of(RouteClass.PUBLIC_READ, Rate.parse("2/m"))),
                List.of(new Notes(clock)));
    }

    private static String exchange(Host host, String client, String... headers) throws IOException {
        String more = headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n";
        return raw(
                host,
                "PROXY TCP4 " + client + " 127.0.0.1 50000 80\r\nGET /notes HTTP/1.1\r\nHost: localhost\r\n" + more
                        + "Connection: close\r\n\r\n");
    }

    private static String raw(Host host, String bytes) throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), host.uri().getPort())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(bytes.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (SocketException reset) {
            return "";
        }
    }

    @Test
    void client_ofATrustedProxy_isLimitedByItsOwnAddress() throws IOException {
        try (Host host = start(List.of("127.0.0.0/8"))) {
            assertThat(exchange(host, "203.0.113.7")).contains(" 200 ", "RateLimit-Remaining: 1");
            assertThat(exchange(host, "203.0.113.7", "X-Forwarded-For: 198.51.100.1"))
                    .contains(" 200 ", "RateLimit-Remaining: 0");
            assertThat(exchange(host, "203.0.113.7", "Forwarded: for=198.51.100.2"))
                    .contains(" 429 ");
            assertThat(exchange(host, "203.0.113.8")).contains(" 200 ");
        }
    }

    @Test
    void client_ofAnotherPeer_isThePeer() throws IOException {
        try (Host host = start(List.of("10.0.0.0/8"))) {
            assertThat(exchange(host, "203.0.113.7")).contains(" 200 ");
            assertThat(exchange(host, "203.0.113.8")).contains(" 200 ");
            assertThat(exchange(host, "203.0.113.9")).contains(" 429 ");
        }
    }

    @Test
    void connection_withoutTheHeader_isClosed() throws IOException {
        try (Host host = start(List.of("127.0.0.0/8"))) {
            assertThat(raw(host, "GET /notes HTTP/1.1\r\nHost: localhost\r\n\r\n"))
                    .doesNotContain("200");
            assertThat(raw(host, "PRO")).as("closed at the deadline").isEmpty();
            assertThat(exchange(host, "203.0.113.7")).contains(" 200 ");
        }
    }
}
