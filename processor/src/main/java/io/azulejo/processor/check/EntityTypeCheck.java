package io.azulejo.processor.check;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.EntityTypeDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.source.SourceLocation;
import java.util.HashMap;
import java.util.Map;

/** Check that an entity-type value belongs to one entity, and that the table declares the entity-type attribute. */
final class EntityTypeCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            Map<String, EntityDefinition> owners = new HashMap<>();
            for (EntityDefinition entity : table.entities()) {
                String entityType = entity.entityType();
                SourceLocation place = design.places().of(entity, "entityType");
                if (entityType == null) {
                    for (EntityTypeDefinition other : entity.entityTypes()) {
                        report.add(
                                Diagnostic.ENTITY_SHAPE,
                                design.places().of(other),
                                entity.name(),
                                "@EntityType is an alternative to the value of @Entity, but @Entity has no value");
                    }
                    continue;
                }
                if (table.entityType() == null) {
                    report.add(
                            Diagnostic.ENTITY_SHAPE,
                            place,
                            entity.name(),
                            "it has an entity type, but its table names no entityType attribute");
                }
                own(owners, entityType, entity, place, report);
                for (EntityTypeDefinition other : entity.entityTypes()) {
                    own(owners, other.value(), entity, design.places().of(other), report);
                }
            }
        }
    }

    private static void own(
            Map<String, EntityDefinition> owners,
            String value,
            EntityDefinition entity,
            SourceLocation place,
            Report report) {
        EntityDefinition owner = owners.putIfAbsent(value, entity);
        if (owner != null && !owner.equals(entity)) {
            report.add(Diagnostic.ENTITY_TYPE_AMBIGUOUS, place, value, owner.name(), entity.name());
        }
    }
}
