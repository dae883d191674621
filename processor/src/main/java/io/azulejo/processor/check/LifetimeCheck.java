package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ReadDesign;
import io.azulejo.processor.report.Report;

/** Finds items that stay when what they belong to expires: TTL removes single items, never their collection. */
final class LifetimeCheck implements DesignCheck {

    @Override
    public void check(ReadDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (EntityDefinition parent : table.entities()) {
                if (expires(parent) && single(parent)) {
                    table.entities().stream()
                            .filter(child -> !expires(child)
                                    && !single(child)
                                    && child.pk().equals(parent.pk()))
                            .forEach(child -> report.add(
                                    Diagnostic.OUTLIVES_PARENT,
                                    design.places().of(child),
                                    child.name(),
                                    parent.name()));
                }
            }
        }
    }

    private static boolean expires(EntityDefinition entity) {
        return entity.component(Role.TTL).isPresent();
    }

    /** Whether a partition holds one item of the entity, which the others of the partition belong to. */
    private static boolean single(EntityDefinition entity) {
        return entity.pk().components().containsAll(Templates.componentsOfTable(entity));
    }
}
