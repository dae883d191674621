package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.DefaultDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Check of what is declared for items of earlier builds: default values and aliases. */
final class OldItemsCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (EntityDefinition entity : table.entities()) {
                Map<String, String> meanings = AttributeCheck.meanings(table, entity);
                aliases(design, entity.name(), entity.components(), meanings, report);
                for (ComponentDefinition component : entity.components()) {
                    DefaultDefinition value = component.defaultValue();
                    if (value != null) {
                        defaultValue(
                                design,
                                entity.name(),
                                component,
                                entity.determinedByKey(component, table.delimiterChar())
                                        ? "the table key determines the component"
                                        : fault(component, value),
                                report);
                    }
                    nested(design, component.type(), report);
                }
            }
        }
    }

    private static void nested(ParsedDesign design, ValueType type, Report report) {
        switch (type) {
            case ValueType.ListOf list -> nested(design, list.element(), report);
            case ValueType.SetOf set -> nested(design, set.element(), report);
            case ValueType.MapOf map -> nested(design, map.value(), report);
            case ValueType.Nested record -> {
                String name = record.type().name();
                aliases(design, name, record.components(), new HashMap<>(), report);
                for (ComponentDefinition component : record.components()) {
                    DefaultDefinition value = component.defaultValue();
                    if (value != null) {
                        defaultValue(design, name, component, fault(component, value), report);
                    }
                    nested(design, component.type(), report);
                }
            }
            default -> {}
        }
    }

    private static void defaultValue(
            ParsedDesign design, String owner, ComponentDefinition component, @Nullable String fault, Report report) {
        if (fault != null) {
            report.add(Diagnostic.DEFAULT_VALUE, design.places().of(component), owner, component.name(), fault);
        }
    }

    private static @Nullable String fault(ComponentDefinition component, DefaultDefinition value) {
        if (component.fromKey()) {
            return "a component that is read from the key is never missing";
        }
        if (component.nullable()) {
            return "the component is nullable, so a null that is written would be read as the default";
        }
        return switch (component.role()) {
            case VERSION -> "an item without the attribute has version 0";
            case TTL, SOFT_DELETE, GENERATED_ID -> "the toolkit manages the component";
            default ->
                value.forUnknown() && !(component.type() instanceof ValueType.EnumOf)
                        ? "forUnknown is for enums"
                        : DefaultTexts.fault(component.type(), value.text());
        };
    }

    private static void aliases(
            ParsedDesign design,
            String owner,
            List<ComponentDefinition> components,
            Map<String, String> meanings,
            Report report) {
        components.stream()
                .filter(component -> !component.fromKey())
                .forEach(component -> meanings.putIfAbsent(component.attribute(), "component " + component.name()));
        for (ComponentDefinition component : components) {
            for (String alias : component.aliases()) {
                String before = meanings.putIfAbsent(alias, "component " + component.name());
                String fault = alias.isEmpty()
                        ? "a name is not empty"
                        : before != null ? "the attribute holds " + before : aliasFault(component);
                if (fault != null) {
                    report.add(
                            Diagnostic.ATTRIBUTE_ALIAS,
                            design.places().of(component),
                            alias,
                            owner,
                            component.name(),
                            fault);
                }
            }
        }
    }

    private static @Nullable String aliasFault(ComponentDefinition component) {
        if (component.fromKey()) {
            return "a component that is read from the key has no attribute";
        }
        return component.role() == Role.VERSION || component.role() == Role.TTL || component.role() == Role.SOFT_DELETE
                ? "conditions use the attribute of this component, so it cannot have two names"
                : null;
    }
}
