package io.azulejo.designtools.cost;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.UniqueDefinition;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Calculator of the cost of writes: the item, its guards and checks, and its copies in the indexes. */
final class WriteCostCalculator {
    private final DesignDefinition design;
    private final SizeEstimates sizes;

    WriteCostCalculator(DesignDefinition design, SizeEstimates sizes) {
        this.design = design;
        this.sizes = sizes;
    }

    /** Returns whether the toolkit needs a transaction to create or delete the entity. */
    static boolean transactional(EntityDefinition entity, boolean deleted) {
        return !entity.uniques().isEmpty() || (!deleted && !entity.references().isEmpty());
    }

    /** Adds the cost of a create, put or delete of a whole item. */
    void whole(CostAccumulator tally, EntityDefinition entity, boolean deleted, boolean transaction, double times) {
        TableDefinition table = design.tableOf(entity.type());
        item(tally, table, entity, transaction, times);
        for (UniqueDefinition unique : entity.uniques()) {
            guard(tally, table, unique, times);
        }
        if (!deleted) {
            entity.references()
                    .forEach(reference -> tally.add(
                            "check " + reference.entity().simpleName(),
                            2 * times * Limits.write(sizes.item(design.entity(reference.entity())))));
        }
        for (IndexDefinition index : table.indexes()) {
            List<Membership> memberships = Membership.inIndex(table, index, entity);
            if (!memberships.isEmpty()) {
                index(tally, entity, index, memberships.getFirst(), times, 1);
            }
        }
    }

    /** Adds the cost of an in-place update of some components. */
    void change(CostAccumulator tally, EntityDefinition entity, Set<String> components) {
        Set<String> changed = new HashSet<>(components);
        entity.components().stream()
                .filter(component -> component.role() == Role.UPDATED_AT || component.role() == Role.VERSION)
                .forEach(component -> changed.add(component.name()));
        List<UniqueDefinition> moved = entity.uniques().stream()
                .filter(unique -> unique.components().stream().anyMatch(changed::contains))
                .toList();
        TableDefinition table = design.tableOf(entity.type());
        item(tally, table, entity, !moved.isEmpty(), 1);
        // The old guard is deleted, the new one is written.
        moved.forEach(unique -> guard(tally, table, unique, 2));
        for (IndexDefinition index : table.indexes()) {
            List<Membership> memberships = Membership.inIndex(table, index, entity);
            if (memberships.isEmpty()) {
                continue;
            }
            if (memberships.stream().anyMatch(membership -> keyed(membership, changed))) {
                index(tally, entity, index, memberships.getFirst(), 1, 2);
            } else if (entity.components().stream()
                    .filter(component -> changed.contains(component.name()))
                    .map(ComponentDefinition::attribute)
                    .anyMatch(attribute -> index.projects(attribute, table))) {
                index(tally, entity, index, memberships.getFirst(), 1, 1);
            }
        }
    }

    private void item(
            CostAccumulator tally, TableDefinition table, EntityDefinition entity, boolean transaction, double times) {
        double units = times * Limits.write(sizes.item(entity)) * (transaction ? 2 : 1);
        KeySource pk = new KeySource.Templated(entity.pk());
        tally.add("table", units);
        tally.charge(new Charge(table.name(), pk.text(), 0, units, sizes.share(entity, pk, 0)));
    }

    private void guard(CostAccumulator tally, TableDefinition table, UniqueDefinition unique, double times) {
        JavaType guard = unique.guard();
        if (guard == null) {
            tally.add("guard", 2 * times);
            // A claim checks each former name, a release deletes it.
            if (!unique.formerNames().isEmpty()) {
                tally.add("former guard", 2 * times * unique.formerNames().size());
            }
        } else {
            item(tally, table, design.entity(guard), true, times);
        }
    }

    /**
     * Adds the cost of an index copy. {@code writes} is 2 if the key changes: one partition deletes the copy, another
     * writes it.
     */
    private void index(
            CostAccumulator tally,
            EntityDefinition entity,
            IndexDefinition index,
            Membership membership,
            double times,
            int writes) {
        double units = times * Limits.write(sizes.inIndex(entity, index));
        tally.add(index.name(), units * writes);
        double share = sizes.share(entity, membership.pk(), membership.shards());
        tally.charge(new Charge(
                Charge.where(design, design.tableOf(entity.type()), index),
                SizeEstimates.partition(membership.pk()),
                0,
                units,
                share));
    }

    private static boolean keyed(Membership membership, Set<String> changed) {
        KeySource sk = membership.sk();
        return membership.pk().components().stream().anyMatch(changed::contains)
                || (sk != null && sk.components().stream().anyMatch(changed::contains));
    }
}
