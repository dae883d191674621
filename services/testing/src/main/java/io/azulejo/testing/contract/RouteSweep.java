package io.azulejo.testing.contract;

import io.avaje.jsonb.Jsonb;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Requests to every documented route of the service under test: by several callers, for things that exist and for none,
 * with good, empty and blank bodies, with and without a version. The client checks each response against the document,
 * so that a status, header or field that it lacks is found; the sweep itself finds errors of the server.
 */
public final class RouteSweep {
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");
    private static final String NOTHING = "nothing";
    /** Reads first and deletions last, so that most requests meet what the test has prepared. */
    private static final List<String> ORDER = List.of("get", "put", "patch", "post", "delete");

    private final List<ApiClient> callers;
    private final BiFunction<String, String, String> values;

    /**
     * Creates a sweep.
     *
     * @param callers clients, with the least rights first
     * @param values value of a path parameter by the route's path and the parameter's name
     */
    public RouteSweep(List<ApiClient> callers, BiFunction<String, String, String> values) {
        this.callers = List.copyOf(callers);
        this.values = values;
    }

    /** Sends all requests and returns those that the server failed to answer. */
    public List<String> failures() {
        List<Route> routes = new ArrayList<>();
        for (ApiContract contract : ApiContract.load()) {
            if (contract.isOwn()) {
                routes.addAll(contract.routes());
            }
        }
        routes.sort(Comparator.comparingInt(route -> ORDER.indexOf(route.verb())));
        List<String> failures = new ArrayList<>();
        for (boolean existing : new boolean[] {false, true}) {
            for (Route route : routes) {
                if (!isStream(route)) {
                    send(route, path(route.template(), existing), failures);
                }
            }
        }
        return failures;
    }

    private static boolean isStream(Route route) {
        return String.valueOf(route.operation().get("responses")).contains("text/event-stream");
    }

    private String path(String template, boolean existing) {
        return PARAMETER
                .matcher(template)
                .replaceAll(
                        found -> Matcher.quoteReplacement(existing ? values.apply(template, found.group(1)) : NOTHING));
    }

    private void send(Route route, String path, List<String> failures) {
        for (ApiClient caller : callers) {
            for (ApiClient client :
                    List.of(caller.with("If-Match", "\"999999\""), caller, caller.with("If-Match", "*"))) {
                bodies(route).forEach((body, media) -> {
                    String method = route.verb().toUpperCase(Locale.ROOT);
                    String text = body.isEmpty() ? null : body;
                    ApiResponse response =
                            (text == null ? client : client.with("Content-Type", media)).send(method, path, text);
                    if (response.status() >= 500) {
                        failures.add(method + " " + path + ": " + response.body());
                    }
                });
            }
        }
    }

    /** Returns the bodies to send, with their media types. An empty one stands for none. */
    private static Map<String, String> bodies(Route route) {
        Map<String, String> bodies = new LinkedHashMap<>();
        Map<String, Object> content = JsonObjects.map(JsonObjects.map(route.operation(), "requestBody"), "content");
        content.forEach((media, described) -> {
            if (media.endsWith("json")) {
                Object example = JsonObjects.map(described).getOrDefault("example", Map.of());
                bodies.put("{}", media);
                bodies.put(Jsonb.instance().toJson(blank(example)), media);
                bodies.put(Jsonb.instance().toJson(example), media);
            } else {
                bodies.put("text", media);
            }
        });
        if (bodies.isEmpty()) {
            bodies.put("", "");
        }
        return bodies;
    }

    /** Returns the example with blank texts. */
    private static @Nullable Object blank(@Nullable Object example) {
        if (example instanceof String) {
            return " ";
        }
        if (example instanceof Map<?, ?> object) {
            Map<String, Object> blanked = new LinkedHashMap<>();
            object.forEach((name, value) -> blanked.put(String.valueOf(name), blank(value)));
            return blanked;
        }
        return example;
    }
}
