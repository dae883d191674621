package io.azulejo.http.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The query parameter that stands for Last-Event-ID, on a strict service. */
final class LastEventIdTest {
    private static final HeaderName LAST_EVENT_ID = HeaderNames.create("Last-Event-ID");

    private final HttpClient http = HttpClient.newHttpClient();
    private final WebServer server;

    LastEventIdTest() {
        HttpRouting.Builder routing = HttpRouting.builder();
        RequestRules strict = new RequestRules(Map.of("GET /live", new TreeMap<>()));
        new ServiceRouting(routing, strict)
                .get(
                        "/live",
                        (request, response) -> response.send("after "
                                + request.headers().value(LAST_EVENT_ID).orElse("nothing") + " on "
                                + request.path().path()));
        server = WebServer.builder()
                .address(InetAddress.getLoopbackAddress())
                .routing(routing)
                .build()
                .start();
    }

    @AfterEach
    void stop() {
        server.stop();
        http.close();
    }

    private String get(String path, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return http.send(request.build(), BodyHandlers.ofString()).body();
    }

    @Test
    void stream_withTheParameter_isReadAsIfItHadTheHeader() throws Exception {
        assertThat(get("/live")).isEqualTo("after nothing on /live");
        assertThat(get("/live?ticket=t&lastEventId=2036-1")).isEqualTo("after 2036-1 on /live");
        assertThat(get("/live?lastEventId=1", "Last-Event-ID", "2")).isEqualTo("after 2 on /live");
    }
}
