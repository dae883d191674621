package io.azulejo.sessions.pages;

import io.avaje.jsonb.Jsonb;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.sessions.discord.DiscordSimulator;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Map;
import java.util.Set;

/**
 * Route that signs the simulator's interactions with the demo's key. Only for pages of this server on this machine:
 * a signature allows acting as any user of Discord. Thread-safe.
 */
final class SimulatorRoutes {
    private static final HeaderName FETCH_SITE = HeaderNames.create("Sec-Fetch-Site");
    private static final Set<String> LOCAL_NAMES = Set.of("localhost", "127.0.0.1", "[::1]", "::1");

    private final DiscordSimulator simulator;
    private final InstantSource clock;

    SimulatorRoutes(DiscordSimulator simulator, InstantSource clock) {
        this.simulator = simulator;
        this.clock = clock;
    }

    void sign(ServerRequest request, ServerResponse response) {
        requireLocal(request);
        DiscordSimulator.Signed signed = simulator.sign(body(request), clock.instant());
        response.header(HeaderValues.CONTENT_TYPE_JSON).header(HeaderNames.CACHE_CONTROL, "no-store");
        response.send(Jsonb.instance()
                .toJson(Map.of("signature", signed.signature(), "timestamp", signed.timestamp()))
                .getBytes(StandardCharsets.UTF_8));
    }

    /** Refuses other machines, proxies that stand for them, other sites, and names that only resolve to this machine. */
    private static void requireLocal(ServerRequest request) {
        boolean local = request.remotePeer().address() instanceof InetSocketAddress peer
                && peer.getAddress().isLoopbackAddress()
                && !request.headers().contains(HeaderNames.X_FORWARDED_FOR)
                && !request.headers().contains(HeaderNames.FORWARDED)
                && LOCAL_NAMES.contains(request.requestedUri().host());
        boolean ownPage =
                request.headers().value(FETCH_SITE).orElse("same-origin").equals("same-origin");
        if (!local || !ownPage) {
            throw ProblemException.forbidden("The simulator is for pages of this server, opened on its own machine");
        }
    }

    private static String body(ServerRequest request) {
        Object body;
        try {
            body = Jsonb.instance()
                    .type(Object.class)
                    .map()
                    .fromJson(request.content().as(byte[].class))
                    .get("body");
        } catch (RuntimeException malformed) {
            body = null;
        }
        if (body instanceof String text && !text.isEmpty()) {
            return text;
        }
        throw ProblemException.invalid("body", "must be the interaction as JSON text");
    }
}
