package io.azulejo.template;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Decoded component texts of a key that matches a template. */
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

    /** Matches a key against a template. {@code values} says whether values may contain raw delimiters. */
    static Optional<KeyMatch> of(KeyTemplate template, String key, char delimiter, Values values) {
        Search search = new Search(template.segments(), key, delimiter, values);
        return search.match(0, 0) ? Optional.of(new KeyMatch(search.texts())) : Optional.empty();
    }

    /** Returns whether the key matches. Called for every item read, so it extracts no texts. */
    static boolean exists(KeyTemplate template, String key, char delimiter, Values values) {
        return new Search(template.segments(), key, delimiter, values).match(0, 0);
    }

    /**
     * Returns the text of one component, from the first segment that contains it, or null if the key does not match.
     */
    static @Nullable String text(KeyTemplate template, String component, String key, char delimiter) {
        Search search = new Search(template.segments(), key, delimiter, Values.ANY);
        if (!search.match(0, 0)) {
            return null;
        }
        for (int i = 0; i < search.segments.size(); i++) {
            if (search.segments.get(i) instanceof KeySegment.Component found
                    && found.name().equals(component)) {
                return search.text(i);
            }
        }
        throw new IllegalArgumentException(template + " has no component " + component);
    }

    /** Characters that values in a key may contain. */
    enum Values {
        ENCODED,
        ANY
    }

    /**
     * Backtracking matcher that tries the shortest text for each component first. Encoded values contain no delimiter,
     * so a template whose components are separated by it matches in only one way. Backtracking is needed for tables
     * written by other applications, whose values may contain it. Not thread-safe; for a single use.
     */
    private static final class Search {
        private final List<KeySegment> segments;
        private final String key;
        private final char delimiter;
        private final Values values;
        /** Start offset of each segment's text in the key. */
        private final int[] starts;

        private final int[] ends;

        Search(List<KeySegment> segments, String key, char delimiter, Values values) {
            this.segments = segments;
            this.key = key;
            this.delimiter = delimiter;
            this.values = values;
            this.starts = new int[segments.size()];
            this.ends = new int[segments.size()];
        }

        boolean match(int index, int at) {
            if (index == segments.size()) {
                return at == key.length();
            }
            if (segments.get(index) instanceof KeySegment.Literal literal) {
                return key.startsWith(literal.text(), at)
                        && match(index + 1, at + literal.text().length());
            }
            return matchValue(index, at);
        }

        private boolean matchValue(int index, int at) {
            int last = key.length();
            if (values == Values.ENCODED && !parts(index)) {
                int next = key.indexOf(delimiter, at);
                last = next < 0 ? last : next;
            }
            starts[index] = at;
            for (int end = end(index, at + 1); end >= 0 && end <= last; end = end(index, end + 1)) {
                ends[index] = end;
                if (repeatsEarlierText(index) && match(index + 1, end)) {
                    return true;
                }
            }
            return false;
        }

        /**
         * Returns the next offset, starting at {@code from}, where a value can end: before the literal that follows it,
         * or at the end of the key. Returns -1 if there is none.
         */
        private int end(int index, int from) {
            if (index == segments.size() - 1) {
                return from <= key.length() ? key.length() : -1;
            }
            return segments.get(index + 1) instanceof KeySegment.Literal literal
                    ? key.indexOf(literal.text(), from)
                    : from;
        }

        private boolean repeatsEarlierText(int index) {
            for (int i = 0; i < index; i++) {
                if (sameComponent(i, index)) {
                    return text(i).equals(text(index));
                }
            }
            return true;
        }

        /** Returns whether two segments hold the same component in the same format, and so must have the same text. */
        private boolean sameComponent(int one, int other) {
            return segments.get(one) instanceof KeySegment.Component first
                    && segments.get(other) instanceof KeySegment.Component second
                    && first.name().equals(second.name())
                    && first.format().equals(second.format());
        }

        Map<String, String> texts() {
            Map<String, String> texts = new LinkedHashMap<>();
            for (int i = 0; i < segments.size(); i++) {
                if (segments.get(i) instanceof KeySegment.Component component) {
                    texts.putIfAbsent(component.name(), text(i));
                }
            }
            return texts;
        }

        private String text(int index) {
            String raw = key.substring(starts[index], ends[index]);
            return parts(index) ? raw : KeyEncoding.decodeText(raw, delimiter);
        }

        private boolean parts(int index) {
            return segments.get(index) instanceof KeySegment.Component component
                    && component.format().style() == KeyFormat.Style.PARTS;
        }
    }
}
