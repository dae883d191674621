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
        Search search = new Search(template.segments(), key, delimiter, values);
        return search.match(0, 0) ? Optional.of(new KeyMatch(search.texts())) : Optional.empty();
    }

    /** Whether there is a match: every item read is asked, so nothing is made of what it says. */
    static boolean isThere(KeyTemplate template, String key, char delimiter, Values values) {
        return new Search(template.segments(), key, delimiter, values).match(0, 0);
    }

    /** The text of one component, from the first segment that has it. */
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

    /** What values in a key may hold. */
    enum Values {
        ENCODED,
        ANY
    }

    /**
     * Tries the shortest text for each component first. Values hold no raw delimiter, so a template whose components
     * are separated by it matches in one way only; the search is for tables written by others, where they may. Not
     * thread-safe, used once.
     */
    private static final class Search {
        private final List<KeySegment> segments;
        private final String key;
        private final char delimiter;
        private final Values values;
        /** Where the text of each segment lies. */
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
                if (saysTheSameAsBefore(index) && match(index + 1, end)) {
                    return true;
                }
            }
            return false;
        }

        /** The next place, from one on, where a value can end: before the literal that follows it, or at the end. */
        private int end(int index, int from) {
            if (index == segments.size() - 1) {
                return from <= key.length() ? key.length() : -1;
            }
            return segments.get(index + 1) instanceof KeySegment.Literal literal
                    ? key.indexOf(literal.text(), from)
                    : from;
        }

        private boolean saysTheSameAsBefore(int index) {
            for (int i = 0; i < index; i++) {
                if (sameComponent(i, index)) {
                    return text(i).equals(text(index));
                }
            }
            return true;
        }

        /** A second segment of a component says its text again, unless it is written in another format. */
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
