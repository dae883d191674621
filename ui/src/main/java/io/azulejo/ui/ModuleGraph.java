package io.azulejo.ui;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Static imports between the modules of the catalogue. A page names all of them in its head, so that a browser fetches
 * them at once instead of level by level.
 */
final class ModuleGraph {
    private static final Pattern IMPORT =
            Pattern.compile("\\b(?:import|export)\\s*(?:[^\"'();]*?\\bfrom\\s*)?[\"']([^\"'\\n]+)[\"']");

    private final Map<String, UiAsset> assetsByUrl;
    private final ImportMap importMap;

    ModuleGraph(Map<String, UiAsset> assetsByUrl, ImportMap importMap) {
        this.assetsByUrl = assetsByUrl;
        this.importMap = importMap;
    }

    /** The module and everything it imports, in the order in which they are met. */
    Set<UiAsset> closure(UiAsset module) {
        Set<UiAsset> met = new LinkedHashSet<>();
        Deque<UiAsset> open = new ArrayDeque<>();
        open.add(module);
        while (!open.isEmpty()) {
            UiAsset next = open.remove();
            if (met.add(next)) {
                addImports(next, open);
            }
        }
        return met;
    }

    private void addImports(UiAsset module, Deque<UiAsset> open) {
        Matcher imports = IMPORT.matcher(new String(module.content(), StandardCharsets.UTF_8));
        while (imports.find()) {
            UiAsset imported = assetsByUrl.get(url(module, imports.group(1)));
            if (imported != null) {
                open.add(imported);
            }
        }
    }

    private String url(UiAsset module, String specifier) {
        return specifier.startsWith(".")
                ? URI.create(module.url()).resolve(specifier).toString()
                : importMap.resolve(specifier).orElse("");
    }
}
