package io.azulejo.template;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Pattern that builds a key from an entity's components, such as {@code ORDER#{orderId}}. Immutable. */
public record KeyTemplate(List<KeySegment> segments) {

    public KeyTemplate {
        segments = List.copyOf(segments);
    }

    /**
     * Parses a template: literal text with components in braces ({@code {name}}, {@code {name:format}}). A doubled
     * brace stands for a literal brace.
     */
    public static KeyTemplate parse(String text) {
        return new TemplateParser(text).parse();
    }

    /** Returns the names of the components in order of first use, without duplicates. */
    public Set<String> components() {
        Set<String> names = new LinkedHashSet<>();
        for (KeySegment segment : segments) {
            if (segment instanceof KeySegment.Component component) {
                names.add(component.name());
            }
        }
        return names;
    }

    /** Returns the format of the first segment that holds the component; empty if there is none. */
    public Optional<KeyFormat> format(String component) {
        for (KeySegment segment : segments) {
            if (segment instanceof KeySegment.Component found && found.name().equals(component)) {
                return Optional.of(found.format());
            }
        }
        return Optional.empty();
    }

    /** Returns whether a key matches in only one way: a delimiter follows each value except the last. */
    public boolean unambiguous(char delimiter) {
        for (int i = 0; i < segments.size() - 1; i++) {
            boolean ends = segments.get(i + 1) instanceof KeySegment.Literal literal
                    && literal.text().indexOf(delimiter) == 0;
            boolean severalParts = segments.get(i) instanceof KeySegment.Component component
                    && component.format().style() == KeyFormat.Style.PARTS;
            if (!(segments.get(i) instanceof KeySegment.Literal) && (!ends || severalParts)) {
                return false;
            }
        }
        return true;
    }

    public boolean literalOnly() {
        return segments.stream().allMatch(KeySegment.Literal.class::isInstance);
    }

    public boolean sharded() {
        return segments.stream().anyMatch(KeySegment.Shard.class::isInstance);
    }

    /** Returns the leading literal that every key starts with, or an empty string. */
    public String literalPrefix() {
        return !segments.isEmpty() && segments.getFirst() instanceof KeySegment.Literal literal ? literal.text() : "";
    }

    /** Returns whether this template and the other can produce the same key. */
    public boolean mayEqual(KeyTemplate other, char delimiter) {
        return new TemplateOverlap(delimiter).mayEqual(this, other);
    }

    /** Returns whether some key of this template starts with some key of the other. */
    public boolean mayBeginWith(KeyTemplate prefix, char delimiter) {
        return new TemplateOverlap(delimiter).mayBeginWith(this, prefix);
    }

    /** Returns the decoded component texts if the key matches this template. Values may contain raw delimiters. */
    public Optional<KeyMatch> match(String key, char delimiter) {
        return KeyMatch.of(this, key, delimiter, KeyMatch.Values.ANY);
    }

    /** Returns the text that {@link #match} gives one component, or null if the key does not match. */
    public @Nullable String text(String component, String key, char delimiter) {
        return KeyMatch.text(this, component, key, delimiter);
    }

    /** Returns whether the key matches this template. Values may contain raw delimiters. */
    public boolean matches(String key, char delimiter) {
        return KeyMatch.exists(this, key, delimiter, KeyMatch.Values.ANY);
    }

    /**
     * Returns whether this template can have produced the key. Unlike in {@link #matches}, values must not contain raw
     * delimiters.
     */
    public boolean wrote(String key, char delimiter) {
        return KeyMatch.exists(this, key, delimiter, KeyMatch.Values.ENCODED);
    }

    /**
     * Returns whether a key of this template, possibly with raw delimiters in its values, can match the other template.
     */
    public boolean mayMatch(KeyTemplate other) {
        return TemplateOverlap.mayMatch(this, other);
    }

    /** Returns the template with other names for its components. */
    public KeyTemplate renamed(UnaryOperator<String> name) {
        List<KeySegment> renamed = new ArrayList<>();
        for (KeySegment segment : segments) {
            renamed.add(
                    segment instanceof KeySegment.Component component
                            ? new KeySegment.Component(name.apply(component.name()), component.format())
                            : segment);
        }
        return new KeyTemplate(renamed);
    }

    /** Returns a template of the first {@code count} segments. */
    public KeyTemplate head(int count) {
        return new KeyTemplate(new ArrayList<>(segments.subList(0, count)));
    }

    /** Returns the template in its source form. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (KeySegment segment : segments) {
            switch (segment) {
                case KeySegment.Literal literal ->
                    text.append(literal.text().replace("{", "{{").replace("}", "}}"));
                case KeySegment.Component component -> {
                    text.append('{').append(component.name());
                    if (!component.format().plain()) {
                        text.append(':').append(component.format());
                    }
                    text.append('}');
                }
                case KeySegment.Shard shard -> text.append("{shard}");
            }
        }
        return text.toString();
    }
}
