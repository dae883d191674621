package io.azulejo.studio;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.studio.access.StudioAccess;
import io.azulejo.studio.json.SdkJson;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class StudioTest {
    private final StudioHost studio = new StudioHost(StudioAccess.onLoopback());
    private final ApiClient api = studio.api;
    private final String items = "tables/" + StudioHost.TABLE;

    @AfterEach
    void close() {
        studio.close();
    }

    @Test
    void designs_onTheClassPath_areListedWithTheirTables() {
        assertThat(api.get("designs").hasStatus(200).body())
                .contains("\"name\":\"WavyBlogTable\"")
                .contains("\"${DYNAMODB_TABLE:WavyBlog}\":\"" + StudioHost.TABLE + "\"");
        assertThat(api.get("designs/WavyBlogTable").hasStatus(200).body()).contains("POSTS_BY_USER#{authorId}");
        api.get("designs/Nothing").isProblem(404);
    }

    @Test
    void items_comeInPages_withTheItemsOfAPartitionTogether() {
        ApiResponse first = api.get(items + "/items?limit=10").hasStatus(200);
        assertThat(first.body()).contains("\"readUnits\":");
        String cursor = first.text("next");
        assertThat(api.get(items + "/items?limit=10&cursor=" + cursor)
                        .hasStatus(200)
                        .body())
                .isNotEqualTo(first.body());
        api.get(items + "/items?limit=10&cursor=nonsense").isProblem(400);
        api.get(items + "/items?limit=0").isProblem(400, "limit");
        api.get("tables/none/items").isProblem(400);
    }

    @Test
    void collection_ofAnIndex_isOneQuery() {
        ApiResponse found = api.post(
                        items + "/collection?limit=100",
                        Map.of("index", "GSI2", "partition", Map.of("S", "POSTS_BY_CAT#life")))
                .hasStatus(200);
        assertThat(found.body()).contains("post-29").doesNotContain("post-28");
    }

    @Test
    void pattern_run_tellsRequestsItemsAndCost() {
        ApiResponse ran = api.post(
                        "designs/WavyBlogTable/patterns/postsByUser",
                        Map.of("authorId", "john_doe", "page", Map.of("size", "5")))
                .hasStatus(200);
        assertThat(ran.body())
                .contains("\"operation\":\"Query\"")
                .contains("\"IndexName\":\"GSI1\"")
                .contains("POSTS_BY_USER#john_doe")
                .contains("\"readUnits\":");
        String next = ran.text("next");
        assertThat(api.post(
                                "designs/WavyBlogTable/patterns/postsByUser",
                                Map.of("authorId", "john_doe", "page", Map.of("size", "5", "cursor", next)))
                        .hasStatus(200)
                        .body())
                .contains("post-24");
    }

    @Test
    void pattern_withMonths_takesThemFromTheForm() {
        assertThat(api.post(
                                "designs/WavyBlogTable/patterns/feed",
                                Map.of("publishedAt", Map.of("from", "2024-01", "to", "2024-01"), "page", Map.of()))
                        .hasStatus(200)
                        .body())
                .contains("POSTS#2024-01");
    }

    @Test
    void pattern_withAnUnreadableField_namesIt() {
        api.post("designs/WavyBlogTable/patterns/postsByUser", Map.of("authorId", "x", "page", Map.of("size", "many")))
                .isProblem(422, "page.size");
        api.post("designs/WavyBlogTable/patterns/nothing", Map.of()).isProblem(404);
    }

    @Test
    void effects_ofAnEdit_areToldBeforeItIsSaved() {
        Map<String, AttributeValue> old = studio.post("post-3");
        Map<String, AttributeValue> edited = new HashMap<>(old);
        edited.put("Category", AttributeValue.fromS("tech"));
        ApiResponse told = api.post(items + "/effects", Map.of("old", SdkJson.item(old), "item", SdkJson.item(edited)))
                .hasStatus(200);
        assertThat(told.body())
                .contains("\"index\":\"GSI1\",\"effect\":\"IS_REWRITTEN\"")
                .contains("\"stale\":{\"GSI2PK\":{\"S\":\"POSTS_BY_CAT#tech\"}}");
    }

    @Test
    void save_writesOnlyWhatWasEdited_andOnlyIfNobodyElseDid() {
        Map<String, AttributeValue> old = studio.post("post-3");
        Map<String, AttributeValue> edited = new HashMap<>(old);
        edited.put("Title", AttributeValue.fromS("Another"));
        Map<String, Object> body = Map.of("old", SdkJson.item(old), "item", SdkJson.item(edited));
        api.post(items + "/save", body).hasStatus(200);
        assertThat(studio.post("post-3")).containsEntry("Title", AttributeValue.fromS("Another"));
        api.post(items + "/save", body).isProblem(412);
        api.post(items + "/delete", Map.of("old", SdkJson.item(old))).isProblem(412);
        api.post(items + "/delete", Map.of("old", SdkJson.item(edited))).hasStatus(200);
        assertThat(studio.post("post-3")).isEmpty();
    }

    @Test
    void save_itemThatIsNone_namesTheAttribute() {
        api.post(items + "/save", Map.of("item", Map.of("PK", Map.of("X", "y"))))
                .isProblem(422, "item.PK");
        api.post(items + "/save", Map.of("item", Map.of("PK", Map.of("S", "y"))))
                .isProblem(400);
    }

    @Test
    void change_withoutTheMark_isRefused() {
        ApiClient.at(studio.host.uri().resolve("/studio/api/"))
                .post(items + "/delete", Map.of("old", Map.of()))
                .isProblem(403);
        api.with("Sec-Fetch-Site", "cross-site").get("designs").isProblem(403);
    }

    @Test
    void password_isAskedForEverything() {
        try (StudioHost locked = new StudioHost(StudioAccess.withPassword("open sesame"))) {
            locked.api.get("tables").isProblem(401);
            locked.api.post("sign-in", Map.of("password", "wrong")).isProblem(401);
            String cookie = Objects.requireNonNull(locked.api
                    .post("sign-in", Map.of("password", "open sesame"))
                    .hasStatus(204)
                    .header("Set-Cookie"));
            assertThat(cookie).contains("HttpOnly").contains("SameSite=Strict");
            locked.api.with("Cookie", cookie.split(";", 2)[0]).get("tables").hasStatus(200);
        }
    }
}
