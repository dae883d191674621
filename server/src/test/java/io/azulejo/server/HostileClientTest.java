package io.azulejo.server;

import static io.azulejo.server.RawHttp.head;
import static io.azulejo.server.RawHttp.post;
import static io.azulejo.server.RawHttp.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.server.RawHttp.Answer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that no SDK sends: each gets a clear response or a closed connection, and the next client is served. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HostileClientTest {
    private static final int MAX_BODY = 64 * 1024;

    private DynamoDbServer server;

    @BeforeAll
    void start() {
        server = DynamoDbServer.start(
                Map.of("DynamoDB_20120810.Echo", (in, host, out) -> {
                    in.nextToken();
                    out.copyCurrentStructure(in);
                }),
                ServerOptions.onLoopback(0).withMaxBodyBytes(MAX_BODY).withIdleTimeout(Duration.ofSeconds(1)),
                InstantSource.system());
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @AfterEach
    void theNextClientIsServed() throws IOException {
        assertThat(exchange(post("Echo", "{\"still\":\"here\"}"))).satisfies(answer -> {
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.body()).isEqualTo("{\"still\":\"here\"}");
        });
    }

    @Test
    void answer_always_hasDynamoDbHeadersAndNoneForWebPages() throws IOException {
        Answer answer = exchange(post("Echo", "{}", "Origin: http://evil.example"));
        CRC32 crc = new CRC32();
        crc.update("{}".getBytes(StandardCharsets.UTF_8));

        assertThat(answer.headers())
                .containsEntry("Content-Type", "application/x-amz-json-1.0")
                .containsEntry("x-amz-crc32", Long.toString(crc.getValue()));
        assertThat(answer.headers().get("x-amzn-RequestId")).matches("[A-Z0-9]{52}");
        assertThat(answer.headers().keySet()).noneMatch(name -> name.regionMatches(true, 0, "Access-Control", 0, 14));
    }

    @Test
    void preflight_fromAWebPage_getsNoPermission() throws IOException {
        Answer answer = exchange(String.join(
                "\r\n",
                "OPTIONS / HTTP/1.1",
                "Host: localhost",
                "Origin: http://evil.example",
                "Access-Control-Request-Method: POST",
                "Access-Control-Request-Headers: x-amz-target",
                "",
                ""));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.headers().keySet()).noneMatch(name -> name.regionMatches(true, 0, "Access-Control", 0, 14));
    }

    @Test
    void head_ofAnything_hasNoBody() throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(10_000);
            String requests = String.join(
                    "\r\n",
                    "HEAD / HTTP/1.1",
                    "Host: localhost",
                    "",
                    "GET / HTTP/1.1",
                    "Host: localhost",
                    "Connection: close",
                    "",
                    "");
            socket.getOutputStream().write(requests.getBytes(StandardCharsets.US_ASCII));
            String responses = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(responses.split("\r\n\r\n", 2)[1]).startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void host_ofAnotherName_isRefused() throws IOException {
        Answer answer = exchange(head("Content-Length: 2", "Host: evil.example:8000", target("Echo")) + "{}");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains("AccessDeniedException", "evil.example:8000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Nothing", "", "Echo.Echo"})
    void target_unknown_isAnUnknownOperation(String operation) throws IOException {
        Answer answer = exchange(post(operation, "{}"));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).isEqualTo("{\"__type\":\"com.amazon.coral.service#UnknownOperationException\"}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{\"a\":", "nonsense", "{\"a\":\"\u0001\"}", "{\"a\":01}", "{'a':1}"})
    void body_notJson_isASerializationException(String body) throws IOException {
        Answer answer = exchange(post("Echo", body));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains("com.amazon.coral.service#SerializationException");
    }

    @Test
    void body_notUtf8_isASerializationException() throws IOException {
        byte[] request = post("Echo", "{\"a\":\"??\"}").getBytes(StandardCharsets.UTF_8);
        request[request.length - 3] = (byte) 0xff;
        request[request.length - 4] = (byte) 0xfe;
        try (RawHttp http = new RawHttp(server.port())) {
            assertThat(http.send(request).receive().body()).contains("SerializationException");
        }
    }

    @Test
    void body_chunked_isRead() throws IOException {
        Answer answer = exchange(echo("Transfer-Encoding: chunked") + "6\r\n{\"a\":\"\r\n3\r\nb\"}\r\n0\r\n\r\n");

        assertThat(answer.body()).isEqualTo("{\"a\":\"b\"}");
    }

    @Test
    void body_chunkedWithoutEnd_isCutAtTheLimit() throws IOException {
        try (RawHttp http = new RawHttp(server.port())) {
            http.send(echo("Transfer-Encoding: chunked"));
            http.send("8000\r\n" + "x".repeat(0x8000) + "\r\n");
            http.send("8000\r\n" + "x".repeat(0x8000) + "\r\n");
            http.send("8000\r\n" + "x".repeat(0x8000) + "\r\n");

            assertThat(http.receive().status()).isEqualTo(413);
        }
    }

    @Test
    void body_chunkFarLargerThanTheLimit_isRefusedBeforeItIsSent() throws IOException {
        Answer answer = exchange(echo("Transfer-Encoding: chunked") + "20001\r\n");

        assertThat(answer.status()).isEqualTo(413);
    }

    @Test
    void body_chunkSizeNotANumber_isABadRequest() throws IOException {
        Answer answer = exchange(echo("Transfer-Encoding: chunked") + "zz\r\n");

        assertThat(answer.status()).isEqualTo(400);
    }

    private Answer zipped(byte[] body, String encoding) throws IOException {
        try (RawHttp http = new RawHttp(server.port())) {
            http.send(echo("Content-Length: " + body.length, "Content-Encoding: " + encoding));
            return http.send(body).receive();
        }
    }

    private static byte[] gzip(byte[] plain) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(zipped)) {
            gzip.write(plain);
        }
        return zipped.toByteArray();
    }

    @Test
    void body_compressed_isReadAsIfItWereNot() throws IOException {
        byte[] plain = "{\"a\":1}".getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream deflated = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflate = new DeflaterOutputStream(deflated)) {
            deflate.write(plain);
        }

        assertThat(zipped(gzip(plain), "gzip").body()).isEqualTo("{\"a\":1}");
        assertThat(zipped(deflated.toByteArray(), "deflate").body()).isEqualTo("{\"a\":1}");
    }

    @Test
    void body_thatOnlySaysToBeCompressed_isRefused() throws IOException {
        byte[] cut = Arrays.copyOf(gzip("{\"a\":1}".getBytes(StandardCharsets.UTF_8)), 15);

        assertThat(zipped("{}".getBytes(StandardCharsets.UTF_8), "gzip").status())
                .isEqualTo(400);
        assertThat(zipped(cut, "gzip").status()).isEqualTo(400);
        assertThat(zipped("{}".getBytes(StandardCharsets.UTF_8), "br").status()).isEqualTo(400);
    }

    @Test
    void body_thatGrowsBeyondTheLimit_isRefused() throws IOException {
        assertThat(zipped(gzip(new byte[100 * MAX_BODY]), "gzip").status()).isEqualTo(413);
    }

    @Test
    void body_largerThanTheLimit_isRefusedBeforeItIsSent() throws IOException {
        Answer answer = exchange(echo("Content-Length: " + (MAX_BODY + 1)));

        assertThat(answer.status()).isEqualTo(413);
        assertThat(answer.body()).contains("larger than " + MAX_BODY + " bytes");
    }

    @ParameterizedTest
    @ValueSource(ints = {MAX_BODY + 1, MAX_BODY + 20_000, 2 * MAX_BODY})
    void body_largerThanTheLimit_isReadToItsEndSoThatTheAnswerArrives(int bytes) throws IOException {
        String body = "x".repeat(bytes);
        for (int i = 0; i < 20; i++) {
            try (RawHttp http = new RawHttp(server.port())) {
                // A client that reads the response only after sending everything, and finds the connection intact.
                http.send(echo("Content-Length: " + bytes) + body);
                assertThat(http.receive().status()).isEqualTo(413);
                assertThat(http.endsInOrder()).isTrue();
            }
            try (RawHttp http = new RawHttp(server.port())) {
                http.send(echo("Transfer-Encoding: chunked"));
                http.send("100\r\n" + "x".repeat(0x100) + "\r\n");
                http.send(Integer.toHexString(bytes - 0x100) + "\r\n" + body.substring(0x100) + "\r\n0\r\n\r\n");
                assertThat(http.receive().status()).isEqualTo(413);
                assertThat(http.endsInOrder()).isTrue();
            }
        }
    }

    @Test
    void headers_larger_thanTheLimit_areRefused() throws IOException {
        try (RawHttp http = new RawHttp(server.port())) {
            http.send(post("Echo", "{}", "X-Padding: " + "x".repeat(17 * 1024)));

            assertThat(http.receive().status()).isBetween(400, 431);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\r\n\r\n",
                "nonsense\r\n\r\n",
                "GET / HTTP/1.0\r\n\r\n",
                "POST / HTTP/9.9\r\nHost: localhost\r\n\r\n"
            })
    void request_notHttp_closesTheConnection(String text) throws IOException {
        try (RawHttp http = new RawHttp(server.port())) {
            http.send(text).awaitClosed();
        }
    }

    @Test
    void contentLength_notANumber_isABadRequest() throws IOException {
        Answer answer = exchange("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: many\r\n\r\n");

        assertThat(answer.status()).isEqualTo(400);
    }

    @Test
    void connection_silentFromTheStart_isClosed() throws IOException {
        try (RawHttp http = new RawHttp(server.port())) {
            http.awaitClosed();
        }
    }

    @Test
    void connection_silentWithinTheBody_isClosed() throws IOException {
        try (RawHttp http = new RawHttp(server.port())) {
            http.send(echo("Content-Length: 100") + "{\"a\"").awaitClosed();
        }
    }

    @Test
    void connection_aByteNowAndThen_isClosedAllTheSame() throws IOException, InterruptedException {
        List<Thread> tricklers = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            RawHttp http = new RawHttp(server.port());
            http.send("POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
            tricklers.add(Thread.startVirtualThread(() -> trickleUntilClosed(http)));
        }
        for (Thread trickler : tricklers) {
            assertThat(trickler.join(Duration.ofSeconds(20))).isTrue();
        }
    }

    private static void trickleUntilClosed(RawHttp http) {
        try (http) {
            while (!http.closedWithin(100)) {
                http.send("x");
            }
        } catch (SocketException e) {
            // Closed between the check and the byte.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void client_thatNeverReadsItsAnswers_isCutOff() throws IOException, InterruptedException {
        RawHttp http = new RawHttp(server.port());
        String request = post("Echo", "{\"a\":\"" + "x".repeat(32 * 1024) + "\"}");
        Thread writer = Thread.startVirtualThread(() -> sendUntilClosed(http, request));

        assertThat(writer.join(Duration.ofSeconds(20))).isTrue();
    }

    private static void sendUntilClosed(RawHttp http, String request) {
        try (http) {
            while (true) {
                http.send(request);
            }
        } catch (IOException e) {
            // The server has closed the connection, which is what this waits for.
        }
    }

    @Test
    void body_nestedWithoutEnd_isASerializationException() throws IOException {
        Answer answer = exchange(post("Echo", "{\"a\":" + "[".repeat(60_000)));

        assertThat(answer.body()).contains("SerializationException");
    }

    @Test
    void client_goneWithinTheRequest_leavesNothingBehind() throws IOException {
        for (int i = 0; i < 50; i++) {
            new RawHttp(server.port()).send("POST / HTTP/1.1\r\nHost: lo").close();
            new RawHttp(server.port())
                    .send(post("Echo", "{}").substring(0, 130))
                    .close();
        }
    }

    @Test
    void health_get_isAnswered() throws IOException {
        assertThat(exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").body()).startsWith("healthy");
    }

    @Test
    void connection_keptAlive_servesManyRequests() throws IOException {
        try (RawHttp http = new RawHttp(server.port())) {
            for (int i = 0; i < 100; i++) {
                assertThat(http.send(post("Echo", "{\"n\":" + i + "}"))
                                .receive()
                                .body())
                        .isEqualTo("{\"n\":" + i + "}");
            }
        }
    }

    private static String echo(String length, String... headers) {
        return head(length, "Host: localhost", target("Echo"), headers);
    }

    private Answer exchange(String request) throws IOException {
        try (RawHttp http = new RawHttp(server.port())) {
            return http.send(request).receive();
        }
    }
}
