package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.testing.ApiClient;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Timeout(300)
class GracefulStopTest {
    private static final int WRITERS = 4;

    @Test
    void stop_underLoad_losesNothingThatWasAcknowledged(@TempDir Path folder) throws IOException, InterruptedException {
        Set<String> posts = ConcurrentHashMap.newKeySet();
        Set<String> items = ConcurrentHashMap.newKeySet();
        try (Distribution first = Distribution.serve(folder, "--demo");
                DynamoDbClient client = first.client()) {
            ApiClient john = first.api()
                    .as(first.api()
                            .post("/wavyblog/auth/login", Map.of("login", "john_doe", "password", "azulejo-demo"))
                            .text("accessToken"));
            List<Thread> writers = IntStream.range(0, WRITERS)
                    .mapToObj(writer ->
                            Thread.ofVirtual().start(() -> write(writer, writer % 2 == 0, john, client, posts, items)))
                    .toList();
            await().atMost(Duration.ofSeconds(60)).until(() -> posts.size() >= 10 && items.size() >= 10);

            assertThat(first.stop()).isEqualTo(128 + 15);

            for (Thread writer : writers) {
                writer.join();
            }
        }
        try (Distribution second = Distribution.serve(folder, "--demo");
                DynamoDbClient client = second.client()) {
            Items found = new Items(client);
            posts.forEach(slug -> found.get("WavyBlog", "POST#" + slug, "METADATA#" + slug));
            items.forEach(key -> found.get("WavyBlog", key, key));
        }
    }

    /** Writes until the server stops answering, and records the acknowledged writes. */
    private static void write(
            int writer, boolean http, ApiClient john, DynamoDbClient client, Set<String> posts, Set<String> items) {
        try {
            for (int i = 0; ; i++) {
                String name = "load-" + writer + "-" + i;
                if (http) {
                    int status = john.post(
                                    "/wavyblog/posts",
                                    Map.of("title", name, "slug", name, "content", "x", "category", "technology"))
                            .status();
                    if (status == 201) {
                        posts.add(name);
                    }
                } else {
                    client.putItem(put -> put.tableName("WavyBlog")
                            .item(Map.of("PK", AttributeValue.fromS(name), "SK", AttributeValue.fromS(name))));
                    items.add(name);
                }
            }
        } catch (AssertionError | SdkException stopped) {
            // the server has stopped: unacknowledged writes may be lost
            return;
        }
    }
}
