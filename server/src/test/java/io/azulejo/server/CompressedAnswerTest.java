package io.azulejo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CompressedAnswerTest {
    private static final String LONG = "x".repeat(5000);

    private final DynamoDbServer server = DynamoDbServer.start(
            Map.of(
                    "DynamoDB_20120810.Long", (in, host, out) -> write(LONG, out),
                    "DynamoDB_20120810.Short", (in, host, out) -> write("x", out)),
            ServerOptions.onLoopback(0),
            InstantSource.system());

    private static void write(String text, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("Text", text);
        out.writeEndObject();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private HttpResponse<byte[]> answer(String operation, String acceptEncoding)
            throws IOException, InterruptedException {
        try (HttpClient http = HttpClient.newHttpClient()) {
            return http.send(
                    HttpRequest.newBuilder(server.uri())
                            .header("X-Amz-Target", "DynamoDB_20120810." + operation)
                            .header("Accept-Encoding", acceptEncoding)
                            .POST(HttpRequest.BodyPublishers.ofString("{}"))
                            .build(),
                    HttpResponse.BodyHandlers.ofByteArray());
        }
    }

    @Test
    void answer_toAClientThatTakesGzip_isCompressedWithItsOwnChecksum() throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = answer("Long", "deflate, gzip;q=0.8");
        assertThat(answer.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(answer.body().length).isLessThan(1000);
        CRC32 crc = new CRC32();
        crc.update(answer.body());
        assertThat(answer.headers().firstValue("x-amz-crc32")).contains(String.valueOf(crc.getValue()));
        byte[] plain = new GZIPInputStream(new ByteArrayInputStream(answer.body())).readAllBytes();
        assertThat(new String(plain, StandardCharsets.UTF_8)).isEqualTo("{\"Text\":\"" + LONG + "\"}");
    }

    @Test
    void answer_thatIsShortOrNotWantedSo_isPlain() throws IOException, InterruptedException {
        assertThat(answer("Short", "gzip").headers().firstValue("Content-Encoding"))
                .isEmpty();
        assertThat(answer("Long", "identity").headers().firstValue("Content-Encoding"))
                .isEmpty();
        assertThat(answer("Long", "gzip;q=0").headers().firstValue("Content-Encoding"))
                .isEmpty();
    }
}
