package io.azulejo.auth.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.auth.sample.Notes;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.testing.ApiClient;
import io.azulejo.testkit.TestClock;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
final class BodyLimitTest {
    private static final int MAX = 1024 * 1024;
    private static final int TIMES = 5;

    private final TestClock clock = new TestClock("2026-03-01T12:00:00Z");
    private Host host;
    private HttpClient http;

    @BeforeEach
    void start() {
        host = Host.start(
                HostOptions.defaults().withPort(0).withClock(clock).withRates(Map.of()), List.of(new Notes(clock)));
        http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    }

    @AfterEach
    void stop() {
        http.close();
        host.close();
    }

    private HttpResponse<String> post(BodyPublisher body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(host.uri().resolve("/notes"))
                .header("Authorization", "Bearer " + token())
                .header("Content-Type", "application/json")
                .POST(body)
                .build();
        return http.send(request, BodyHandlers.ofString());
    }

    private String token() {
        return ApiClient.at(host.uri()).post("/notes/login/ana").body();
    }

    private static byte[] json(int bytes) {
        return ("{\"text\":\"milk\"" + " ".repeat(bytes - 15) + "}").getBytes(StandardCharsets.US_ASCII);
    }

    private static void tooLarge(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(answer.body()).contains("urn:azulejo:problem:too-large");
    }

    @ParameterizedTest
    @ValueSource(ints = {MAX + 1, 2 * MAX, 5 * MAX, 8 * MAX})
    void body_tooLarge_alwaysGetsItsAnswer(int bytes) throws Exception {
        byte[] body = json(bytes);
        for (int i = 0; i < TIMES; i++) {
            tooLarge(post(BodyPublishers.ofByteArray(body)));
            tooLarge(post(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body))));
        }
    }

    @Test
    void body_asLargeAsAllowed_isRead() throws Exception {
        byte[] body = json(MAX);
        assertThat(post(BodyPublishers.ofByteArray(body)).statusCode()).isEqualTo(201);
        assertThat(post(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body)))
                        .statusCode())
                .isEqualTo(201);
    }

    @Test
    void body_announcedAndTooLarge_isRefusedBeforeItIsSent() throws IOException {
        assertThat(statuses("Content-Length: " + (MAX + 1) + "\r\nExpect: 100-continue\r\n\r\n"))
                .containsExactly(413, 200);
    }

    @Test
    void body_brokenInTheMiddle_leavesNothingToTheNextRequest() throws IOException {
        String broken = "{\"text\": nonsense " + "x".repeat(MAX / 2);
        assertThat(statuses("Content-Length: " + broken.length() + "\r\n\r\n" + broken))
                .containsExactly(400, 200);
    }

    @Test
    void body_farTooLarge_isRefusedAtOnce() throws IOException {
        assertThat(statuses("Content-Length: " + 100L * MAX + "\r\n\r\n")).startsWith(413);
    }

    /** Returns the status codes of a POST and a GET on the same connection. */
    private List<Integer> statuses(String headersAndBody) throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), host.uri().getPort())) {
            socket.setSoTimeout(20_000);
            String requests = "POST /notes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    + "Authorization: Bearer " + token() + "\r\n" + headersAndBody
                    + "GET /notes HTTP/1.1\r\nHost: localhost\r\n\r\n";
            socket.getOutputStream().write(requests.getBytes(StandardCharsets.US_ASCII));
            List<Integer> statuses = new ArrayList<>();
            for (String line = line(socket); line != null; line = statuses.size() == 2 ? null : line(socket)) {
                if (line.startsWith("HTTP/1.1 ")) {
                    statuses.add(Integer.valueOf(line.substring(9, 12)));
                }
            }
            return statuses;
        }
    }

    private static @Nullable String line(Socket socket) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = socket.getInputStream().read();
                c != '\n';
                c = socket.getInputStream().read()) {
            if (c < 0) {
                return null;
            }
            // the body of a response has no line break at its end, so the next response follows on the same line
            line.append((char) c);
            if (line.toString().endsWith("HTTP/1.1 ")) {
                line.delete(0, line.length() - 9);
            }
        }
        return line.toString();
    }
}
