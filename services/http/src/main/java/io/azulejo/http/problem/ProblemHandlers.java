package io.azulejo.http.problem;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.HttpException;
import io.helidon.http.Method;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Error handlers that answer every failure with a {@link Problem}: in a route, before routing, and without a matching
 * route.
 */
public final class ProblemHandlers {
    private final ProblemMapper mapper = new ProblemMapper();
    private final JsonType<Problem> json;
    private final Function<ServerRequest, String> requestId;
    private final ProblemPage page;

    public ProblemHandlers(Jsonb jsonb, Function<ServerRequest, String> requestId) {
        this(jsonb, requestId, (request, response, problem) -> false);
    }

    public ProblemHandlers(Jsonb jsonb, Function<ServerRequest, String> requestId, ProblemPage page) {
        this.json = jsonb.type(Problem.class);
        this.requestId = requestId;
        this.page = page;
    }

    /** Registers the handlers of failures inside a route or a filter. */
    public void register(HttpRouting.Builder routing) {
        routing.error(HttpException.class, this::answerServer);
        routing.error(Throwable.class, this::answer);
    }

    /** Returns the handlers of failures before routing: a malformed URI, a body that is too large. */
    public DirectHandlers direct() {
        DirectHandlers.Builder handlers = DirectHandlers.builder();
        for (DirectHandler.EventType type : DirectHandler.EventType.values()) {
            handlers.addHandler(type, this::answerDirectly);
        }
        return handlers.build();
    }

    private void answerServer(ServerRequest request, ServerResponse response, HttpException failure) {
        if (failure.status().family() == Status.Family.REDIRECTION) {
            failure.headers().forEach(response::header);
            response.status(failure.status()).send(); // no body: Helidon fails on one with a 304
        } else {
            answer(request, response, failure);
        }
    }

    /** Sends the error response of a request. */
    public void answer(ServerRequest request, ServerResponse response, Throwable failure) {
        ProblemException problem = mapper.map(failure);
        problem.headers().forEach((name, value) -> response.header(HeaderNames.create(name), value));
        // Headers that the route set before it failed: a 204, for example, has set an empty body.
        response.headers().remove(HeaderNames.ETAG);
        response.headers().remove(HeaderNames.CONTENT_LENGTH);
        response.headers().remove(HeaderNames.CONTENT_ENCODING);
        if (page.answer(request, response, problem)) {
            return;
        }
        response.header(HeaderValues.create(HeaderNames.CONTENT_TYPE, Problem.MEDIA_TYPE));
        response.status(problem.type().status());
        byte[] body = body(problem, requestId.apply(request));
        if (request.prologue().method().equals(Method.HEAD)) { // a body would be read as the next response
            response.header(HeaderNames.CONTENT_LENGTH, Integer.toString(body.length));
            response.send();
        } else {
            response.send(body);
        }
    }

    private DirectHandler.TransportResponse answerDirectly(
            DirectHandler.TransportRequest request,
            DirectHandler.EventType type,
            Status status,
            ServerResponseHeaders headers,
            @Nullable String message) {
        DirectHandler.TransportResponse.Builder response = DirectHandler.TransportResponse.builder()
                .status(status)
                .headers(headers)
                .keepAlive(type.keepAlive());
        if (status.equals(Status.NOT_MODIFIED_304) || request.method().equals(Method.HEAD.text())) {
            return response.build();
        }
        ProblemType problem = ProblemType.ofStatus(status.code());
        String detail = problem == ProblemType.INTERNAL || message == null ? problem.title() : message;
        headers.set(HeaderNames.CONTENT_TYPE, Problem.MEDIA_TYPE);
        return response.entity(body(ProblemException.of(problem, detail), null)).build();
    }

    private byte[] body(ProblemException problem, @Nullable String instance) {
        ProblemType type = problem.type();
        Problem body =
                new Problem(type.uri(), type.title(), type.status(), problem.getMessage(), instance, problem.errors());
        return json.toJson(body).getBytes(StandardCharsets.UTF_8);
    }
}
