package io.azulejo.testing;

import io.avaje.jsonb.Jsonb;
import io.azulejo.testing.contract.RecordedExchanges;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * HTTP client for a service's JSON API. Immutable: {@link #with} and {@link #as} return a new client. Each exchange is
 * checked against the service's OpenAPI document: a status, header or field that the document lacks fails the test.
 */
public final class ApiClient {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private final HttpClient http;
    private final URI base;
    private final Map<String, String> headers;

    private ApiClient(HttpClient http, URI base, Map<String, String> headers) {
        this.http = http;
        this.base = base;
        this.headers = headers;
    }

    public static ApiClient at(URI base) {
        return new ApiClient(
                HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .followRedirects(HttpClient.Redirect.NEVER)
                        .build(),
                base,
                Map.of());
    }

    public ApiClient with(String header, String value) {
        Map<String, String> more = new TreeMap<>(headers);
        more.put(header, value);
        return new ApiClient(http, base, more);
    }

    /** Returns a client that sends the bearer token. */
    public ApiClient as(String token) {
        return with("Authorization", "Bearer " + token);
    }

    public ApiResponse get(String path) {
        return send("GET", path, null);
    }

    public ApiResponse post(String path, Map<String, ?> body) {
        return send("POST", path, Jsonb.instance().toJson(body));
    }

    public ApiResponse post(String path) {
        return send("POST", path, null);
    }

    public ApiResponse put(String path, Map<String, ?> body) {
        return send("PUT", path, Jsonb.instance().toJson(body));
    }

    public ApiResponse patch(String path, Map<String, ?> body) {
        return send("PATCH", path, Jsonb.instance().toJson(body));
    }

    public ApiResponse delete(String path) {
        return send("DELETE", path, null);
    }

    /** Sends the body as is, whether it is JSON or not. */
    public ApiResponse send(String method, String path, @Nullable String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(base.resolve(path))
                .timeout(TIMEOUT)
                .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (body != null && !headers.containsKey("Content-Type")) {
            request.header("Content-Type", "application/json");
        }
        headers.forEach(request::header);
        try {
            HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
            RecordedExchanges.instance().add(body, response);
            return new ApiResponse(response);
        } catch (IOException e) {
            throw new AssertionError(method + " " + path + " got no response", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(method + " " + path + " was interrupted", e);
        }
    }
}
