package io.azulejo.ui;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Import map of a page: URLs by module specifier. A page holds it inline, so its policy allows it by its hash. Immutable.
 */
public final class ImportMap {
    private final SortedMap<String, String> urls;
    private final String json;
    private final String policySource;

    public ImportMap(Map<String, String> urls) {
        this.urls = new TreeMap<>(urls);
        this.json = json(this.urls);
        this.policySource = Sha256.policySource(json);
    }

    /** Text of the script element, without anything around it. */
    public String json() {
        return json;
    }

    /** Source expression that allows this map in {@code script-src}. */
    public String policySource() {
        return policySource;
    }

    /** URL of a specifier: exact, else by its longest prefix that ends with a slash. */
    public Optional<String> resolve(String specifier) {
        String exact = urls.get(specifier);
        if (exact != null) {
            return Optional.of(exact);
        }
        for (int slash = specifier.lastIndexOf('/'); slash > 0; slash = specifier.lastIndexOf('/', slash - 1)) {
            String folder = urls.get(specifier.substring(0, slash + 1));
            if (folder != null) {
                return Optional.of(folder + specifier.substring(slash + 1));
            }
        }
        return Optional.empty();
    }

    private static String json(SortedMap<String, String> urls) {
        StringBuilder json = new StringBuilder("{\"imports\":{");
        String separator = "";
        for (Map.Entry<String, String> entry : urls.entrySet()) {
            json.append(separator).append(quoted(entry.getKey())).append(':').append(quoted(entry.getValue()));
            separator = ",";
        }
        return Html.escapeJson(json.append("}}").toString());
    }

    private static String quoted(String text) {
        if (text.chars().anyMatch(c -> c < ' ')) {
            throw new IllegalArgumentException("Control character in an import map");
        }
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
