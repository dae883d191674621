package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentNameHint;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.PatternDefinition.Container;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.template.KeyTemplate;
import java.util.List;

/**
 * Check for states in table keys, where they cannot change, and for states that no index key takes into account, so
 * that lists mix them.
 */
final class ChangingStateCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (EntityDefinition entity : table.entities()) {
                inKey(design, entity, report);
                for (IndexDefinition index : table.indexes()) {
                    listed(design, table, index, entity, report);
                }
            }
        }
    }

    private static void inKey(ParsedDesign design, EntityDefinition entity, Report report) {
        for (KeyTemplate template : TableKeyTemplates.ofTable(entity)) {
            for (String component : template.components()) {
                if (ComponentNameHint.STATE.of(component)) {
                    report.add(
                            Diagnostic.STATE_IN_KEY,
                            design.places().of(entity, template.equals(entity.pk()) ? "pk" : "sk"),
                            template,
                            entity.name(),
                            component);
                }
            }
        }
    }

    private static void listed(
            ParsedDesign design, TableDefinition table, IndexDefinition index, EntityDefinition entity, Report report) {
        List<Membership> memberships = Membership.inIndex(table, index, entity);
        boolean lists = IndexQueries.of(design.definition(), table, index, entity).stream()
                .anyMatch(query -> query.result().container() != Container.OPTIONAL);
        if (!lists || memberships.stream().anyMatch(membership -> chosen(membership, entity))) {
            return;
        }
        for (ComponentDefinition component : entity.components()) {
            if (component.type().stored().equals("BOOL") && ComponentNameHint.VISIBILITY.of(component.name())) {
                IndexKeyDefinition key = memberships.getFirst().key();
                report.add(
                        Diagnostic.VISIBILITY_NOT_IN_KEY,
                        key == null
                                ? design.places().of(entity)
                                : design.places().of(key),
                        entity.name(),
                        index.name(),
                        component.name());
            }
        }
    }

    private static boolean chosen(Membership membership, EntityDefinition entity) {
        IndexKeyDefinition key = membership.key();
        boolean typed = membership.pk() instanceof KeySource.EntityTypeValue
                && !entity.entityTypes().isEmpty();
        return typed || (key != null && key.when() != null);
    }
}
