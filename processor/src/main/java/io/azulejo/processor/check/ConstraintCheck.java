package io.azulejo.processor.check;

import io.azulejo.annotation.KeyType;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.ReferenceDefinition;
import io.azulejo.design.UniqueDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.type.TypeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Check that uniqueness constraints and references name existing components and entities whose keys they fill. */
final class ConstraintCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        design.definition().entities().forEach(entity -> {
            for (UniqueDefinition unique : entity.uniques()) {
                unique(design, entity, unique, report);
            }
            for (ReferenceDefinition reference : entity.references()) {
                reference(design, entity, reference, report);
            }
        });
    }

    private static void unique(ParsedDesign design, EntityDefinition entity, UniqueDefinition unique, Report report) {
        List<String> names = new ArrayList<>(unique.scope());
        names.add(unique.component());
        for (String name : names) {
            Optional<ComponentDefinition> component = entity.component(name);
            if (design.refused().contains(entity.type(), name)) {
                continue;
            }
            if (component.isEmpty()) {
                fault(design, entity, unique, name + " is not a component of " + entity.name(), report);
            } else if (!keyable(component.get().type())) {
                fault(design, entity, unique, name + " cannot be written into the key of a guard", report);
            }
        }
        JavaType guard = unique.guard();
        if (guard == null) {
            if (design.definition().tableOf(entity.type()).partitionKeyType() != KeyType.STRING) {
                fault(
                        design,
                        entity,
                        unique,
                        "the partition key is not a string, so the toolkit has no key for a guard; name a guard entity"
                                + " in another table",
                        report);
            }
            return;
        }
        Optional<EntityDefinition> found = entity(design.definition(), guard);
        if (found.isEmpty()) {
            fault(design, entity, unique, guard.name() + " is not an entity of this design", report);
            return;
        }
        for (String name : names) {
            if (!TableKeyTemplates.componentsOfTable(found.get()).contains(name)) {
                fault(
                        design,
                        entity,
                        unique,
                        "the key of guard %s does not contain %s, so it cannot guard it".formatted(guard.name(), name),
                        report);
            }
        }
        for (String name : TableKeyTemplates.componentsOfTable(found.get())) {
            if (!names.contains(name)) {
                fault(
                        design,
                        entity,
                        unique,
                        "the key of guard %s contains %s, so two items could have the same %s; add it to scope"
                                .formatted(guard.name(), name, unique.component()),
                        report);
            }
        }
    }

    private static boolean keyable(ValueType type) {
        return switch (type) {
            case ValueType.Scalar scalar -> scalar.kind() != ValueType.Kind.BYTES;
            case ValueType.Converted converted -> keyable(converted.as());
            case ValueType.EnumOf anEnum -> true;
            case ValueType.Time time -> true;
            default -> false;
        };
    }

    private static void fault(
            ParsedDesign design, EntityDefinition entity, UniqueDefinition unique, String text, Report report) {
        report.add(Diagnostic.UNIQUE_GUARD, design.places().of(unique), entity.name(), text);
    }

    private static void reference(
            ParsedDesign design, EntityDefinition entity, ReferenceDefinition reference, Report report) {
        String fault = fault(design.definition(), entity, reference);
        if (!fault.isEmpty()) {
            report.add(Diagnostic.REFERENCE, design.places().of(reference), entity.name(), fault);
        }
    }

    private static String fault(DesignDefinition design, EntityDefinition entity, ReferenceDefinition reference) {
        Optional<EntityDefinition> found = entity(design, reference.entity());
        if (found.isEmpty()) {
            return reference.entity().name() + " is not an entity of this design";
        }
        List<String> key = List.copyOf(TableKeyTemplates.componentsOfTable(found.get()));
        if (key.size() != reference.by().size()) {
            return "the key of %s takes %s, but by names %s"
                    .formatted(found.get().name(), key, reference.by());
        }
        for (int i = 0; i < key.size(); i++) {
            Optional<ComponentDefinition> own = entity.component(reference.by().get(i));
            Optional<ComponentDefinition> other = found.get().component(key.get(i));
            if (own.isEmpty()) {
                return reference.by().get(i) + " is not a component of " + entity.name();
            }
            if (other.isPresent()
                    && !TypeNames.boxed(own.get().type())
                            .equals(TypeNames.boxed(other.get().type()))) {
                return "%s.%s is not of the type of %s.%s"
                        .formatted(entity.name(), own.get().name(), found.get().name(), key.get(i));
            }
        }
        return "";
    }

    private static Optional<EntityDefinition> entity(DesignDefinition design, JavaType type) {
        return design.entities().filter(entity -> entity.type().equals(type)).findFirst();
    }
}
