package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Fábio starts a session, adds an NPC and talks to it. */
final class SessionsStory implements Story {
    private static final String TABLE = "sessions";

    private String session = "";
    private String npc = "";

    @Override
    public void run(ApiClient api, Items items) {
        ApiClient fabio = SignedIn.at(api, "fabio");
        session = fabio.post("/sessions", Map.of("title", "A torre"))
                .hasStatus(201)
                .text("sessionId");
        assertThat(items.get(TABLE, "SESSION#" + session, "METADATA"))
                .containsEntry("GSI1PK", AttributeValue.fromS("USER#acc_demo_fabio"))
                .containsEntry("Status", AttributeValue.fromS("ACTIVE"));

        npc = fabio.post("/sessions/" + session + "/npcs", Map.of("name", "Guarda"))
                .hasStatus(201)
                .text("npcId");
        assertThat(items.get(TABLE, "SESSION#" + session, "NPC#" + npc))
                .containsEntry("SessionID", AttributeValue.fromS(session));
        fabio.post("/sessions/" + session + "/npcs/" + npc + "/messages", Map.of("text", "Who goes there?"))
                .hasStatus(201);
    }

    @Override
    public void verify(ApiClient api, Items items) {
        ApiClient fabio = SignedIn.at(api, "fabio");
        assertThat(fabio.get("/sessions/" + session + "?include=npcs,users")
                        .hasStatus(200)
                        .body())
                .contains("A torre", "Guarda");
        assertThat(fabio.get("/sessions/users/acc_demo_fabio/sessions/active")
                        .hasStatus(200)
                        .body())
                .contains(session);
        assertThat(items.partition(TABLE, "SESSION#" + session))
                .extracting(item -> Objects.requireNonNull(item.get("SK")).s())
                .contains("METADATA", "NPC#" + npc);
    }
}
