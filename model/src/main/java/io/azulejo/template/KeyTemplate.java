package io.azulejo.template;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A pattern that builds a key from an entity's components, such as {@code ORDER#{orderId}}. Immutable. */
public record KeyTemplate(List<KeySegment> segments) {

    public KeyTemplate {
        segments = List.copyOf(segments);
    }

    /**
     * Reads a template: literal text with components in braces ({@code {name}}, {@code {name:format}}), two braces for
     * one of them as text.
     */
    public static KeyTemplate parse(String text) {
        return new TemplateParser(text).parse();
    }

    /** The names of the components, each once, in order of first use. */
    public Set<String> components() {
        Set<String> names = new LinkedHashSet<>();
        for (KeySegment segment : segments) {
            if (segment instanceof KeySegment.Component component) {
                names.add(component.name());
            }
        }
        return names;
    }

    public boolean literalOnly() {
        return segments.stream().allMatch(KeySegment.Literal.class::isInstance);
    }

    public boolean sharded() {
        return segments.stream().anyMatch(KeySegment.Shard.class::isInstance);
    }

    /** The text every key begins with: the leading literal, or nothing. */
    public String literalPrefix() {
        return !segments.isEmpty() && segments.getFirst() instanceof KeySegment.Literal literal ? literal.text() : "";
    }

    /** Whether some value of this template's components can give the same key as some value of the other's. */
    public boolean mayEqual(KeyTemplate other, char delimiter) {
        return new TemplateOverlap(delimiter).mayEqual(this, other);
    }

    /** Whether some key of this template begins with some key of the other. */
    public boolean mayBeginWith(KeyTemplate prefix, char delimiter) {
        return new TemplateOverlap(delimiter).mayBeginWith(this, prefix);
    }

    /** The components' texts, decoded, if the key can be read by this template, raw delimiters in values included. */
    public Optional<KeyMatch> match(String key, char delimiter) {
        return KeyMatch.of(this, key, delimiter, KeyMatch.Values.ANY);
    }

    /** What {@link #match} says of one component; null if the key cannot be read by this template. */
    public @Nullable String text(String component, String key, char delimiter) {
        return KeyMatch.text(this, component, key, delimiter);
    }

    /** Whether the key can be read by this template, raw delimiters in values included. */
    public boolean matches(String key, char delimiter) {
        return KeyMatch.isThere(this, key, delimiter, KeyMatch.Values.ANY);
    }

    /** Whether this template can have written the key: unlike in keys of others, no value holds a raw delimiter. */
    public boolean wrote(String key, char delimiter) {
        return KeyMatch.isThere(this, key, delimiter, KeyMatch.Values.ENCODED);
    }

    /** Whether a key of this template, or one of others with raw delimiters in its values, can match the other. */
    public boolean mayMatch(KeyTemplate other) {
        return TemplateOverlap.mayMatch(this, other);
    }

    /** The first {@code count} segments as a template of their own. */
    public KeyTemplate head(int count) {
        return new KeyTemplate(new ArrayList<>(segments.subList(0, count)));
    }

    /** The template as it is written. */
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
