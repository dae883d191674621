package io.azulejo.bench.services;

import io.azulejo.http.host.Service;
import io.azulejo.sessions.Sessions;
import io.azulejo.sessions.SessionsOptions;
import io.azulejo.testing.ApiClient;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Sessions measurements: a session with its NPCs and users, and the sessions of a user. */
final class SessionsFixture implements ServiceFixture {
    private static final int SESSIONS = 40;
    private static final int NPCS = 5;

    private final Issuer issuer = new Issuer();
    private final Service service;

    SessionsFixture(DynamoDbClient client) {
        this.service = new Sessions(client, issuer.verifier(), SessionsOptions.defaults());
    }

    @Override
    public Service service() {
        return service;
    }

    @Override
    public Routes fill(ApiClient api) {
        String token = issuer.token("ana", "sessions", "player");
        ApiClient ana = api.as(token);
        for (int i = 0; i < SESSIONS; i++) {
            ana.post("/sessions/" + start(ana, i) + "/end").hasStatus(200);
        }
        String open = start(ana, SESSIONS);
        for (int i = 0; i < NPCS; i++) {
            ana.post("/sessions/" + open + "/npcs", Map.of("name", "Guard " + i))
                    .hasStatus(201);
        }
        return new Routes("/sessions/" + open + "?include=npcs,users", "/sessions/users/ana/sessions?limit=20", token);
    }

    private static String start(ApiClient api, int number) {
        return api.post("/sessions", Map.of("title", "Evening " + number))
                .hasStatus(201)
                .text("sessionId");
    }
}
