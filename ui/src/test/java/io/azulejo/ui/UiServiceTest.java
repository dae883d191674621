package io.azulejo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UiServiceTest {
    private static Gallery gallery;
    private static HttpClient client;

    @BeforeAll
    static void start() {
        gallery = new Gallery(0);
        client = HttpClient.newHttpClient();
    }

    @AfterAll
    static void stop() {
        client.close();
        gallery.close();
    }

    @Test
    void get_hashedUrl_isCachedForAYear() throws Exception {
        HttpResponse<byte[]> response = get(Gallery.ASSETS.url("az/button.js"));

        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Cache-Control")).contains("public, max-age=31536000, immutable");
        assertThat(response.headers().firstValue("Content-Type")).contains("text/javascript; charset=utf-8");
        assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    }

    @Test
    void get_plainUrl_isRevalidated() throws Exception {
        HttpResponse<byte[]> first = get("/ui/az/button.js");
        String etag = first.headers().firstValue("ETag").orElseThrow();
        HttpResponse<byte[]> second = get("/ui/az/button.js", "If-None-Match", "\"other\", W/" + etag);

        assertThat(first.headers().firstValue("Cache-Control")).contains("public, no-cache");
        assertThat(second.statusCode()).isEqualTo(304);
        assertThat(second.body()).isEmpty();
        assertThat(second.headers().firstValue("ETag")).contains(etag);
    }

    @Test
    void get_gzipAccepted_isCompressedWithATagOfItsOwn() throws Exception {
        HttpResponse<byte[]> plain = get("/ui/az/grid.js");
        HttpResponse<byte[]> compressed = get("/ui/az/grid.js", "Accept-Encoding", "br, gzip;q=0.8");

        assertThat(compressed.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(compressed.headers().firstValue("Vary")).contains("Accept-Encoding");
        assertThat(compressed.headers().firstValue("ETag"))
                .isNotEqualTo(plain.headers().firstValue("ETag"));
        assertThat(compressed.body().length).isLessThan(plain.body().length / 2);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(compressed.body())).readAllBytes())
                .isEqualTo(plain.body());
    }

    @Test
    void get_gzipRefused_isPlain() throws Exception {
        HttpResponse<byte[]> response = get("/ui/az/grid.js", "Accept-Encoding", "gzip;q=0, identity");

        assertThat(response.headers().firstValue("Content-Encoding")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/ui/", "/ui/az/", "/ui/az/nothing.js", "/ui/az.000000000000/button.js", "/ui/lit/package.json"})
    void get_unknownFile_isNotFound(String path) throws Exception {
        assertThat(get(path).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/ui/../pom.xml",
                "/ui/az/../../UiService.class",
                "/ui/az/%2e%2e/%2e%2e/UiService.class",
                "/ui/az/..%2f..%2fUiService.class",
                "/ui/az/..\\..\\UiService.class",
                "/ui//etc/passwd",
                "/ui/az/button.js%00.css"
            })
    void get_pathThatClimbs_isNeverServed(String path) throws IOException {
        assertThat(statusLine(path)).matches("HTTP/1.1 40[04] .*");
    }

    @Test
    void post_anyFile_isNotAllowed() throws Exception {
        HttpResponse<String> response = client.send(
                HttpRequest.newBuilder(URI.create(gallery.url("/ui/az/button.js")))
                        .POST(HttpRequest.BodyPublishers.ofString("x"))
                        .build(),
                HttpResponse.BodyHandlers.ofString());

        assertThat(response.statusCode()).isEqualTo(405);
        assertThat(response.headers().firstValue("Allow")).contains("GET, HEAD");
    }

    @Test
    void page_ofAnApp_hasItsHeadersAndIsRevalidated() throws Exception {
        HttpResponse<byte[]> page = get("/gallery/", "Accept-Language", "pt-BR,pt;q=0.9,en;q=0.5");
        String etag = page.headers().firstValue("ETag").orElseThrow();

        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains(Gallery.ASSETS.importMap().policySource())
                .doesNotContain("unsafe");
        assertThat(page.headers().firstValue("Content-Language")).contains("pt");
        assertThat(new String(page.body(), StandardCharsets.UTF_8))
                .contains("<html lang=\"pt\">", "Esta página precisa de JavaScript.");
        assertThat(get("/gallery/", "If-None-Match", etag, "Accept-Language", "pt")
                        .statusCode())
                .isEqualTo(304);
    }

    @Test
    void page_chosenLanguage_comesBeforeTheBrowsers() throws Exception {
        HttpResponse<byte[]> page = get("/gallery/", "Accept-Language", "pt", "Cookie", "az-language=es");

        assertThat(new String(page.body(), StandardCharsets.UTF_8)).contains("<html lang=\"es\">");
    }

    private static HttpResponse<byte[]> get(String path, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(gallery.url(path)));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    /** Sends a path exactly as it is: a client would tidy it up. */
    private static String statusLine(String path) throws IOException {
        URI uri = URI.create(gallery.url("/"));
        try (Socket socket = new Socket(uri.getHost(), uri.getPort())) {
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.ISO_8859_1));
            socket.setSoTimeout(5_000);
            return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1))
                    .readLine();
        }
    }
}
