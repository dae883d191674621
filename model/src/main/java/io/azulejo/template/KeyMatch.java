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

    /** @param values which values to look for: as this library writes them, or with raw delimiters too */
    static Optional<KeyMatch> of(KeyTemplate template, String key, char delimiter, Values values) {
        Map<String, String> found = new LinkedHashMap<>();
        return new Search(template.segments(), key, delimiter, values).match(0, 0, found)
                ? Optional.of(new KeyMatch(found))
                : Optional.empty();
    }

    /** What values in a key may hold. */
    enum Values {
        ENCODED,
        ANY
    }

    /**
     * Tries the shortest text for each component first. Values hold no raw delimiter, so a template whose components
     * are separated by it matches in one way only; the search is for tables written by others, where they may.
     */
    private record Search(List<KeySegment> segments, String key, char delimiter, Values values) {

        boolean match(int index, int at, Map<String, String> found) {
            if (index == segments.size()) {
                return at == key.length();
            }
            return switch (segments.get(index)) {
                case KeySegment.Literal literal ->
                    key.startsWith(literal.text(), at)
                            && match(index + 1, at + literal.text().length(), found);
                case KeySegment.Shard shard -> matchValue(index, null, at, found);
                case KeySegment.Component component -> matchValue(index, named(component), at, found);
            };
        }

        /** The component's name where this segment says its text: a second one in another format does not. */
        private @Nullable String named(KeySegment.Component component) {
            for (KeySegment segment : segments) {
                if (segment instanceof KeySegment.Component other
                        && other.name().equals(component.name())) {
                    return other.format().equals(component.format()) ? component.name() : null;
                }
            }
            return null;
        }

        private boolean matchValue(int index, @Nullable String name, int at, Map<String, String> found) {
            int last = key.length();
            int next = key.indexOf(delimiter, at);
            boolean parts = segments.get(index) instanceof KeySegment.Component component
                    && component.format().style() == KeyFormat.Style.PARTS;
            if (values == Values.ENCODED && next >= 0 && !parts) {
                last = next;
            }
            for (int end = at + 1; end <= last; end++) {
                if (index == segments.size() - 1) {
                    end = last;
                }
                String raw = key.substring(at, end);
                String text = parts ? raw : KeyEncoding.decodeText(raw, delimiter);
                String before = name == null ? null : found.get(name);
                if (before != null && !before.equals(text)) {
                    continue;
                }
                if (name != null) {
                    found.put(name, text);
                }
                if (match(index + 1, end, found)) {
                    return true;
                }
                if (name != null && before == null) {
                    found.remove(name);
                }
            }
            return false;
        }
    }
}
