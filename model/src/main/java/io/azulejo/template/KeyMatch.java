package io.azulejo.template;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a key says about the components of the template that made it: their texts, decoded. */
public record KeyMatch(Map<String, String> texts) {

    public KeyMatch {
        texts = Map.copyOf(texts);
    }

    public String text(String component) {
        String text = texts.get(component);
        if (text == null) {
            throw new IllegalArgumentException("The key has no component " + component + ", only " + texts.keySet());
        }
        return text;
    }

    static Optional<KeyMatch> of(KeyTemplate template, String key, char delimiter) {
        Map<String, String> found = new LinkedHashMap<>();
        return match(template.segments(), 0, key, 0, delimiter, found)
                ? Optional.of(new KeyMatch(found))
                : Optional.empty();
    }

    /**
     * Tries the shortest text for each component first. Values hold no raw delimiter, so a template whose components
     * are separated by it matches in one way only; the search is for tables written by others, where they may.
     */
    private static boolean match(
            List<KeySegment> segments, int index, String key, int at, char delimiter, Map<String, String> found) {
        if (index == segments.size()) {
            return at == key.length();
        }
        return switch (segments.get(index)) {
            case KeySegment.Literal literal ->
                key.startsWith(literal.text(), at)
                        && match(segments, index + 1, key, at + literal.text().length(), delimiter, found);
            case KeySegment.Shard shard -> matchValue(segments, index, null, key, at, delimiter, found);
            case KeySegment.Component component ->
                matchValue(segments, index, component.name(), key, at, delimiter, found);
        };
    }

    private static boolean matchValue(
            List<KeySegment> segments,
            int index,
            @Nullable String name,
            String key,
            int at,
            char delimiter,
            Map<String, String> found) {
        for (int end = at + 1; end <= key.length(); end++) {
            if (index == segments.size() - 1) {
                end = key.length();
            }
            String text = KeyEncoding.decodeText(key.substring(at, end), delimiter);
            String before = name == null ? null : found.get(name);
            if (before != null && !before.equals(text)) {
                continue;
            }
            if (name != null) {
                found.put(name, text);
            }
            if (match(segments, index + 1, key, end, delimiter, found)) {
                return true;
            }
            if (name != null && before == null) {
                found.remove(name);
            }
        }
        return false;
    }
}
