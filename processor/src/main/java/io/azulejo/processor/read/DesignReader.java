package io.azulejo.processor.read;

import io.azulejo.annotation.SingleTable;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.source.Mirror;
import io.azulejo.processor.source.Place;
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
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads a whole design from the interface it is declared on. */
public final class DesignReader {
    private final Reading reading;

    public DesignReader(Reading reading) {
        this.reading = reading;
    }

    /** The design, with what could not be read reported and left out; absent if nothing can be made of it. */
    public Optional<ReadDesign> read(TypeElement design) {
        JavaType type = reading.javaType(design);
        if (design.getKind() != ElementKind.INTERFACE
                || !design.getTypeParameters().isEmpty()) {
            reading.report()
                    .add(
                            Diagnostic.TABLE_SHAPE,
                            Place.of(design),
                            type.name(),
                            "a design is declared on an interface without type parameters");
            return Optional.empty();
        }
        List<TableDefinition> tables = new ArrayList<>();
        Set<JavaType> named = new LinkedHashSet<>();
        TableReader reader = new TableReader(reading, reading.elements().getPackageOf(design));
        for (Mirror mirror : Mirror.all(design, SingleTable.class)) {
            tables.add(reader.read(mirror));
            mirror.types("entities").forEach(entity -> named.add(reading.javaType(entity)));
        }
        checkEntitiesOnce(tables);
        PatternReader patterns = new PatternReader(new Scope(reading, tables, named));
        methods(design).forEach(patterns::read);
        DesignDefinition definition = new DesignDefinition(
                type,
                tables,
                patterns.projections(),
                patterns.aggregates(),
                patterns.patterns().stream().map(PatternMethod::pattern).toList(),
                List.of());
        return Optional.of(new ReadDesign(definition, patterns.patterns(), patterns.accessors(), reading.places()));
    }

    /** Generated classes are named after the entity, so two of the same name cannot be told apart. */
    private void checkEntitiesOnce(List<TableDefinition> tables) {
        Map<String, TableDefinition> seen = new HashMap<>();
        for (TableDefinition table : tables) {
            for (EntityDefinition entity : table.entities()) {
                if (seen.putIfAbsent(entity.type().companion("").name(), table) != null) {
                    reading.report()
                            .add(
                                    Diagnostic.TABLE_SHAPE,
                                    reading.places().of(table, "entities"),
                                    table.name(),
                                    "entity " + entity.type().name()
                                            + " is already in the design, or another of that name");
                }
            }
        }
    }

    /** In the order of the source, inherited ones last. */
    private static List<ExecutableElement> methods(TypeElement type) {
        List<ExecutableElement> methods = new ArrayList<>(ElementFilter.methodsIn(type.getEnclosedElements()));
        for (TypeMirror parent : type.getInterfaces()) {
            Scope.element(parent).ifPresent(element -> methods.addAll(methods(element)));
        }
        return methods;
    }
}
