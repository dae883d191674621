package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.type.CompanionNames;
import java.util.HashMap;
import java.util.Map;

/**
 * Check for name clashes among generated classes. They are named after entities, nested records, enums and converters,
 * so two such types must not share a simple name. A nested record must also have the same stored form in every table.
 */
final class GeneratedNameCheck implements DesignCheck {

    /** Type that a generated name stands for, with the stored form of a nested record. */
    private record Use(JavaType type, Object form) {}

    @Override
    public void check(ParsedDesign design, Report report) {
        Map<String, Use> uses = new HashMap<>();
        for (TableDefinition table : design.definition().tables()) {
            for (EntityDefinition entity : table.entities()) {
                use(design, entity, uses, entity.type(), "an entity", report);
            }
        }
        design.definition()
                .entities()
                .forEach(entity -> entity.components().forEach(component -> use(design, component, uses, report)));
    }

    private static void use(ParsedDesign design, ComponentDefinition component, Map<String, Use> uses, Report report) {
        use(design, component, component.type(), uses, report);
    }

    private static void use(ParsedDesign design, Object place, ValueType type, Map<String, Use> uses, Report report) {
        switch (type) {
            case ValueType.ListOf list -> use(design, place, list.element(), uses, report);
            case ValueType.SetOf set -> use(design, place, set.element(), uses, report);
            case ValueType.MapOf map -> use(design, place, map.value(), uses, report);
            case ValueType.EnumOf anEnum -> use(design, place, uses, anEnum.type(), "an enum", report);
            case ValueType.Converted converted ->
                use(design, place, uses, converted.converter(), converted.as(), report);
            case ValueType.Nested nested -> {
                use(design, place, uses, nested.type(), nested, report);
                nested.components().forEach(component -> use(design, component, uses, report));
            }
            case ValueType.OneOf oneOf -> {
                use(design, place, uses, oneOf.type(), oneOf, report);
                oneOf.variants().forEach(variant -> use(design, place, variant.form(), uses, report));
            }
            case ValueType.Scalar scalar -> {}
            case ValueType.Time time -> {}
            case ValueType.EpochSeconds seconds -> {}
        }
    }

    private static void use(
            ParsedDesign design, Object place, Map<String, Use> uses, JavaType type, Object form, Report report) {
        Use use = new Use(type, form);
        Use before = uses.putIfAbsent(new CompanionNames(design.definition()).of(type), use);
        if (before != null && !before.equals(use)) {
            report.add(
                    Diagnostic.TABLE_SHAPE,
                    design.places().of(place),
                    design.definition().type().name(),
                    before.type.equals(type)
                            ? "%s would be stored in two ways".formatted(type.name())
                            : "classes generated for %s and %s would have the same name".formatted(before.type, type));
        }
    }
}
