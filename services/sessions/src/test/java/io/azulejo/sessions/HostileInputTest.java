package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of malicious input: it is stored unchanged or rejected with the field's name. */
@OnEveryBackend
final class HostileInputTest {
    private final Backend backend;
    private SessionsTestService table;

    HostileInputTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        table = new SessionsTestService(backend);
    }

    @AfterEach
    void stop() {
        table.close();
    }

    @Test
    void texts_thatDoNotFit_areRefusedByField() {
        String session = table.start("gm");
        ApiClient gm = table.user("gm");
        String npc = table.npc("gm", session, "Meepo", List.of());
        for (String title : List.of("", "  ", "a\u0000b", "a\nb", "x".repeat(101), "😀".repeat(101))) {
            table.user("x").post("/sessions", Map.of("title", title)).isProblem(422, "title");
        }
        table.user("x").post("/sessions", Map.of()).isProblem(422, "title");
        table.user("x").post("/sessions", Map.of("title", "A", "locale", "p#t")).isProblem(422, "locale");
        table.user("x")
                .post("/sessions", Map.of("title", "A", "channelId", "a#b"))
                .isProblem(422, "channelId");
        gm.post(session + "/npcs", Map.of("name", "N", "notes", "x".repeat(2001)))
                .isProblem(422, "notes");
        gm.post(session + "/npcs", Map.of("name", "N", "hitPoints", -1)).isProblem(422, "hitPoints");
        gm.post(session + "/npcs", Map.of("name", "N", "armorClass", 100)).isProblem(422, "armorClass");
        gm.post(session + "/npcs", Map.of("name", "N", "lines", Collections.nCopies(51, "x")))
                .isProblem(422, "lines");
        gm.post(session + "/npcs", Map.of("name", "N", "lines", List.of(""))).isProblem(422, "lines");
        assertThat(gm.send("POST", session + "/npcs", "{\"name\":\"N\",\"lines\":[null]}")
                        .isProblem(400)
                        .body())
                .contains("/lines/0");
        gm.post(session + "/npcs", Map.of("name", "N", "count", 3)).isProblem(422, "count");
        for (String text : List.of("", "a\u0000b", "x".repeat(1501))) {
            gm.post(session + "/npcs/" + npc + "/messages", Map.of("text", text))
                    .isProblem(422, "text");
        }
        gm.post(session + "/participants", Map.of("role", "king")).isProblem(422, "role");
    }

    @Test
    void texts_thatLookDangerous_areKeptAsTheyAre() {
        String session = table.start("gm");
        ApiClient gm = table.user("gm");
        for (String name :
                List.of("a#b%23c", "😀😀", "<script>alert(1)</script>", "Ação", "@everyone", "' OR 1=1 --")) {
            String npc = gm.post(session + "/npcs", Map.of("name", name))
                    .hasStatus(201)
                    .text("npcId");
            assertThat(gm.get(session + "/npcs/" + npc).text("name")).isEqualTo(name);
        }
        String largest = "😀".repeat(1500);
        String npc = table.npc("gm", session, "Meepo", List.of());
        gm.post(session + "/npcs/" + npc + "/messages", Map.of("text", largest)).hasStatus(201);
        assertThat(gm.get(session + "/npcs/" + npc + "/messages").items().getFirst())
                .containsEntry("text", largest);
    }

    @Test
    void ids_thatForgeKeys_findNothing() {
        String session = table.start("gm");
        ApiClient gm = table.user("gm");
        String npc = table.npc("gm", session, "Meepo", List.of());
        for (String id : List.of("x%23y", session + "%23NPC", "%F0%9F%98%80", "x".repeat(3000), "%00")) {
            assertThat(gm.get(id).status()).as(id).isIn(400, 404);
            assertThat(gm.get(session + "/npcs/" + id).status()).as(id).isIn(400, 404);
            assertThat(gm.delete(session + "/participants/" + id).status())
                    .as(id)
                    .isIn(400, 404);
            for (String path : List.of(session + "/jobs/" + id, "users/" + id + "/sessions/active")) {
                assertThat(table.operator().get(path).status()).as(path).isIn(400, 404);
            }
        }
        gm.get(session + "/npcs/" + npc).hasStatus(200);
    }

    @Test
    void userId_withADelimiter_isEncodedInKeys() {
        String session = table.start("auth0|a#b");
        assertThat(SessionsTestService.text(table.metadata(session), "GSI1PK")).isEqualTo("USER#auth0|a%23b");
        assertThat(table.item("USER#auth0|a%23b", "ACTIVE#ALL")).isNotEmpty();
        assertThat(table.user("auth0|a#b").get("users/auth0%7Ca%23b/sessions").items())
                .hasSize(1);
    }

    @Test
    void bodies_thatAreNoJson_are400() {
        ApiClient gm = table.user("gm");
        for (String body : List.of("", "no", "[]", "{\"title\":", "{\"title\":{}}")) {
            assertThat(gm.send("POST", "/sessions", body).status()).as(body).isIn(400, 422);
        }
    }

    @Test
    void parameters_thatCannotBeRead_areRefusedByName() {
        ApiClient gm = table.user("gm");
        gm.get("users/gm/sessions?from=yesterday").isProblem(400, "from");
        gm.get("users/gm/sessions?from=2036-02-01T00:00:00Z&to=2036-01-01T00:00:00Z")
                .isProblem(400, "to");
        gm.get("users/gm/sessions?limit=0").isProblem(400, "limit");
        gm.get("users/gm/sessions?cursor=abc").isProblem(400, "cursor");
        gm.get(table.start("gm") + "?include=secrets").isProblem(400, "include");
        table.operator().get("/sessions?status=unsharded").isProblem(400, "status");
    }

    @Test
    void cursor_ofSomebodyElse_isRefused() {
        String session = table.start("gm");
        table.join("player", session);
        table.user("gm")
                .post(session + "/npcs/bulk", Map.of("name", "Rat", "count", 5))
                .hasStatus(201);
        String cursor = table.user("gm").get(session + "/npcs?limit=2").text("next");
        table.user("gm").get(session + "/npcs?limit=2&cursor=" + cursor).hasStatus(200);
        table.user("player").get(session + "/npcs?limit=2&cursor=" + cursor).isProblem(400, "cursor");
    }
}
