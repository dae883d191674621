package io.azulejo.http.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.helidon.http.Status;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BufferedResponseTest {
    private static final int PIECE = 512;
    private static final int MORE_THAN_THE_BUFFER = 3_000_000;

    private WebServer server;
    private HttpClient http;

    @BeforeEach
    void start() {
        HttpRouting.Builder routing = HttpRouting.builder();
        ServiceRouting services = new ServiceRouting(routing, new RequestRules(Map.of()));
        services.get("/text/{seed}/{length}", BufferedResponseTest::answer);
        services.get("/failing/{length}", (request, response) -> {
            OutputStream out = response.outputStream();
            out.write(text(1, length(request)));
            throw new IllegalStateException("half way");
        });
        services.get("/unclosed", (request, response) -> response.outputStream().write('x'));
        services.get(
                "/empty",
                (request, response) -> response.status(Status.NO_CONTENT_204).send());
        routing.error(
                IllegalStateException.class,
                (request, response, e) -> response.status(Status.CONFLICT_409).send(String.valueOf(e.getMessage())));
        server = WebServer.builder()
                .address(InetAddress.getLoopbackAddress())
                .port(0)
                .routing(routing)
                .build()
                .start();
        http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    }

    @AfterEach
    void stop() {
        http.close();
        server.stop();
    }

    private static void answer(ServerRequest request, ServerResponse response) throws IOException {
        byte[] text = text(Integer.parseInt(request.path().pathParameters().get("seed")), length(request));
        try (OutputStream out = response.outputStream()) {
            for (int from = 0; from < text.length; from += PIECE) {
                out.write(text, from, Math.min(PIECE, text.length - from));
                out.flush();
            }
        }
    }

    private static int length(ServerRequest request) {
        return Integer.parseInt(request.path().pathParameters().get("length"));
    }

    private static byte[] text(int seed, int length) {
        Random random = new Random(seed);
        byte[] text = new byte[length];
        for (int i = 0; i < length; i++) {
            text[i] = (byte) ('a' + random.nextInt(26));
        }
        return text;
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        URI uri = URI.create("http://127.0.0.1:" + server.port() + path);
        return http.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
    }

    private static String expected(int seed, int length) {
        return new String(text(seed, length), StandardCharsets.US_ASCII);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, PIECE, 32 << 10, (32 << 10) + 1, 100_000, 1 << 20})
    void stream_upToAMegabyte_leavesWholeWithItsLength(int length) throws Exception {
        HttpResponse<String> response = get("/text/3/" + length);
        assertThat(response.headers().firstValue("Content-Length")).contains(String.valueOf(length));
        assertThat(response.body()).isEqualTo(expected(3, length));
    }

    @Test
    void stream_ofMore_isPassedOn() throws Exception {
        HttpResponse<String> response = get("/text/3/" + MORE_THAN_THE_BUFFER);
        assertThat(response.headers().firstValue("Content-Length")).isEmpty();
        assertThat(response.body()).isEqualTo(expected(3, MORE_THAN_THE_BUFFER));
    }

    @Test
    void answer_thatFailsHalfWay_hasNotBegun() throws Exception {
        HttpResponse<String> response = get("/failing/100000");
        assertThat(response.statusCode()).isEqualTo(409);
        assertThat(response.body()).isEqualTo("half way");
        assertThat(get("/text/4/100").body()).isEqualTo(expected(4, 100));
    }

    @Test
    void stream_thatNobodyCloses_isSent() throws Exception {
        assertThat(get("/unclosed").body()).isEqualTo("x");
    }

    @Test
    void answer_withoutAStream_isSentAsItIs() throws Exception {
        assertThat(get("/empty").statusCode()).isEqualTo(204);
    }

    @Test
    void answers_atTheSameTime_doNotMix() throws Exception {
        try (ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Boolean>> rounds = new ArrayList<>();
            for (int caller = 0; caller < 16; caller++) {
                int seed = caller;
                rounds.add(callers.submit(() -> {
                    Random random = new Random(seed);
                    for (int i = 0; i < 50; i++) {
                        int length = random.nextInt(60_000);
                        if (!get("/text/" + seed + "/" + length).body().equals(expected(seed, length))) {
                            return false;
                        }
                    }
                    return true;
                }));
            }
            for (Future<Boolean> round : rounds) {
                assertThat(round.get()).isTrue();
            }
        }
    }
}
