package io.azulejo.ui;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Files of Lit that pages may import, and the specifiers under which they import them. */
final class LitFiles {
    private static final List<Part> PARTS = List.of(
            new Part("lit", "3.3.1", "lit", List.of("index.js")),
            new Part(
                    "lit-html",
                    "3.3.1",
                    "lit-html",
                    List.of(
                            "lit-html.js",
                            "is-server.js",
                            "directive.js",
                            "directive-helpers.js",
                            "async-directive.js",
                            "directives/class-map.js",
                            "directives/guard.js",
                            "directives/if-defined.js",
                            "directives/keyed.js",
                            "directives/live.js",
                            "directives/ref.js",
                            "directives/repeat.js",
                            "directives/style-map.js",
                            "directives/unsafe-html.js",
                            "directives/until.js",
                            "directives/private-async-helpers.js")),
            new Part("lit-element", "4.2.1", "lit-element", List.of("lit-element.js")),
            new Part(
                    "reactive-element",
                    "2.1.1",
                    "@lit/reactive-element",
                    List.of("reactive-element.js", "css-tag.js")));

    /** Path in the bundle by resource on the class path. */
    static final Map<String, String> RESOURCES = resources();

    private LitFiles() {}

    /** Specifiers by path in the bundle: the main file of each part, and its folder. */
    static Map<String, String> specifiers() {
        Map<String, String> specifiers = new TreeMap<>();
        for (Part part : PARTS) {
            specifiers.put(part.specifier, part.folder + "/" + part.files.getFirst());
            specifiers.put(part.specifier + "/", part.folder + "/");
        }
        // lit/directives/x.js only exports lit-html/directives/x.js again.
        specifiers.put("lit/directives/", "lit-html/directives/");
        return specifiers;
    }

    private static Map<String, String> resources() {
        Map<String, String> resources = new TreeMap<>();
        for (Part part : PARTS) {
            for (String file : part.files) {
                resources.put(
                        part.folder + "/" + file,
                        "META-INF/resources/_static/" + part.folder + "/" + part.version + "/" + file);
            }
        }
        return Map.copyOf(resources);
    }

    private record Part(String folder, String version, String specifier, List<String> files) {}
}
