package io.azulejo.sessions.discord;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.azulejo.http.json.WebJson;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/** Endpoint that Discord calls for slash commands. */
@Controller
@Path("/sessions/interactions")
final class InteractionController {
    private static final HeaderName SIGNATURE = HeaderNames.create("X-Signature-Ed25519");
    private static final HeaderName TIMESTAMP = HeaderNames.create("X-Signature-Timestamp");

    private final DiscordSignature signature;
    private final Interactions interactions;
    private final JsonType<InteractionBody> body;
    private final JsonType<InteractionResponse> answer;

    InteractionController(DiscordSignature signature, Interactions interactions) {
        this.signature = signature;
        this.interactions = interactions;
        // Discord may add fields at any time, so unknown ones are ignored here.
        Jsonb jsonb = WebJson.create();
        this.body = jsonb.type(InteractionBody.class);
        this.answer = jsonb.type(InteractionResponse.class);
    }

    /** Receives interactions from Discord. Requests must carry Discord's signature. This route is for Discord only. */
    @Post
    @Produces(statusCode = 200)
    void interact(ServerRequest request, ServerResponse response) {
        // The signature covers the raw bytes, not the parsed JSON.
        byte[] sent = request.content().hasEntity() ? request.content().as(byte[].class) : new byte[0];
        signature.verify(
                request.headers().value(SIGNATURE).orElse(null),
                request.headers().value(TIMESTAMP).orElse(null),
                sent);
        String json = answer.toJson(interactions.answer(body.fromJson(sent)));
        response.header(HeaderValues.CONTENT_TYPE_JSON);
        response.send(json);
    }
}
