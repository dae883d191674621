package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.TestCertificate;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The distribution behind nginx, which speaks TLS and HTTP/2 to clients. */
@Timeout(240)
class NginxTest {
    private static final String LOGIN = "{\"login\":\"%s@example.org\",\"password\":\"azulejo-demo\"}";
    private static final Pattern TOKEN = Pattern.compile("\"accessToken\":\"([^\"]+)\"");

    @TempDir
    static Path folder;

    private static Distribution served;
    private static Nginx nginx;
    private static TestCertificate certificate;

    @BeforeAll
    static void start() throws IOException {
        certificate = TestCertificate.generate(folder, "nginx");
        Path pem = folder.resolve("cert.pem");
        Path key = folder.resolve("key.pem");
        certificate.write(pem, key, Instant.parse("2026-01-01T00:00:00Z"));
        served = Distribution.serve(
                Files.createDirectory(folder.resolve("served")),
                "--demo",
                "--in-memory",
                "--trusted-proxies",
                "127.0.0.1/32",
                "--rate-public-reads",
                "8/h");
        nginx = Nginx.inFrontOf(served.services(), Files.createDirectory(folder.resolve("nginx")), pem, key);
    }

    @AfterAll
    static void stop() {
        if (nginx != null) {
            nginx.close();
        }
        if (served != null) {
            served.close();
        }
    }

    /** Returns a client with an address of its own: Linux has the whole of 127.0.0.0/8. */
    private static HttpClient client(String address) throws IOException {
        return HttpClient.newBuilder()
                .sslContext(certificate.trusted())
                .localAddress(InetAddress.getByName(address))
                .connectTimeout(Duration.ofSeconds(10))
                .build();
    }

    private static HttpResponse<String> send(HttpClient client, String method, URI uri, String body, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(uri)
                .timeout(Duration.ofSeconds(30))
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json");
        }
        if (headers.length > 0) {
            request.headers(headers);
        }
        return client.send(request.build(), BodyHandlers.ofString());
    }

    private static String token(HttpClient client, String person) throws IOException, InterruptedException {
        HttpResponse<String> login =
                send(client, "POST", nginx.uri().resolve("/identity/login"), LOGIN.formatted(person));
        assertThat(login.version()).isEqualTo(HttpClient.Version.HTTP_2);
        Matcher token = TOKEN.matcher(login.body());
        assertThat(token.find()).as(login.body()).isTrue();
        return token.group(1);
    }

    @Test
    void location_ofWhatIsCreated_leadsBackThroughTheProxy() throws Exception {
        try (HttpClient client = client("127.0.0.10")) {
            String davi = "Bearer " + token(client, "davi");
            URI posts = nginx.uri().resolve("/blog/posts");
            HttpResponse<String> created = send(
                    client, "POST", posts, "{\"title\":\"Behind nginx\",\"body\":\"Blue.\"}", "Authorization", davi);
            assertThat(created.statusCode()).as(created.body()).isEqualTo(201);
            URI location =
                    posts.resolve(created.headers().firstValue("Location").orElseThrow());
            assertThat(location.getAuthority()).isEqualTo(nginx.uri().getAuthority());
            assertThat(location.getScheme()).isEqualTo("https");
            assertThat(send(client, "GET", location, "", "Authorization", davi).statusCode())
                    .isEqualTo(200);
            URI moved = nginx.uri().resolve("/blog/posts/?limit=1");
            assertThat(moved.resolve(send(client, "GET", moved, "", "Authorization", davi)
                            .headers()
                            .firstValue("Location")
                            .orElseThrow()))
                    .isEqualTo(nginx.uri().resolve("/blog/posts?limit=1"));
        }
    }

    @Test
    void clients_ofTheProxy_areLimitedByTheirOwnAddresses() throws Exception {
        URI posts = nginx.uri().resolve("/blog/posts");
        try (HttpClient one = client("127.0.0.2");
                HttpClient other = client("127.0.0.3")) {
            for (int i = 7; i >= 0; i--) {
                assertThat(remaining(send(one, "GET", posts, "", "X-Forwarded-For", "198.51.100." + i)))
                        .isEqualTo(Integer.toString(i));
            }
            assertThat(send(one, "GET", posts, "").statusCode()).isEqualTo(429);
            assertThat(remaining(send(other, "GET", posts, ""))).isEqualTo("7");
            // nginx passes Forwarded on as the client sent it: it must not give anybody a new address.
            int refused = 0;
            for (int i = 0; i < 10; i++) {
                refused += send(one, "GET", posts, "", "Forwarded", "for=198.51.100." + i)
                                        .statusCode()
                                == 429
                        ? 1
                        : 0;
            }
            assertThat(refused).isGreaterThanOrEqualTo(2);
        }
    }

    private static String remaining(HttpResponse<String> response) {
        return response.headers().firstValue("RateLimit-Remaining").orElse("none");
    }

    @Test
    void cookies_overTls_areSecure_andOnlyTheProxyMaySayThatItIs() throws Exception {
        try (HttpClient client = client("127.0.0.4")) {
            assertThat(cookies(client, nginx.uri())).isNotEmpty().allMatch(cookie -> cookie.contains("Secure"));
            assertThat(cookies(client, served.services(), "X-Forwarded-Proto", "https", "Forwarded", "proto=https"))
                    .isNotEmpty()
                    .noneMatch(cookie -> cookie.contains("Secure"));
        }
    }

    private static List<String> cookies(HttpClient client, URI server, String... more)
            throws IOException, InterruptedException {
        String[] headers = new String[more.length + 2];
        headers[0] = "X-CSRF-Token";
        headers[1] = "1";
        System.arraycopy(more, 0, headers, 2, more.length);
        HttpResponse<String> session =
                send(client, "POST", server.resolve("/identity/session"), LOGIN.formatted("davi"), headers);
        assertThat(session.statusCode()).as(session.body()).isEqualTo(200);
        return session.headers().allValues("Set-Cookie");
    }

    @Test
    void events_throughTheProxy_arriveAtOnce() throws Exception {
        try (HttpClient client = client("127.0.0.5")) {
            HttpRequest request = HttpRequest.newBuilder(nginx.uri().resolve("/blog/me/notifications/live"))
                    .timeout(Duration.ofSeconds(30))
                    .headers("Accept", "text/event-stream", "Authorization", "Bearer " + token(client, "davi"))
                    .build();
            HttpResponse<InputStream> stream = client.send(request, BodyHandlers.ofInputStream());
            assertThat(stream.statusCode()).isEqualTo(200);
            // A buffer of nginx would hold the first line, 4 KB at least, until the stream ends.
            try (BufferedReader lines =
                    new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
                assertThat(lines.readLine()).isEqualTo("retry: 3000");
            }
        }
    }
}
