package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Davi writes and publishes a post below a subcategory; Fábio comments on it and likes it. */
final class BlogStory implements Story {
    private static final String TABLE = "azulejo-local-blog";
    private static final String DAVI = "acc_demo_davi";

    private String post = "";

    @Override
    public void run(ApiClient api, Items items) {
        ApiClient davi = SignedIn.at(api, "davi");
        String root = id(items.index(TABLE, "GSI1", "GSI1PK", "CATEGORY_ROOT").getFirst());
        String category = items.index(TABLE, "GSI1", "GSI1PK", "CATEGORY#" + root).stream()
                .map(BlogStory::id)
                .findFirst()
                .orElseThrow();
        String location = Objects.requireNonNull(davi.post(
                        "/blog/posts",
                        Map.of("title", "Azulejos", "slug", "azulejos", "content", "Blue.", "categoryId", category))
                .hasStatus(201)
                .header("Location"));
        post = location.substring(location.lastIndexOf('/') + 1);
        assertThat(items.get(TABLE, "POST#" + post, "POST#" + post))
                .containsEntry("GSI2PK", AttributeValue.fromS("DRAFTS#" + DAVI))
                .doesNotContainKey("GSI1PK");

        davi.post("/blog/posts/" + post + "/publish").hasStatus(200);
        assertThat(items.get(TABLE, "POST#" + post, "POST#" + post))
                .containsEntry("GSI1PK", AttributeValue.fromS("CATEGORY#" + category))
                .containsEntry("GSI2PK", AttributeValue.fromS("AUTHOR#" + DAVI));

        ApiClient fabio = SignedIn.at(api, "fabio");
        fabio.post("/blog/posts/" + post + "/comments", Map.of("text", "And white."))
                .hasStatus(201);
        assertThat(fabio.put("/blog/posts/" + post + "/like", Map.of()).status())
                .isBetween(200, 204);
    }

    @Override
    public void verify(ApiClient api, Items items) {
        assertThat(api.get("/blog/posts/" + post).hasStatus(200).body()).contains("Azulejos");
        assertThat(api.get("/blog/posts/" + post + "/comments").hasStatus(200).body())
                .contains("And white.");
        assertThat(items.partition(TABLE, "POST#" + post))
                .extracting(item -> Objects.requireNonNull(item.get("SK")).s().split("#", 2)[0])
                .contains("POST", "COMMENT", "LIKE");
    }

    /** Returns the part of an item's partition key after the first delimiter. */
    private static String id(Map<String, AttributeValue> item) {
        return Objects.requireNonNull(item.get("PK")).s().split("#", 2)[1];
    }
}
