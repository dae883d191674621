package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.testing.ApiClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Services whose items are behind an engine endpoint that accepts only signed requests. */
@Timeout(600)
class EndpointTest {
    private static final String KEY = "AZENDPOINT";
    private static final String SECRET = "a-secret-of-the-test";
    private static final List<Story> STORIES = List.of(
            new WavyBlogStory(), new BlogStory(), new SessionsStory(), new OrdersStory(), new NotificationsStory());

    @Test
    void stories_onAnEndpoint_areFoundAfterBothWereKilled(@TempDir Path folder)
            throws IOException, InterruptedException {
        Path credentials = Files.writeString(
                folder.resolve("credentials"),
                "[default]\naws_access_key_id = " + KEY + "\naws_secret_access_key = " + SECRET + "\n");
        Files.setPosixFilePermissions(credentials, PosixFilePermissions.fromString("rw-------"));
        String file = credentials.toString();
        try (Distribution engine =
                        Distribution.engine(folder, "--data", "store", "--durability", "os", "--credentials", file);
                Distribution services = Distribution.serveOn(engine.engine(), folder, "--credentials", file, "--demo");
                DynamoDbClient client = Distribution.client(engine.engine(), KEY, SECRET)) {
            assertThat(services.table()).contains("items").doesNotContain("  DynamoDB ");
            ApiClient api = services.api();
            STORIES.forEach(story -> story.run(api, new Items(client)));
            assertThat(api.get("/health").hasStatus(200).body()).contains("\"store\":\"up\"");
            engine.kill();
            await().atMost(Duration.ofSeconds(30))
                    .until(() -> api.get("/health").status() == 503);
            services.kill();
        }
        try (Distribution engine =
                        Distribution.engine(folder, "--data", "store", "--durability", "os", "--credentials", file);
                Distribution services = Distribution.serveOn(engine.engine(), folder, "--credentials", file);
                DynamoDbClient client = Distribution.client(engine.engine(), KEY, SECRET)) {
            STORIES.forEach(story -> story.verify(services.api(), new Items(client)));
        }
    }
}
