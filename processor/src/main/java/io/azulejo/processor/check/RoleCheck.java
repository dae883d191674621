package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Check that a component with a role has the type that the role needs, and that each role occurs once. */
final class RoleCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (EntityDefinition entity : table.entities()) {
                Set<Role> seen = EnumSet.noneOf(Role.class);
                for (ComponentDefinition component : entity.components()) {
                    String fault = seen.add(component.role()) || component.role() == Role.DATA
                            ? fault(component, entity, table)
                            : "another component already has this annotation";
                    if (fault != null) {
                        report.add(
                                Diagnostic.COMPONENT_ROLE,
                                design.places().of(component),
                                annotation(component.role()),
                                entity.name(),
                                component.name(),
                                fault);
                    }
                }
            }
        }
    }

    private static @Nullable String fault(
            ComponentDefinition component, EntityDefinition entity, TableDefinition table) {
        return switch (component.role()) {
            case DATA -> null;
            case CREATED_AT ->
                !time(component) || component.nullable() ? "it must be an Instant that is not nullable" : null;
            case UPDATED_AT -> time(component) ? null : "it must be an Instant";
            case VERSION -> component.type().equals(scalar(ValueType.Kind.LONG)) ? null : "it must be a long";
            case GENERATED_ID ->
                !component.type().equals(scalar(ValueType.Kind.STRING)) || component.nullable()
                        ? "it must be a String that is not nullable"
                        : null;
            case TTL -> ttl(component, table);
            case SOFT_DELETE -> softDelete(component, entity, table);
        };
    }

    private static @Nullable String ttl(ComponentDefinition component, TableDefinition table) {
        if (!(component.type() instanceof ValueType.EpochSeconds)) {
            return "it must be an Instant";
        }
        return component.attribute().equals(table.ttl())
                ? null
                : "it is stored as \"%s\", but the table's TTL attribute is \"%s\""
                        .formatted(component.attribute(), table.ttl());
    }

    private static @Nullable String softDelete(
            ComponentDefinition component, EntityDefinition entity, TableDefinition table) {
        if (!time(component) || !component.nullable()) {
            return "it must be a nullable Instant";
        }
        if (component.argument().isEmpty()) {
            return null;
        }
        if (table.ttl() == null) {
            return "purgeAfter needs a TTL attribute; name it with ttl = \"…\" on the table";
        }
        if (entity.component(Role.TTL).isPresent()) {
            return "purgeAfter and @Ttl would both write the TTL attribute";
        }
        try {
            return Duration.parse(component.argument()).isNegative() ? "purgeAfter is negative" : null;
        } catch (DateTimeException e) {
            return "purgeAfter = \"%s\" is not a duration such as P30D".formatted(component.argument());
        }
    }

    private static boolean time(ComponentDefinition component) {
        return component.type() instanceof ValueType.Time;
    }

    private static ValueType scalar(ValueType.Kind kind) {
        return new ValueType.Scalar(kind);
    }

    private static String annotation(Role role) {
        return switch (role) {
            case DATA -> "Attribute";
            case CREATED_AT -> "CreatedAt";
            case UPDATED_AT -> "UpdatedAt";
            case VERSION -> "Version";
            case TTL -> "Ttl";
            case SOFT_DELETE -> "SoftDelete";
            case GENERATED_ID -> "GeneratedId";
        };
    }
}
