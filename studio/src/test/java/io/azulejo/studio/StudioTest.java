package io.azulejo.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.studio.access.StudioAccess;
import io.azulejo.studio.heat.HeatMap;
import io.azulejo.studio.json.SdkJson;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.tests.backends.Backend;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
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
    void designs_onTheClassPath_areWhatTheDesignCommandsSay() {
        assertThat(api.get("designs").hasStatus(200).body())
                .contains("\"name\":\"wavyblog\",\"type\":\"io.azulejo.wavyblog.table.WavyBlogTable\"")
                .contains("\"${DYNAMODB_TABLE:WavyBlog}\":\"" + StudioHost.TABLE + "\"")
                .contains("\"operation\":\"Query GSI1 `GSI1PK = POSTS_BY_USER#{authorId}`")
                .contains("\"accepted\":[{\"id\":\"AZ2")
                .contains("\"diagram\":{\"places\":[{\"title\":\"${DYNAMODB_TABLE:WavyBlog} (PK, SK)\"");
        api.post("designs/nothing/patterns/post", Map.of()).isProblem(404);
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
                        "designs/wavyblog/patterns/postsByUser",
                        Map.of("authorId", "john_doe", "page", Map.of("size", "5")))
                .hasStatus(200);
        assertThat(ran.body())
                .contains("\"operation\":\"Query\"")
                .contains("\"IndexName\":\"GSI1\"")
                .contains("POSTS_BY_USER#john_doe")
                .contains("\"readUnits\":");
        String next = ran.text("next");
        assertThat(api.post(
                                "designs/wavyblog/patterns/postsByUser",
                                Map.of("authorId", "john_doe", "page", Map.of("size", "5", "cursor", next)))
                        .hasStatus(200)
                        .body())
                .contains("post-24");
    }

    @Test
    void pattern_withMonths_takesThemFromTheForm() {
        assertThat(api.post(
                                "designs/wavyblog/patterns/feed",
                                Map.of("publishedAt", Map.of("from", "2024-01", "to", "2024-01"), "page", Map.of()))
                        .hasStatus(200)
                        .body())
                .contains("POSTS#2024-01");
    }

    @Test
    void pattern_withAnUnreadableField_namesIt() {
        api.post("designs/wavyblog/patterns/postsByUser", Map.of("authorId", "x", "page", Map.of("size", "many")))
                .isProblem(422, "page.size");
        api.post("designs/wavyblog/patterns/nothing", Map.of()).isProblem(404);
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
    void heat_whileRecorded_tellsThePartitionsShareAndLimits() {
        assertThat(api.get(items + "/heat").hasStatus(200).body()).contains("\"recording\":false");
        api.post("traffic", Map.of("record", "perhaps")).isProblem(422, "record");
        api.post("traffic", Map.of("record", true)).hasStatus(200);
        for (int i = 0; i < 3; i++) {
            studio.post("post-3");
        }
        studio.post("post-5");
        assertThat(api.get(items + "/heat").hasStatus(200).body())
                .contains("\"recording\":true", "\"readLimit\":3000.0,\"writeLimit\":1000.0")
                .contains("\"partitions\":[{\"key\":[{\"S\":\"POST#post-3\"}],\"share\":0.75,");
        assertThat(api.get(items + "/heat?index=GSI1").hasStatus(200).body()).contains("\"partitions\":[]");
        api.get(items + "/heat?index=GSI9").isProblem(400);
        api.post("traffic", Map.of("record", false)).hasStatus(200);
        assertThat(api.get(items + "/heat").hasStatus(200).body()).contains("\"recording\":false");
    }

    @Test
    void heat_ofAStoreElsewhere_isNotToBeRecorded() {
        try (OpenBackend backend = Backend.OVER_THE_WIRE.open(InstantSource.system())) {
            HeatMap heat = HeatMap.of(backend.client());
            assertThat(heat.of("any", null)).containsEntry("recordable", false);
            assertThatThrownBy(() -> heat.record(true)).isInstanceOf(ProblemException.class);
        }
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
    void name_thatResolvesToThisMachine_isRefused() throws IOException {
        URI uri = studio.host.uri();
        try (Socket socket = new Socket(uri.getHost(), uri.getPort())) {
            socket.setSoTimeout(30_000);
            socket.getOutputStream()
                    .write("GET /studio/api/tables HTTP/1.1\r\nHost: evil.example\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                    .isEqualTo("HTTP/1.1 403");
        }
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
