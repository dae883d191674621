package io.azulejo.auth.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.auth.sample.Notes;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.listener.Deadlines;
import io.azulejo.listener.TlsFiles;
import io.azulejo.testing.TestCertificate;
import io.azulejo.testkit.TestClock;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** HTTP/2 on the services' port: by TLS and by prior knowledge, within the limits of HTTP/1.1. */
@Timeout(60)
final class Http2HostTest {
    private static final Duration SHORT = Duration.ofMillis(500);

    private final TestClock clock = new TestClock("2026-03-01T12:00:00Z");

    @TempDir
    Path folder;

    private Host host;

    private void start(HostOptions options) {
        host = Host.start(options.withPort(0).withClock(clock).withRates(Map.of()), List.of(new Notes(clock)));
    }

    @AfterEach
    void stop() {
        host.close();
    }

    private HttpClient clientOverTls() {
        TlsFiles files = new TlsFiles(folder.resolve("cert.pem"), folder.resolve("key.pem"));
        TestCertificate certificate = TestCertificate.generate(folder, "h2");
        certificate.write(files.certificate(), files.key(), Instant.parse("2026-01-01T00:00:00Z"));
        start(HostOptions.defaults().withTls(Optional.of(files)));
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_2)
                .sslContext(certificate.trusted())
                .build();
    }

    private HttpResponse<String> send(HttpClient client, String method, String path, String body, String... headers)
            throws IOException, InterruptedException {
        return client.send(request(method, path, body, headers), BodyHandlers.ofString());
    }

    private HttpRequest request(String method, String path, String body, String... headers) {
        URI uri = host.uri().resolve(path);
        HttpRequest.Builder request = HttpRequest.newBuilder(uri)
                .timeout(Duration.ofSeconds(20))
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return request.build();
    }

    @Test
    void client_overTls_speaksHttp2() throws Exception {
        try (HttpClient client = clientOverTls()) {
            HttpResponse<String> list = send(client, "GET", "/notes", "");
            assertThat(list.version()).isEqualTo(HttpClient.Version.HTTP_2);
            assertThat(list.statusCode()).isEqualTo(200);
            String token = send(client, "POST", "/notes/login/ana", "").body();
            HttpResponse<String> created = send(
                    client,
                    "POST",
                    "/notes",
                    "{\"text\":\"milk\"}",
                    "Authorization",
                    "Bearer " + token,
                    "Content-Type",
                    "application/json");
            assertThat(created.statusCode()).isEqualTo(201);
            assertThat(send(client, "GET", "/notes/n1", "").body()).contains("milk");
            assertThat(send(client, "HEAD", "/notes/n1", "").body()).isEmpty();
            HttpResponse<String> missing = send(client, "GET", "/notes/none", "");
            assertThat(missing.statusCode()).isEqualTo(404);
            assertThat(missing.headers().firstValue("Content-Type")).hasValue("application/problem+json");
            HttpResponse<String> large = send(client, "GET", "/notes/openapi.json", "", "Accept-Encoding", "gzip");
            assertThat(large.headers().firstValue("Content-Encoding")).hasValue("gzip");
        }
    }

    @Test
    void requests_manyAtOnceOnOneConnection_areAllAnswered() throws Exception {
        try (HttpClient client = clientOverTls()) {
            send(client, "GET", "/notes", ""); // the connection
            List<CompletableFuture<HttpResponse<String>>> responses = new ArrayList<>();
            for (int i = 0; i < 80; i++) {
                responses.add(client.sendAsync(request("GET", "/notes", ""), BodyHandlers.ofString()));
            }
            for (CompletableFuture<HttpResponse<String>> response : responses) {
                assertThat(response.get().statusCode()).isEqualTo(200);
            }
        }
    }

    @Test
    void body_overTheLimit_isRefused() throws Exception {
        try (HttpClient client = clientOverTls()) {
            String token = send(client, "POST", "/notes/login/ana", "").body();
            HttpResponse<String> refused = send(
                    client,
                    "POST",
                    "/notes",
                    "{\"text\":\"" + "x".repeat(2 << 20) + "\"}",
                    "Authorization",
                    "Bearer " + token,
                    "Content-Type",
                    "application/json");
            assertThat(refused.statusCode()).isEqualTo(413);
            assertThat(send(client, "GET", "/health", "").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void client_thatAsksForAnUpgrade_staysOnHttp1() throws Exception {
        start(HostOptions.defaults());
        try (HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build()) {
            HttpResponse<String> list = send(client, "GET", "/notes", "");
            assertThat(list.version()).isEqualTo(HttpClient.Version.HTTP_1_1);
            assertThat(list.statusCode()).isEqualTo(200);
        }
    }

    @Test
    void client_withPriorKnowledge_speaksHttp2() throws Exception {
        start(HostOptions.defaults());
        try (RawHttp2 client = RawHttp2.connect(host.uri().getPort())) {
            client.frame(RawHttp2.SETTINGS, 0, 0, new byte[0]);
            client.frame(
                    RawHttp2.HEADERS,
                    RawHttp2.END_HEADERS | RawHttp2.END_STREAM,
                    1,
                    RawHttp2.request("GET", "/health"));
            assertThat(client.next(RawHttp2.HEADERS).status()).isEqualTo(200);
            assertThat(client.next(RawHttp2.DATA).text()).contains("\"status\":\"up\"");
        }
    }

    @Test
    void connections_thatDoNotGoOn_areClosed() throws Exception {
        start(HostOptions.defaults().withDeadlines(new Deadlines(SHORT, SHORT, SHORT)));
        int port = host.uri().getPort();
        try (RawHttp2 silent = RawHttp2.connect(port);
                RawHttp2 inAFrame = RawHttp2.connect(port);
                RawHttp2 inTheHeaders = RawHttp2.connect(port);
                RawHttp2 inTheBody = RawHttp2.connect(port)) {
            inAFrame.raw(new byte[] {0, 0, 6, 4});
            inTheHeaders.frame(RawHttp2.SETTINGS, 0, 0, new byte[0]);
            inTheHeaders.frame(RawHttp2.HEADERS, RawHttp2.END_STREAM, 1, RawHttp2.request("GET", "/health"));
            inTheBody.frame(RawHttp2.SETTINGS, 0, 0, new byte[0]);
            inTheBody.frame(RawHttp2.HEADERS, RawHttp2.END_HEADERS, 1, RawHttp2.request("POST", "/notes"));
            silent.awaitEnd();
            inAFrame.awaitEnd();
            inTheHeaders.awaitEnd();
            inTheBody.awaitEnd();
        }
        try (HttpClient client = HttpClient.newHttpClient()) {
            assertThat(send(client, "GET", "/health", "").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void streams_ofAConnectionThatEnds_endWithIt() throws Exception {
        start(HostOptions.defaults().withGrace(Duration.ofMinutes(1)));
        int port = host.uri().getPort();
        for (int i = 0; i < 20; i++) {
            try (RawHttp2 client = RawHttp2.connect(port)) {
                client.frame(RawHttp2.SETTINGS, 0, 0, new byte[0]);
                client.frame(
                        RawHttp2.HEADERS,
                        RawHttp2.END_HEADERS,
                        1,
                        RawHttp2.request("POST", "/notes", "content-length", "1000"));
                client.frame(RawHttp2.DATA, 0, 1, "{\"text\":".getBytes(StandardCharsets.UTF_8));
            }
        }
        host.close(); // waits for streams that are still there, longer than this test may take
    }

    @Test
    void body_withoutALength_isRefused() throws Exception {
        start(HostOptions.defaults());
        try (RawHttp2 client = RawHttp2.connect(host.uri().getPort())) {
            client.frame(RawHttp2.SETTINGS, 0, 0, new byte[0]);
            client.frame(RawHttp2.HEADERS, RawHttp2.END_HEADERS, 1, RawHttp2.request("POST", "/notes"));
            client.frame(RawHttp2.DATA, RawHttp2.END_STREAM, 1, "{}".getBytes(StandardCharsets.UTF_8));
            assertThat(client.next(RawHttp2.HEADERS).status()).isEqualTo(400);
        }
    }

    @Test
    void frames_thatAreNone_endTheConnection() throws Exception {
        start(HostOptions.defaults());
        int port = host.uri().getPort();
        try (RawHttp2 tooLarge = RawHttp2.connect(port);
                RawHttp2 noHeaders = RawHttp2.connect(port);
                RawHttp2 twoLengths = RawHttp2.connect(port)) {
            tooLarge.raw(new byte[] {(byte) 0xff, (byte) 0xff, (byte) 0xff, 1, 0, 0, 0, 0, 1});
            tooLarge.awaitEnd();
            noHeaders.frame(RawHttp2.SETTINGS, 0, 0, new byte[0]);
            noHeaders.frame(RawHttp2.DATA, RawHttp2.END_STREAM, 1, new byte[] {1});
            noHeaders.awaitEnd();
            twoLengths.frame(RawHttp2.SETTINGS, 0, 0, new byte[0]);
            twoLengths.frame(
                    RawHttp2.HEADERS, RawHttp2.END_HEADERS | RawHttp2.END_STREAM, 1, new byte[] {(byte) 0xff, 0x7f});
            twoLengths.awaitEnd();
        }
    }
}
