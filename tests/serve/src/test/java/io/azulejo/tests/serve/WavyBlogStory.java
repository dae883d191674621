package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** John writes a draft, publishes it, and gives it a better slug. */
final class WavyBlogStory implements Story {
    private static final String TABLE = "WavyBlog";

    @Override
    public void run(ApiClient api, Items items) {
        ApiClient john =
                api.as(api.post("/wavyblog/auth/login", Map.of("login", "john_doe", "password", "azulejo-demo"))
                        .hasStatus(200)
                        .text("accessToken"));
        john.post(
                        "/wavyblog/posts",
                        Map.of("title", "On tiles", "slug", "on-tiles", "content", "# Tiles", "category", "technology"))
                .hasStatus(201);
        assertThat(items.get(TABLE, "POST#on-tiles", "METADATA#on-tiles"))
                .containsEntry("EntityType", AttributeValue.fromS("POST_DRAFT"))
                .containsEntry("GSI1PK", AttributeValue.fromS("DRAFTS_BY_USER#john_doe"))
                .doesNotContainKey("GSI2PK");

        john.post("/wavyblog/posts/on-tiles/publish").hasStatus(200);
        assertThat(items.get(TABLE, "POST#on-tiles", "METADATA#on-tiles"))
                .containsEntry("EntityType", AttributeValue.fromS("POST"))
                .containsEntry("GSI1PK", AttributeValue.fromS("POSTS_BY_USER#john_doe"))
                .containsEntry("GSI2PK", AttributeValue.fromS("POSTS_BY_CAT#technology"));

        john.put("/wavyblog/posts/on-tiles/slug", Map.of("slug", "on-glazed-tiles"))
                .hasStatus(200);
    }

    @Override
    public void verify(ApiClient api, Items items) {
        assertThat(api.get("/wavyblog/posts/on-glazed-tiles").hasStatus(200).text("title"))
                .isEqualTo("On tiles");
        assertThat(api.get("/wavyblog/posts/on-tiles").status()).isBetween(301, 308);
        assertThat(items.get(TABLE, "POST#on-glazed-tiles", "METADATA#on-glazed-tiles"))
                .containsEntry("AuthorID", AttributeValue.fromS("john_doe"));
        assertThat(items.get(TABLE, "SLUG#on-glazed-tiles", "SLUG#on-glazed-tiles"))
                .isNotEmpty();
        assertThat(items.index(TABLE, "GSI1", "GSI1PK", "POSTS_BY_USER#john_doe"))
                .extracting(item -> item.get("PK"))
                .contains(AttributeValue.fromS("POST#my-first-post"), AttributeValue.fromS("POST#on-glazed-tiles"));
    }
}
