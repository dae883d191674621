package io.azulejo.processor.read;

import io.azulejo.annotation.SingleTable;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.processor.source.SourceLocation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reader of a complete design from the interface that declares it. */
public final class DesignReader {
    private final ReaderContext reading;

    public DesignReader(ReaderContext reading) {
        this.reading = reading;
    }

    /** Reads the design. Unreadable parts are reported and skipped; the result is empty if nothing is readable. */
    public Optional<ParsedDesign> read(TypeElement design) {
        JavaType type = reading.javaType(design);
        if (design.getKind() != ElementKind.INTERFACE
                || !design.getTypeParameters().isEmpty()) {
            reading.report()
                    .add(
                            Diagnostic.TABLE_SHAPE,
                            SourceLocation.of(design),
                            type.name(),
                            "a design is declared on an interface without type parameters");
            return Optional.empty();
        }
        List<TableDefinition> tables = new ArrayList<>();
        Set<JavaType> named = new LinkedHashSet<>();
        TableReader reader = new TableReader(reading, reading.elements().getPackageOf(design));
        for (AnnotationView mirror : AnnotationView.all(design, SingleTable.class)) {
            tables.add(reader.read(mirror));
            mirror.types("entities").forEach(entity -> named.add(reading.javaType(entity)));
        }
        checkEntitiesOnce(tables);
        PatternReader patterns =
                new PatternReader(new DesignScope(reading, tables, named), (DeclaredType) design.asType());
        methods(design).forEach(patterns::read);
        DesignDefinition definition = new DesignDefinition(
                type,
                tables,
                patterns.projections(),
                patterns.aggregates(),
                patterns.patterns().stream().map(PatternMethod::pattern).toList(),
                List.of());
        return Optional.of(new ParsedDesign(
                definition,
                patterns.patterns(),
                patterns.accessors(),
                reading.places(),
                reading.refused(),
                prefix(design)));
    }

    private static String prefix(TypeElement design) {
        return AnnotationView.all(design, SingleTable.class).stream()
                .map(table -> table.string("prefix"))
                .filter(prefix -> !prefix.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Checks that an entity belongs to one table. */
    private void checkEntitiesOnce(List<TableDefinition> tables) {
        Map<String, TableDefinition> seen = new HashMap<>();
        for (TableDefinition table : tables) {
            for (EntityDefinition entity : table.entities()) {
                if (seen.putIfAbsent(entity.type().qualifiedName(), table) != null) {
                    reading.report()
                            .add(
                                    Diagnostic.TABLE_SHAPE,
                                    reading.places().of(table, "entities"),
                                    table.name(),
                                    "entity " + entity.type().name() + " is already in the design");
                }
            }
        }
    }

    /** Returns the methods in source order, inherited ones last. */
    private static List<ExecutableElement> methods(TypeElement type) {
        List<ExecutableElement> methods = new ArrayList<>(ElementFilter.methodsIn(type.getEnclosedElements()));
        for (TypeMirror parent : type.getInterfaces()) {
            DesignScope.element(parent).ifPresent(element -> methods.addAll(methods(element)));
        }
        return methods;
    }
}
