package io.azulejo.http.host;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Optional;

/**
 * Tickets for event streams. A browser's {@code EventSource} sends no header, so that a page asks for a ticket with its
 * token and opens the stream with {@code ?ticket=…}. A ticket is valid once, for half a minute, at the service that
 * issued it; a URL in a log or a history opens nothing. Thread-safe.
 */
final class StreamTickets {
    static final String PARAMETER = "ticket";
    private static final Duration LIFETIME = Duration.ofSeconds(30);
    private static final int MAX_OPEN = 20_000;
    private static final int BYTES = 24;

    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();
    private final Cache<String, Ticket> open =
            Caffeine.newBuilder().maximumSize(MAX_OPEN).build();

    private record Ticket(String service, Caller caller, Instant until) {}

    StreamTickets(InstantSource clock) {
        this.clock = clock;
    }

    /** Answers a request for a ticket of a service. */
    void issue(String service, ServerRequest request, ServerResponse response) {
        Caller caller = Caller.of(request);
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        String ticket = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        open.put(ticket, new Ticket(service, caller, clock.instant().plus(LIFETIME)));
        response.status(Status.CREATED_201);
        response.header(HeaderValues.CONTENT_TYPE_JSON);
        response.header(HeaderNames.CACHE_CONTROL, "no-store");
        response.send("{\"ticket\":\"" + ticket + "\",\"expiresIn\":" + LIFETIME.toSeconds() + "}");
    }

    /** Uses up a ticket and returns whose it was. */
    Caller use(String service, String ticket) {
        return Optional.ofNullable(open.asMap().remove(ticket))
                .filter(found ->
                        found.service().equals(service) && clock.instant().isBefore(found.until()))
                .map(Ticket::caller)
                .orElseThrow(() -> ProblemException.unauthenticated(
                        "This stream ticket was used, has expired or never existed: ask for a new one"));
    }
}
