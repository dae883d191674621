package io.azulejo.testing.contract;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Documented operation, with the paths that it serves. */
record Route(String verb, String template, Pattern path, Map<String, Object> operation) implements Comparable<Route> {

    static Route of(String verb, String template, Map<String, Object> operation) {
        StringBuilder regex = new StringBuilder();
        for (String segment : template.substring(1).split("/", -1)) {
            regex.append('/').append(segment.startsWith("{") ? "[^/]+" : Pattern.quote(segment));
        }
        return new Route(verb, template, Pattern.compile(regex.toString()), operation);
    }

    String id() {
        return String.valueOf(operation.get("operationId"));
    }

    boolean matches(String method, String rawPath) {
        return method.toLowerCase(Locale.ROOT).equals(verb)
                && path.matcher(rawPath).matches();
    }

    /** Orders literal segments before parameters, as the router does. */
    @Override
    public int compareTo(Route other) {
        return template.replace('{', '~').compareTo(other.template.replace('{', '~'));
    }
}
