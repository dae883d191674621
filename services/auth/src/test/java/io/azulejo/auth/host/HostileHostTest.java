package io.azulejo.auth.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.auth.sample.Notes;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.listener.Deadlines;
import io.azulejo.testing.ApiClient;
import io.azulejo.testkit.TestClock;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that send anything but a good request: each gets a 4xx and its connection closed, and nobody else notices. */
@Timeout(60)
final class HostileHostTest {
    private static final String HOST = "Host: localhost\r\n";
    private static final String POST = "POST /notes HTTP/1.1\r\n" + HOST + "Content-Type: application/json\r\n";

    private final TestClock clock = new TestClock("2026-03-01T12:00:00.000Z");
    private Host host;
    private ApiClient api;

    @BeforeEach
    void start() {
        HostOptions options = HostOptions.defaults()
                .withPort(0)
                .withClock(clock)
                .withMaxConnections(100)
                .withDeadlines(new Deadlines(Duration.ofMillis(400), Duration.ofMillis(400), Duration.ofMillis(1_500)))
                .withRates(Map.of());
        host = Host.start(options, List.of(new Notes(clock)));
        api = ApiClient.at(host.uri());
    }

    @AfterEach
    void stop() {
        host.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                POST + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} ",
                POST + "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
                POST + "Content-Length: +2\r\n\r\n{}",
                POST + "Content-Length: -1\r\n\r\n",
                POST + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
                POST + "Transfer-Encoding: identity\r\n\r\n{}",
                POST + "Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
                POST + "Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n",
                POST + "Transfer-Encoding: chunked\r\n\r\n+2\r\n{}\r\n0\r\n\r\n",
                POST + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}XX0\r\n\r\n",
                POST + "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
                "G\u0001T /notes HTTP/1.1\r\n" + HOST + "\r\n",
                "GET /notes HTTP/1.1\r\nHost: localhost\r\n folded\r\n\r\n",
                "GET /notes HTTP/1.1\r\n\r\n",
                "GET  /notes HTTP/1.1\r\n" + HOST + "\r\n",
                "GET /notes\r\n\r\n",
                "GET /notes?limit=%zz HTTP/1.1\r\n" + HOST + "Connection: close\r\n\r\n",
                "GET /notes/%zz HTTP/1.1\r\n" + HOST + "Connection: close\r\n\r\n",
                "GET /notes/%00 HTTP/1.1\r\n" + HOST + "Connection: close\r\n\r\n",
                "GET /notes?limit=9999999999999999 HTTP/1.1\r\n" + HOST + "Connection: close\r\n\r\n",
            })
    void request_malformed_isRefusedAndTheConnectionClosed(String request) throws IOException {
        assertThat(exchange(request)).matches("(?s)HTTP/1.1 4\\d\\d .*");
        api.get("/health").hasStatus(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"GET /notes HTT", "GET /notes HTTP/1.1\r\nHost: loc", POST + "Content-Length: 20\r\n\r\n{\"te"})
    void request_cutOff_isNoFailureOfTheServer(String request) throws IOException {
        assertThat(exchange(request)).doesNotContain("HTTP/1.1 5");
        api.get("/health").hasStatus(200);
    }

    @Test
    void body_ofAnyBytes_isABadRequestAtMost() throws IOException {
        String token = api.post("/notes/login/ana").body();
        List<byte[]> bodies = new ArrayList<>();
        bodies.add(new byte[] {0, 0, 0, '{', 0, 0, 0, '}'});
        bodies.add(new byte[] {(byte) 0xff, (byte) 0xfe, 0, 0, '{', 0, 0, 0});
        bodies.add("{\"text\":\"a\u20ac".getBytes(StandardCharsets.UTF_8));
        bodies.add(new byte[] {'{', '"', 't', 'e', 'x', 't', '"', ':', '"', (byte) 0xe2, (byte) 0x82});
        bodies.add(new byte[] {'{', '"', 't', 'e', 'x', 't', '"', ':', '"', (byte) 0xe2, (byte) 0x82, '"', '}'});
        bodies.add("[null]".getBytes(StandardCharsets.UTF_8));
        bodies.add("null".getBytes(StandardCharsets.UTF_8));
        bodies.add("{\"text\":null}".getBytes(StandardCharsets.UTF_8));
        bodies.add("{\"text\":\"a\",\"at\":\"yesterday\"}".getBytes(StandardCharsets.UTF_8));
        bodies.add(new byte[0]);
        for (byte[] body : bodies) {
            String head = POST + "Authorization: Bearer " + token + "\r\nContent-Length: " + body.length
                    + "\r\nConnection: close\r\n\r\n";
            assertThat(exchange(head, body)).matches("(?s)HTTP/1.1 4(00|22) .*");
        }
    }

    /** A body after the response to HEAD would be taken for the next response, by a proxy for that of another client. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/notes",
                "/notes/none",
                "/nothing",
                "/notes?limit=x",
                "/notes/failures/first",
                "/health",
                "/metrics",
                "/",
                "/favicon.ico",
                "/notes/try",
                "/ui/az/events.js",
                "/webjars/swagger-ui/5.34.1/swagger-ui.css",
            })
    void head_ofAnything_hasNoBody(String path) throws IOException {
        String responses = exchange("HEAD " + path + " HTTP/1.1\r\n" + HOST + "\r\nGET /health HTTP/1.1\r\n" + HOST
                + "Connection: close\r\n\r\n");
        assertThat(responses.split("\r\n\r\n", 2)[1]).startsWith("HTTP/1.1 200");
    }

    @Test
    void methods_ofAnyKind_makeOneSeriesOfMetrics() {
        for (int i = 0; i < 200; i++) {
            String method = "M" + i;
            try {
                exchange(method + " /notes HTTP/1.1\r\n" + HOST + "Connection: close\r\n\r\n");
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
        long series = api.get("/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith("http_requests_seconds_count"))
                .count();
        assertThat(series).isLessThan(10);
    }

    @Test
    void connections_thatDrip_areClosedAndOthersServed() throws Exception {
        List<Socket> dripping = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            Socket socket =
                    new Socket(InetAddress.getLoopbackAddress(), host.uri().getPort());
            socket.getOutputStream()
                    .write((i % 2 == 0 ? "GET /notes HTTP/1.1\r\nX: " : POST + "Content-Length: 1000\r\n\r\n{\"")
                            .getBytes(StandardCharsets.US_ASCII));
            dripping.add(socket);
        }
        api.get("/health").hasStatus(200);
        for (Socket socket : dripping) {
            assertThat(closes(socket)).isTrue();
        }
    }

    @Test
    void connection_idleAfterARequest_isClosed() throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), host.uri().getPort())) {
            socket.getOutputStream()
                    .write(("GET /health HTTP/1.1\r\n" + HOST + "\r\n").getBytes(StandardCharsets.US_ASCII));
            assertThat(closes(socket)).isTrue();
        }
    }

    @Test
    void connections_moreThanTheCap_waitAndAreServed() throws Exception {
        List<Socket> silent = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            silent.add(new Socket(InetAddress.getLoopbackAddress(), host.uri().getPort()));
        }
        api.get("/health").hasStatus(200);
        for (Socket socket : silent) {
            socket.close();
        }
        api.get("/health").hasStatus(200);
    }

    private static boolean closes(Socket socket) throws IOException {
        socket.setSoTimeout(10_000);
        try (socket) {
            socket.getInputStream().readAllBytes();
            return true;
        } catch (SocketException reset) {
            return true;
        }
    }

    private String exchange(String request) throws IOException {
        return exchange(request, new byte[0]);
    }

    /** Sends bytes, ends the output and returns all that comes back. */
    private String exchange(String head, byte[] body) throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), host.uri().getPort())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().write(body);
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
