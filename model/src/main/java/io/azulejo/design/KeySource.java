package io.azulejo.design;

import io.azulejo.template.KeyTemplate;
import java.util.List;
import java.util.Set;

/** Source of a key attribute's value for one entity, in the table or in an index. */
public sealed interface KeySource {

    /** A template over the entity's components. */
    record Templated(KeyTemplate template) implements KeySource {}

    /** The entity-type attribute, with the values it has for the entity. */
    record EntityTypeValue(List<String> values) implements KeySource {
        public EntityTypeValue {
            values = List.copyOf(values);
        }
    }

    /** The unencoded value of a component. */
    record PlainAttribute(ComponentDefinition component) implements KeySource {}

    /** Returns the names of the components that the key attribute depends on. */
    default Set<String> components() {
        return switch (this) {
            case Templated templated -> templated.template().components();
            case EntityTypeValue type -> Set.of();
            case PlainAttribute attribute -> Set.of(attribute.component().name());
        };
    }

    /** Returns the source as shown in messages. */
    default String text() {
        return switch (this) {
            case Templated templated -> templated.template().toString();
            case EntityTypeValue type -> String.join(" or ", type.values());
            case PlainAttribute attribute -> "{" + attribute.component().name() + "}";
        };
    }
}
