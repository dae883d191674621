package io.azulejo.processor.read;

import io.azulejo.annotation.Converter;
import io.azulejo.design.Diagnostic;
import io.azulejo.processor.source.AnnotationView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reader of the converters of a table. */
final class ConverterReader {
    private final ReaderContext reading;

    ConverterReader(ReaderContext reading) {
        this.reading = reading;
    }

    /** Returns the converters by the qualified names of the types they convert, and reports those that cannot serve. */
    Map<String, TypeElement> read(AnnotationView table) {
        Map<String, TypeElement> converters = new LinkedHashMap<>();
        for (TypeElement converter : table.types("converters")) {
            List<? extends TypeMirror> arguments = arguments(converter.asType());
            if (arguments.size() != 2
                    || !(arguments.getFirst() instanceof DeclaredType type)
                    || !(type.asElement() instanceof TypeElement converted)
                    || !type.getTypeArguments().isEmpty()) {
                fault(table, converter, "it does not declare one type, without type arguments, that it converts");
                continue;
            }
            TypeElement before =
                    converters.putIfAbsent(converted.getQualifiedName().toString(), converter);
            if (before != null) {
                fault(table, converter, "%s converts %s too".formatted(before.getSimpleName(), converted));
            }
        }
        return converters;
    }

    private void fault(AnnotationView table, TypeElement converter, String text) {
        reading.report()
                .add(
                        Diagnostic.CONVERTER,
                        table.place("converters"),
                        reading.javaType(converter).name(),
                        table.string("name"),
                        text);
    }

    /** Returns the two types that a converter declares, or nothing if it is none. */
    List<? extends TypeMirror> arguments(TypeMirror type) {
        if (type instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement element
                && element.getQualifiedName().contentEquals(Converter.class.getCanonicalName())) {
            return declared.getTypeArguments();
        }
        for (TypeMirror supertype : reading.types().directSupertypes(type)) {
            List<? extends TypeMirror> arguments = arguments(supertype);
            if (!arguments.isEmpty()) {
                return arguments;
            }
        }
        return List.of();
    }

    static boolean constructible(TypeElement type) {
        boolean member =
                type.getNestingKind().isNested() && !type.getModifiers().contains(Modifier.STATIC);
        return !member
                && !type.getModifiers().contains(Modifier.ABSTRACT)
                && ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                        .anyMatch(constructor -> constructor.getParameters().isEmpty()
                                && !constructor.getModifiers().contains(Modifier.PRIVATE));
    }
}
