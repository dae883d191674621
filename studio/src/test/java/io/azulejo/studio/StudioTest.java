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
import java.util.List;
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
    void search_withoutAKey_scansInPages_withTheItemsOfAPartitionTogether() {
        ApiResponse first = api.post(items + "/search", Map.of("limit", 10)).hasStatus(200);
        assertThat(first.body()).contains("\"readUnits\":", "\"operation\":\"Scan\"", "\"scanned\":10");
        String cursor = first.text("next");
        assertThat(api.post(items + "/search", Map.of("limit", 10, "cursor", cursor))
                        .hasStatus(200)
                        .body())
                .isNotEqualTo(first.body());
        api.post(items + "/search", Map.of("limit", 10, "cursor", "nonsense")).isProblem(400);
        api.post(items + "/search", Map.of("limit", 0)).isProblem(400, "limit");
        api.post(items + "/search", Map.of("limit", "many")).isProblem(400, "limit");
        api.post(items + "/search", Map.of("index", "GSI9")).isProblem(404);
        api.post("tables/none/search", Map.of()).isProblem(404);
    }

    @Test
    void search_ofAPartition_isOneQuery() {
        ApiResponse found = api.post(
                        items + "/search",
                        Map.of("index", "GSI2", "partition", List.of(Map.of("S", "POSTS_BY_CAT#life"))))
                .hasStatus(200);
        assertThat(found.body())
                .contains("post-29", "\"operation\":\"Query\"", "\"requests\":1")
                .doesNotContain("post-28");
    }

    @Test
    void search_bySortKeyAndOrder_isAKeyCondition() {
        Map<String, Object> search = Map.of(
                "index",
                "GSI1",
                "partition",
                List.of(Map.of("S", "POSTS_BY_USER#john_doe")),
                "sort",
                Map.of(
                        "attribute",
                        "GSI1SK",
                        "operator",
                        "begins_with",
                        "values",
                        List.of(Map.of("S", "POST#2024-01-15T10:30:1"))),
                "descending",
                true);
        String body = api.post(items + "/search", search).hasStatus(200).body();
        assertThat(body).contains("post-19", "post-10", "\"scanned\":10").doesNotContain("post-20", "post-9\"");
        assertThat(body.indexOf("post-19")).isLessThan(body.indexOf("post-10"));
    }

    @Test
    void search_withFilters_readsOnUntilThePageIsFull() {
        Map<String, Object> filter =
                Map.of("attribute", "Category", "operator", "=", "values", List.of(Map.of("S", "sport")));
        assertThat(api.post(items + "/search", Map.of("filters", List.of(filter), "limit", 2))
                        .hasStatus(200)
                        .body())
                .contains("post-4", "\"next\":null");
        assertThat(api.post(items + "/count", Map.of("filters", List.of(filter)))
                        .hasStatus(200)
                        .body())
                .contains("\"count\":1,\"complete\":true");
        Map<String, Object> unknown = Map.of("attribute", "Category", "operator", "like", "values", List.of());
        api.post(items + "/search", Map.of("filters", List.of(unknown))).isProblem(422, "Category");
    }

    @Test
    void item_ofAnIndexEntry_isReadWhole() {
        Map<String, Object> key = Map.of("PK", Map.of("S", "POST#post-3"), "SK", Map.of("S", "METADATA#post-3"));
        assertThat(api.post(items + "/item", Map.of("key", key)).hasStatus(200).body())
                .contains("Post number 3");
    }

    @Test
    void dryRun_ofAWrite_tellsWhatWouldChange_andChangesNothing() {
        String renamed = api.post("designs/garden/patterns/rename/dry-run", Map.of("code", "A-7", "name", "Tulip"))
                .hasStatus(200)
                .body();
        assertThat(renamed)
                .contains("\"changes\":[{\"table\":\"Garden\"", "\"S\":\"Rose\"", "\"S\":\"Tulip\"")
                .contains("\"index\":\"ByBed\",\"effect\":\"IS_REWRITTEN\"");
        Map<String, Object> plant = Map.of(
                "code", "B-1", "bed", "SHADY", "plantedOn", "2026-05-01", "name", "Fern", "tags", List.of("green"));
        Map<String, Object> watering = Map.of("code", "B-1", "day", "2026-05-01", "litres", "1.5");
        assertThat(api.post(
                                "designs/garden/patterns/plantAndWater/dry-run",
                                Map.of("plant", plant, "waterings", List.of(watering)))
                        .hasStatus(200)
                        .body())
                .contains("PLANT#B-1", "WATERED#2026-05-01", "\"effect\":\"ENTERS\"");
        assertThat(api.post("designs/garden/patterns/plant/dry-run", Map.of("plant", with(plant, "code", "A-7")))
                        .hasStatus(200)
                        .body())
                .contains("\"failure\":", "\"changes\":[]");
        String now = api.post("designs/garden/patterns/byCode", Map.of("code", "A-7"))
                .hasStatus(200)
                .body();
        assertThat(now).contains("Rose").doesNotContain("Tulip");
        assertThat(api.post("designs/garden/patterns/byCode", Map.of("code", "B-1"))
                        .body())
                .contains("\"items\":[]");
    }

    @Test
    void pattern_withAConverterFilterAndRange_takesThemFromTheForm() {
        Map<String, Object> filter = Map.of("attribute", "name", "operator", "begins_with", "value", Map.of("S", "Ro"));
        Map<String, Object> range = Map.of("from", "2026-01-01", "to", "2026-12-31");
        assertThat(api.post(
                                "designs/garden/patterns/inBed",
                                Map.of("bed", "SUNNY", "plantedOn", range, "filter", List.of(filter)))
                        .hasStatus(200)
                        .body())
                .contains("Rose", "begins_with");
        assertThat(api.post("designs/garden/patterns/inBed", Map.of("bed", "SUNNY", "plantedOn", range))
                        .hasStatus(200)
                        .body())
                .contains("Rose");
        api.post("designs/garden/patterns/inBed", Map.of("bed", "DRY")).isProblem(422, "bed");
        api.post("designs/garden/patterns/inBed", Map.of()).isProblem(422, "bed");
        api.post("designs/garden/patterns/byCode", Map.of("code", "nonsense")).isProblem(422, "code");
    }

    @Test
    void examples_ofAPattern_comeFromTheTable() {
        assertThat(api.get("designs/wavyblog/patterns/postsByUser/examples")
                        .hasStatus(200)
                        .body())
                .isEqualTo("[{\"authorId\":\"john_doe\"}]");
    }

    @Test
    void statement_isExplainedBeforeItRuns() {
        String query = "SELECT * FROM \"" + StudioHost.TABLE + "\" WHERE \"PK\" = 'POST#post-3'";
        assertThat(api.post("statements/explain", Map.of("statement", query))
                        .hasStatus(200)
                        .body())
                .contains("\"kind\":\"read\"", "one partition", "\"scans\":false");
        assertThat(api.post("statements", Map.of("statement", query))
                        .hasStatus(200)
                        .body())
                .contains("Post number 3", "\"units\":");
        assertThat(api.post(
                                "statements/explain",
                                Map.of(
                                        "statement",
                                        "SELECT * FROM \"" + StudioHost.TABLE + "\".\"GSI2\" WHERE \"Title\" = 'x'"))
                        .body())
                .contains("\"index\":\"GSI2\"", "\"scans\":true", "GSI2PK is not compared with =");
        assertThat(api.post("statements/explain", Map.of("statement", "SELECT * FROM \"none\""))
                        .body())
                .contains("There is no table");
        api.post("statements", Map.of("statement", "SELEC")).isProblem(400);
        api.post("statements", Map.of("statement", " ")).isProblem(422, "statement");
    }

    @Test
    void readOnlyStudio_refusesEveryWrite() {
        try (StudioHost readOnly = new StudioHost(StudioAccess.onLoopback(), StudioOptions.Writes.REFUSED)) {
            Map<String, AttributeValue> post = readOnly.post("post-3");
            readOnly.api.get("settings").hasStatus(200);
            readOnly.api
                    .post(items + "/delete", Map.of("old", SdkJson.item(post)))
                    .isProblem(403);
            readOnly.api
                    .post(items + "/save", Map.of("item", SdkJson.item(post)))
                    .isProblem(403);
            readOnly.api
                    .post("designs/garden/patterns/pull", Map.of("code", "A-7"))
                    .isProblem(403);
            readOnly.api
                    .post(
                            "statements",
                            Map.of("statement", "DELETE FROM \"" + StudioHost.TABLE + "\" WHERE \"PK\" = 'a'"))
                    .isProblem(403);
            readOnly.api
                    .post("designs/wavyblog/patterns/postsByUser", Map.of("authorId", "john_doe"))
                    .hasStatus(200);
            assertThat(readOnly.post("post-3")).isEqualTo(post);
        }
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

    private static Map<String, Object> with(Map<String, Object> members, String name, Object value) {
        Map<String, Object> changed = new HashMap<>(members);
        changed.put(name, value);
        return changed;
    }
}
