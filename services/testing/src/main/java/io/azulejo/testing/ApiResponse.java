package io.azulejo.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.avaje.jsonb.Jsonb;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** HTTP response of a service, with access to its JSON body. */
public record ApiResponse(HttpResponse<String> http) {

    /** Asserts the status; the failure message contains the body. */
    public ApiResponse hasStatus(int status) {
        assertThat(http.statusCode())
                .as("%s %s: %s", http.request().method(), http.uri(), http.body())
                .isEqualTo(status);
        return this;
    }

    public int status() {
        return http.statusCode();
    }

    public String body() {
        return http.body();
    }

    public Map<String, List<String>> headers() {
        return http.headers().map();
    }

    public @Nullable String header(String name) {
        return http.headers().firstValue(name).orElse(null);
    }

    public Map<String, Object> json() {
        return Jsonb.instance().type(Object.class).map().fromJson(body());
    }

    public @Nullable Object field(String name) {
        return json().get(name);
    }

    public String text(String name) {
        return require(name, String.class);
    }

    /** Returns the items of a page. */
    @SuppressWarnings("unchecked") // JSON objects are read as maps
    public List<Map<String, Object>> items() {
        return (List<Map<String, Object>>) require("items", List.class);
    }

    private <T> T require(String name, Class<T> type) {
        Object value = field(name);
        if (!type.isInstance(value)) {
            throw new AssertionError("No " + type.getSimpleName() + " " + name + " in " + body());
        }
        return type.cast(value);
    }

    /** Asserts that this is a problem response with that status which names the field. */
    public ApiResponse isProblem(int status, String field) {
        isProblem(status);
        assertThat(String.valueOf(field("errors"))).contains("field=" + field);
        return this;
    }

    public ApiResponse isProblem(int status) {
        hasStatus(status);
        assertThat(header("Content-Type")).isEqualTo("application/problem+json");
        assertThat(json()).containsEntry("status", (long) status).containsKeys("type", "title", "detail");
        return this;
    }
}
