package io.azulejo.server;

import static io.azulejo.server.RawHttp.post;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.store.StoreException;
import io.azulejo.server.RawHttp.Answer;
import java.io.IOException;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Failures behind the server: they become a 500 that SDKs retry, or a 507 that they do not, without internal details. */
class StoreFailureTest {
    private DynamoDbServer server;

    @BeforeEach
    void start() {
        server = DynamoDbServer.start(
                Map.of(
                        "DynamoDB_20120810.FullDisk",
                        (in, host, out) -> {
                            throw new StoreException(StoreException.Problem.NO_SPACE, "/secret/folder is full");
                        },
                        "DynamoDB_20120810.BrokenDisk",
                        (in, host, out) -> {
                            throw new StoreException(StoreException.Problem.FAILED, "/secret/folder is broken");
                        },
                        "DynamoDB_20120810.Bug",
                        (in, host, out) -> {
                            throw new IllegalStateException("secret state");
                        }),
                ServerOptions.onLoopback(0),
                InstantSource.system());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void store_thatFails_isAnInternalServerErrorWithoutDetails() throws IOException {
        Answer answer = ask("BrokenDisk");

        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.body()).contains("v20120810#InternalServerError").doesNotContain("secret");
    }

    @Test
    void store_thatIsFull_saysSoWithAStatusThatSdksDoNotRetry() throws IOException {
        Answer answer = ask("FullDisk");

        assertThat(answer.status()).isEqualTo(507);
        assertThat(answer.body())
                .contains("#InsufficientStorageException", "The disk is full")
                .doesNotContain("secret");
    }

    @Test
    void operation_thatFailsUnexpectedly_isAnInternalServerErrorWithoutDetails() throws IOException {
        Answer answer = ask("Bug");

        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.headers()).containsEntry("Content-Type", "application/x-amz-json-1.0");
        assertThat(answer.body()).contains("v20120810#InternalServerError").doesNotContain("secret");
    }

    private Answer ask(String operation) throws IOException {
        try (RawHttp http = new RawHttp(server.port())) {
            return http.send(post(operation, "{}")).receive();
        }
    }
}
