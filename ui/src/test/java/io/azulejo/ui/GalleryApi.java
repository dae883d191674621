package io.azulejo.ui;

import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Small API with a refresh cookie, problems, pages and a stream with tickets, as the services have them. */
final class GalleryApi implements HttpService {
    private final AtomicInteger tokens = new AtomicInteger();
    private final AtomicInteger tickets = new AtomicInteger();
    private final Set<String> openTickets = ConcurrentHashMap.newKeySet();

    @Override
    public void routing(HttpRules rules) {
        rules.post("/refresh", this::refresh)
                .get("/me", this::me)
                .get("/posts", GalleryApi::posts)
                .put("/posts/1", GalleryApi::put)
                .post("/posts", GalleryApi::invalid)
                .post("/stream-tickets", this::ticket)
                .get("/stream", this::stream);
    }

    private void refresh(ServerRequest request, ServerResponse response) {
        if (request.headers().first(HeaderNames.create("X-CSRF-Token")).isEmpty()) {
            response.status(Status.FORBIDDEN_403).send();
            return;
        }
        json(response, Status.OK_200, "{\"accessToken\":\"t" + tokens.incrementAndGet() + "\"}");
    }

    private void me(ServerRequest request, ServerResponse response) {
        String expected = "Bearer t" + tokens.get();
        String given = request.headers().first(HeaderNames.AUTHORIZATION).orElse("");
        if (given.equals(expected)) {
            json(response, Status.OK_200, "{\"name\":\"Ana\",\"token\":\"" + given + "\"}");
        } else {
            problem(response, Status.UNAUTHORIZED_401, "{\"title\":\"Unauthenticated\",\"status\":401}");
        }
    }

    private static void posts(ServerRequest request, ServerResponse response) {
        int start = Integer.parseInt(request.query().first("cursor").orElse("0"));
        json(
                response,
                Status.OK_200,
                "{\"items\":[" + start + "," + (start + 1) + "]"
                        + (start < 4 ? ",\"next\":\"" + (start + 2) + "\"" : "") + "}");
    }

    private static void put(ServerRequest request, ServerResponse response) {
        String version = request.headers().first(HeaderNames.IF_MATCH).orElse("none");
        String key =
                request.headers().first(HeaderNames.create("Idempotency-Key")).orElse("");
        response.header(HeaderNames.ETAG, "\"2\"");
        json(
                response,
                Status.OK_200,
                "{\"version\":\"" + version.replace("\"", "") + "\",\"key\":" + (key.length() == 36) + "}");
    }

    private static void invalid(ServerRequest request, ServerResponse response) {
        problem(
                response,
                Status.create(422),
                "{\"title\":\"Not valid\",\"status\":422,\"detail\":\"title is taken\",\"instance\":\"c1\","
                        + "\"errors\":[{\"field\":\"title\",\"reason\":\"is taken\"}]}");
    }

    private void ticket(ServerRequest request, ServerResponse response) {
        String ticket = "ticket" + tickets.incrementAndGet();
        openTickets.add(ticket);
        json(response, Status.OK_200, "{\"ticket\":\"" + ticket + "\"}");
    }

    /** One event for each connection, then the end: the client comes back with a new ticket. */
    private void stream(ServerRequest request, ServerResponse response) {
        String ticket = request.query().first("ticket").orElse("");
        if (!openTickets.remove(ticket)) {
            response.status(Status.FORBIDDEN_403).send();
            return;
        }
        response.header(HeaderValues.create("Content-Type", "text/event-stream"));
        try (OutputStream out = response.outputStream()) {
            out.write(("id: " + ticket + "\nevent: post\ndata: {\"ticket\":\"" + ticket + "\"}\n\n")
                    .getBytes(StandardCharsets.UTF_8));
        } catch (IOException clientIsGone) {
            // The next connection has a ticket of its own.
        }
    }

    private static void json(ServerResponse response, Status status, String body) {
        response.status(status)
                .header(HeaderNames.CONTENT_TYPE, "application/json")
                .send(body);
    }

    private static void problem(ServerResponse response, Status status, String body) {
        response.status(status)
                .header(HeaderNames.CONTENT_TYPE, "application/problem+json")
                .send(body);
    }
}
