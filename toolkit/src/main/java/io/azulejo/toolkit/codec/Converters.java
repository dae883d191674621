package io.azulejo.toolkit.codec;

import io.azulejo.annotation.Converter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Converters that are given when a design is created, by their classes: those that carry {@code @Injected}, because
 * they need a secret or a service. Immutable.
 */
public final class Converters {
    public static final Converters NONE = new Converters(Map.of());

    private final Map<Class<?>, Converter<?, ?>> byClass;

    private Converters(Map<Class<?>, Converter<?, ?>> byClass) {
        this.byClass = Map.copyOf(byClass);
    }

    /** Returns these converters; of two of one class the later is used. */
    public static Converters of(List<? extends Converter<?, ?>> converters) {
        Map<Class<?>, Converter<?, ?>> byClass = new LinkedHashMap<>();
        converters.forEach(converter -> byClass.put(converter.getClass(), converter));
        return new Converters(byClass);
    }

    public boolean isEmpty() {
        return byClass.isEmpty();
    }

    /** Returns the converter of this class; null if none was given. */
    public <C> @Nullable C find(Class<C> type) {
        Converter<?, ?> exact = byClass.get(type);
        if (exact != null) {
            return type.cast(exact);
        }
        // A subclass may be given, such as one for tests.
        return byClass.values().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElse(null);
    }

    /** Returns the given converter, for a codec that is about to use it. */
    public static <C> C required(@Nullable C converter, Class<C> type) {
        if (converter == null) {
            throw new IllegalStateException("%s is given when the design is created: %s"
                    .formatted(
                            type.getSimpleName(),
                            "its values are converted in reads, writes and updates, not in conditions and keys"));
        }
        return converter;
    }
}
