package io.azulejo.studio.pattern;

import io.azulejo.annotation.Converter;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.ValueType;
import java.lang.reflect.Constructor;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Converters that a design stores application types with, by the application type. Immutable. */
final class Converters {
    private final Map<String, ValueType.Converted> byType = new HashMap<>();
    private final ClassLoader loader;

    private Converters(ClassLoader loader) {
        this.loader = loader;
    }

    static Converters of(DesignDefinition design, ClassLoader loader) {
        Converters converters = new Converters(loader);
        design.entities().map(EntityDefinition::components).forEach(converters::collect);
        return converters;
    }

    private void collect(List<ComponentDefinition> components) {
        components.forEach(component -> collect(component.type()));
    }

    private void collect(ValueType type) {
        switch (type) {
            case ValueType.Converted converted ->
                byType.putIfAbsent(converted.type().qualifiedName(), converted);
            case ValueType.Nested nested -> collect(nested.components());
            case ValueType.OneOf oneOf -> oneOf.variants().forEach(variant -> collect(variant.form()));
            case ValueType.ListOf list -> collect(list.element());
            case ValueType.SetOf set -> collect(set.element());
            case ValueType.MapOf map -> collect(map.value());
            default -> {
                // Other types have no converter.
            }
        }
    }

    /** Returns how a type is stored; empty if the design has no converter for it. */
    Optional<ValueType.Converted> of(Class<?> type) {
        return Optional.ofNullable(byType.get(type.getCanonicalName()));
    }

    /** Returns the class of the stored values. */
    Class<?> storedClass(ValueType.Converted converted) {
        for (var method : converter(converted).getClass().getMethods()) {
            if (method.getName().equals("stored") && !method.isBridge()) {
                return method.getReturnType();
            }
        }
        return String.class;
    }

    @SuppressWarnings("unchecked") // the processor checked the converter's types
    @Nullable
    Object value(ValueType.Converted converted, Object stored) {
        return ((Converter<Object, Object>) converter(converted)).value(stored);
    }

    @SuppressWarnings("unchecked") // the processor checked the converter's types
    Object stored(ValueType.Converted converted, Object value) {
        return ((Converter<Object, Object>) converter(converted)).stored(value);
    }

    private Converter<?, ?> converter(ValueType.Converted converted) {
        JavaType type = converted.converter();
        String binaryName = type.packageName() + "." + type.name().replace('.', '$');
        try {
            Constructor<?> constructor = Class.forName(binaryName, true, loader).getDeclaredConstructor();
            constructor.setAccessible(true);
            return (Converter<?, ?>) constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("The studio cannot make the converter " + type, e);
        }
    }
}
