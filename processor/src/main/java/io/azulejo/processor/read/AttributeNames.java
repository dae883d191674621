package io.azulejo.processor.read;

import io.azulejo.annotation.Naming;
import java.util.Locale;

/** Converter from component names to attribute names. */
final class AttributeNames {
    private final Naming naming;

    AttributeNames(Naming naming) {
        this.naming = naming;
    }

    String of(String component) {
        return switch (naming) {
            case AS_IS -> component;
            case CAMEL_CASE -> component.substring(0, 1).toLowerCase(Locale.ROOT) + component.substring(1);
            case PASCAL_CASE -> component.substring(0, 1).toUpperCase(Locale.ROOT) + component.substring(1);
            case SNAKE_CASE ->
                component
                        .replaceAll("([\\p{Ll}\\p{N}])(\\p{Lu})", "$1_$2")
                        .replaceAll("(\\p{Lu})(\\p{Lu}\\p{Ll})", "$1_$2")
                        .toLowerCase(Locale.ROOT);
        };
    }
}
