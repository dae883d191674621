package io.azulejo.server;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.error.FailureLog;
import io.azulejo.engine.store.StoreException;
import io.azulejo.server.json.JsonOperation;
import io.azulejo.server.signature.SignatureCheck;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Handler that answers one HTTP request with one DynamoDB operation. Thread-safe. */
final class DynamoDbHandler implements Handler {
    private static final Logger LOG = LoggerFactory.getLogger(DynamoDbHandler.class);
    private static final HeaderName TARGET = HeaderNames.create("X-Amz-Target");

    private final Map<String, JsonOperation> operations;
    private final JsonFactory json;
    private final ResponseSender answers;
    private final HostCheck hostCheck;
    private final @Nullable SignatureCheck signatureCheck;
    private final BodyBudget bodies;
    private final int maxBodyBytes;
    private final FailureLog failures = new FailureLog(DynamoDbHandler.class);

    DynamoDbHandler(
            Map<String, JsonOperation> operations,
            JsonFactory json,
            ResponseSender answers,
            HostCheck hostCheck,
            @Nullable SignatureCheck signatureCheck,
            BodyBudget bodies,
            int maxBodyBytes) {
        this.operations = operations;
        this.json = json;
        this.answers = answers;
        this.hostCheck = hostCheck;
        this.signatureCheck = signatureCheck;
        this.bodies = bodies;
        this.maxBodyBytes = maxBodyBytes;
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) throws IOException {
        try (BodyBudget.Share share = bodies.share()) {
            checkHost(request);
            if (isHealthCheck(request)) {
                answers.healthy(response);
                return;
            }
            JsonOperation operation = operation(request);
            answers.success(request, response, answer(operation, host(request), readBody(request, response, share)));
        } catch (EngineException e) {
            answers.error(request, response, e);
        } catch (StoreException e) {
            answers.error(request, response, failed(e));
        }
    }

    private EngineException failed(StoreException e) {
        if (e.problem() == StoreException.Problem.NO_SPACE) {
            LOG.warn("The store takes no writes: {}", e.getMessage());
            return EngineException.storeFull();
        }
        failures.log("The store failed to answer a request", e);
        return new EngineException(DynamoDbError.INTERNAL_SERVER_ERROR, "The store failed");
    }

    private void checkHost(ServerRequest request) {
        String host = request.headers().first(HeaderNames.HOST).orElse(null);
        if (!hostCheck.allows(host)) {
            throw new EngineException(
                    DynamoDbError.ACCESS_DENIED,
                    "The Host header '" + host + "' is not localhost, an address or one of the server's allowed hosts");
        }
    }

    private static boolean isHealthCheck(ServerRequest request) {
        return Method.GET.equals(request.prologue().method()) && isRoot(request);
    }

    private static boolean isRoot(ServerRequest request) {
        return "/".equals(request.path().rawPath());
    }

    private JsonOperation operation(ServerRequest request) {
        String target = request.headers().first(TARGET).orElse("");
        JsonOperation operation =
                Method.POST.equals(request.prologue().method()) && isRoot(request) ? operations.get(target) : null;
        if (operation == null) {
            throw new EngineException(DynamoDbError.UNKNOWN_OPERATION, "");
        }
        return operation;
    }

    private byte[] readBody(ServerRequest request, ServerResponse response, BodyBudget.Share share) throws IOException {
        SignatureCheck.Claim claim =
                signatureCheck == null ? null : signatureCheck.claim(new HelidonSignedRequest(request));
        byte[] body = RequestBody.read(request, response, maxBodyBytes, share);
        if (claim != null) {
            claim.verify(body);
        }
        return BodyEncoding.decoded(request, body, maxBodyBytes, share);
    }

    private static String host(ServerRequest request) {
        return request.headers().first(HeaderNames.HOST).orElse("");
    }

    private ResponseBody answer(JsonOperation operation, String host, byte[] request) throws IOException {
        ResponseBody body = new ResponseBody();
        try (JsonParser parser = json.createParser(request);
                JsonGenerator generator = json.createGenerator(body)) {
            operation.answer(parser, host, generator);
        } catch (JacksonException e) {
            // Without the parser's message, as on DynamoDB: it quotes the request.
            throw new EngineException(DynamoDbError.SERIALIZATION, "");
        }
        return body;
    }
}
