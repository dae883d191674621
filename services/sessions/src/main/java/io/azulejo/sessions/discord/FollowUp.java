package io.azulejo.sessions.discord;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sender of the messages that follow a deferred response. The interaction's token, valid for 15 minutes, authorises the
 * request, so the service needs no bot token. Thread-safe.
 */
@Singleton
final class FollowUp {
    private static final Logger LOG = LoggerFactory.getLogger(FollowUp.class);
    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    private final DiscordOptions options;
    private final JsonType<InteractionResponse.Data> json;
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(TIMEOUT).build();

    FollowUp(DiscordOptions options, Jsonb jsonb) {
        this.options = options;
        this.json = jsonb.type(InteractionResponse.Data.class);
    }

    /** Returns whether a response to this interaction can be deferred. */
    boolean canFollow(InteractionBody body) {
        return options.api() != null && body.token() != null && body.applicationId() != null;
    }

    /** Replaces the deferred response by the message. A failure is logged: the work itself is done. */
    void send(InteractionBody body, InteractionResponse answer) {
        URI api = options.api();
        InteractionResponse.Data data = answer.data();
        if (api == null || data == null) {
            return;
        }
        URI target = URI.create(api + "/webhooks/" + body.applicationId() + "/" + body.token() + "/messages/@original");
        try {
            int status = http.send(
                            HttpRequest.newBuilder(target)
                                    .timeout(TIMEOUT)
                                    .header("Content-Type", "application/json")
                                    .method("PATCH", HttpRequest.BodyPublishers.ofString(json.toJson(data)))
                                    .build(),
                            HttpResponse.BodyHandlers.discarding())
                    .statusCode();
            if (status >= 300) {
                LOG.warn("Discord refused the follow-up of interaction {} with status {}", body.id(), status);
            }
        } catch (IOException e) {
            LOG.warn("Discord did not receive the follow-up of interaction {}", body.id(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
