package io.azulejo.design;

import io.azulejo.template.KeyTemplate;
import java.util.List;
import java.util.Set;

/** What fills a key attribute of the table or of an index for one entity. */
public sealed interface KeySource {

    /** A template over the entity's components. */
    record Templated(KeyTemplate template) implements KeySource {}

    /** The entity-type attribute, with the values it has for the entity. */
    record EntityTypeValue(List<String> values) implements KeySource {
        public EntityTypeValue {
            values = List.copyOf(values);
        }
    }

    /** The attribute of a component as it is, nothing encoded. */
    record PlainAttribute(ComponentDefinition component) implements KeySource {}

    /** The names of the components the key attribute depends on. */
    default Set<String> components() {
        return switch (this) {
            case Templated templated -> templated.template().components();
            case EntityTypeValue type -> Set.of();
            case PlainAttribute attribute -> Set.of(attribute.component().name());
        };
    }

    /** How the source reads in a message. */
    default String text() {
        return switch (this) {
            case Templated templated -> templated.template().toString();
            case EntityTypeValue type -> String.join(" or ", type.values());
            case PlainAttribute attribute -> "{" + attribute.component().name() + "}";
        };
    }
}
