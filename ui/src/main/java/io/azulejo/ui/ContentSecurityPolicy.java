package io.azulejo.ui;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Content security policy of a page. Immutable. */
public final class ContentSecurityPolicy {
    private static final Pattern TOKEN = Pattern.compile("[^\\s;,]+");

    private final Map<String, List<String>> directives;

    private ContentSecurityPolicy(Map<String, List<String>> directives) {
        this.directives = directives;
    }

    /**
     * Everything from this origin only, nothing inline, no frames. Strings become markup only through Lit's templates
     * (trusted types).
     */
    public static ContentSecurityPolicy strict() {
        Map<String, List<String>> directives = new LinkedHashMap<>();
        directives.put("default-src", List.of("'none'"));
        directives.put("script-src", List.of("'self'"));
        directives.put("style-src", List.of("'self'"));
        directives.put("img-src", List.of("'self'", "data:"));
        directives.put("font-src", List.of("'self'"));
        directives.put("connect-src", List.of("'self'"));
        directives.put("manifest-src", List.of("'self'"));
        directives.put("form-action", List.of("'self'"));
        directives.put("base-uri", List.of("'none'"));
        directives.put("frame-ancestors", List.of("'none'"));
        directives.put("trusted-types", List.of("lit-html"));
        directives.put("require-trusted-types-for", List.of("'script'"));
        return new ContentSecurityPolicy(directives);
    }

    /** This policy with more sources in one directive. {@code 'unsafe-inline'} and {@code 'unsafe-eval'} are refused. */
    public ContentSecurityPolicy allow(String directive, String... sources) {
        List<String> all = new ArrayList<>(directives.getOrDefault(directive, List.of()));
        all.remove("'none'");
        for (String source : sources) {
            if (!TOKEN.matcher(source).matches() || source.startsWith("'unsafe-")) {
                throw new IllegalArgumentException("Not an allowed source: " + source);
            }
            if (!all.contains(source)) {
                all.add(source);
            }
        }
        Map<String, List<String>> changed = new LinkedHashMap<>(directives);
        changed.put(directive, List.copyOf(all));
        return new ContentSecurityPolicy(changed);
    }

    /** Value of the header. */
    public String value() {
        return directives.entrySet().stream()
                .map(entry -> entry.getKey() + " " + String.join(" ", entry.getValue()))
                .collect(Collectors.joining("; "));
    }
}
