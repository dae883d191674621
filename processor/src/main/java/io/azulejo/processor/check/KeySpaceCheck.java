package io.azulejo.processor.check;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.Element;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.template.KeyTemplate;
import java.util.List;

/** Check that entities of one key space can be told apart by their items, and have keys in common. */
final class KeySpaceCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (EntityDefinition entity : table.entities()) {
                if (entity.keySpace() != null) {
                    String fault = fault(table, entity);
                    if (!fault.isEmpty()) {
                        report(design, entity, fault, report);
                    }
                }
            }
        }
        for (PatternDefinition pattern : design.definition().patterns()) {
            if (pattern instanceof PatternDefinition.Query query) {
                projection(design, query, report);
            }
        }
    }

    private static String fault(TableDefinition table, EntityDefinition entity) {
        if (entity.entityType() == null) {
            return "items of one key are told apart by their entity type; give @Entity a value";
        }
        List<EntityDefinition> others = table.entities().stream()
                .filter(other -> !other.type().equals(entity.type()) && entity.sharesKeySpace(other))
                .toList();
        if (others.isEmpty()) {
            return "no other entity of the table is in it";
        }
        return others.stream().noneMatch(other -> mayEqual(entity, other, table.delimiterChar()))
                ? "its keys and those of %s can never be equal"
                        .formatted(others.getFirst().name())
                : "";
    }

    private static boolean mayEqual(EntityDefinition one, EntityDefinition other, char delimiter) {
        KeyTemplate sk = one.sk();
        KeyTemplate otherSk = other.sk();
        return one.pk().mayEqual(other.pk(), delimiter)
                && (sk == null || otherSk == null || sk.mayEqual(otherSk, delimiter));
    }

    /** Projections tell items apart by their table keys, so these need the entity type. */
    private static void projection(ParsedDesign design, PatternDefinition.Query query, Report report) {
        DesignDefinition definition = design.definition();
        EntityDefinition entity = definition.entity(query.entities().getFirst());
        TableDefinition table = definition.tableOf(entity.type());
        String name = query.index();
        IndexDefinition index = name == null ? null : table.index(name).orElse(null);
        String entityType = table.entityType();
        if (entity.keySpace() != null
                && query.result().of() == Element.PROJECTION
                && index != null
                && entityType != null
                && !index.projects(entityType, table)) {
            report(
                    design,
                    entity,
                    "access pattern %s needs the entity type in %s, but index %s does not project %s"
                            .formatted(query.name(), query.result().element().name(), index.name(), entityType),
                    report);
        }
    }

    private static void report(ParsedDesign design, EntityDefinition entity, String fault, Report report) {
        report.add(
                Diagnostic.KEY_SPACE,
                design.places().of(entity, "space"),
                String.valueOf(entity.keySpace()),
                entity.name(),
                fault);
    }
}
