package io.azulejo.processor.read;

import io.azulejo.annotation.Upcast;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.ItemVersionDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.processor.source.SourceLocation;
import io.azulejo.processor.type.Toolkit;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reader of an entity's version and of the conversions from earlier versions. */
final class UpcastReader {
    private final ReaderContext reading;

    UpcastReader(ReaderContext reading) {
        this.reading = reading;
    }

    /** Returns the versions; null if there is only version 1. */
    @Nullable
    ItemVersionDefinition read(TypeElement entity, int version, String attribute) {
        SortedMap<Integer, JavaType> upcasters = new TreeMap<>();
        for (AnnotationView mirror : AnnotationView.all(entity, Upcast.class)) {
            int from = mirror.integer("from");
            if (from < 1 || from >= version) {
                fault(
                        entity,
                        mirror.place("from"),
                        "from = %d is not from 1 to %d".formatted(from, version - 1) + "; the entity's version is "
                                + version);
            }
            mirror.type("with").ifPresent(type -> {
                String fault = fault(type);
                if (fault != null) {
                    fault(entity, mirror.place("with"), fault);
                }
                if (upcasters.put(from, reading.javaType(type)) != null) {
                    fault(entity, mirror.place("from"), "another one is from version " + from);
                }
            });
        }
        if (version < 1) {
            fault(entity, SourceLocation.of(entity), "the entity's version is at least 1, not " + version);
        }
        if (version < 2) {
            return null;
        }
        if (attribute.isEmpty()) {
            fault(entity, SourceLocation.of(entity), "its table names no itemVersion attribute");
        }
        for (int from = 1; from < version; from++) {
            if (!upcasters.containsKey(from)) {
                fault(
                        entity,
                        SourceLocation.of(entity),
                        "version %d needs one from version %d".formatted(version, from));
                return null;
            }
        }
        return new ItemVersionDefinition(version, attribute, List.copyOf(upcasters.values()));
    }

    private @Nullable String fault(TypeElement type) {
        TypeElement upcaster = reading.elements().getTypeElement(Toolkit.ITEM_UPCASTER.canonicalName());
        if (upcaster == null || !reading.types().isAssignable(type.asType(), upcaster.asType())) {
            return reading.javaType(type).name() + " does not implement ItemUpcaster";
        }
        boolean inner = type.getNestingKind().isNested() && !type.getModifiers().contains(Modifier.STATIC);
        boolean constructible = !inner
                && !type.getModifiers().contains(Modifier.ABSTRACT)
                && ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                        .anyMatch(constructor -> constructor.getParameters().isEmpty()
                                && !constructor.getModifiers().contains(Modifier.PRIVATE));
        return constructible
                ? null
                : reading.javaType(type).name()
                        + " needs a constructor without parameters that generated code can call";
    }

    private void fault(TypeElement entity, SourceLocation place, String text) {
        reading.report().add(Diagnostic.UPCAST, place, entity.getSimpleName(), text);
    }
}
