package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;

/**
 * Check for items that remain when their parent item expires. TTL removes single items, never a whole item collection.
 */
final class LifetimeCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
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

    /** Returns whether a partition holds only one item of the entity, so that it is the parent of the others. */
    private static boolean single(EntityDefinition entity) {
        return entity.pk().components().containsAll(TableKeyTemplates.componentsOfTable(entity));
    }
}
