package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@Timeout(300)
class StoriesTest {
    private static final List<Story> STORIES = List.of(
            new WavyBlogStory(), new BlogStory(), new SessionsStory(), new OrdersStory(), new NotificationsStory());

    @Test
    void stories_throughEveryService_areFoundAfterKillMinusNine(@TempDir Path folder)
            throws IOException, InterruptedException {
        try (Distribution first = Distribution.serve(folder, "--demo");
                DynamoDbClient client = first.client()) {
            ApiClient api = first.api();
            Items items = new Items(client);
            api.get("/health").hasStatus(200);
            for (Story story : STORIES) {
                story.run(api, items);
                story.verify(api, items);
            }
            first.kill();
        }
        try (Distribution second = Distribution.serve(folder, "--demo");
                DynamoDbClient client = second.client()) {
            ApiClient api = second.api();
            for (Story story : STORIES) {
                story.verify(api, new Items(client));
            }
            assertThat(second.stop()).as("exit code of SIGTERM").isEqualTo(128 + 15);
        }
    }
}
