package io.azulejo.designer.cost;

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

/** What it costs to write entities: the item, its guards and checks, its copies in the indexes. */
final class WriteCosts {
    private final DesignDefinition design;
    private final Sizes sizes;

    WriteCosts(DesignDefinition design, Sizes sizes) {
        this.design = design;
        this.sizes = sizes;
    }

    /** Whether the toolkit needs a transaction to create or delete the entity. */
    static boolean transactional(EntityDefinition entity, boolean deleted) {
        return !entity.uniques().isEmpty() || (!deleted && !entity.references().isEmpty());
    }

    /** A create, put or delete of a whole item. */
    void whole(Tally tally, EntityDefinition entity, boolean deleted, boolean transaction, double times) {
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

    /** A change of some components in place. */
    void change(Tally tally, EntityDefinition entity, Set<String> components) {
        Set<String> changed = new HashSet<>(components);
        entity.components().stream()
                .filter(component -> component.role() == Role.UPDATED_AT || component.role() == Role.VERSION)
                .forEach(component -> changed.add(component.name()));
        List<UniqueDefinition> moved = entity.uniques().stream()
                .filter(unique -> unique.components().stream().anyMatch(changed::contains))
                .toList();
        TableDefinition table = design.tableOf(entity.type());
        item(tally, table, entity, !moved.isEmpty(), 1);
        // The old guard goes, the new one comes.
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

    private void item(Tally tally, TableDefinition table, EntityDefinition entity, boolean transaction, double times) {
        double units = times * Limits.write(sizes.item(entity)) * (transaction ? 2 : 1);
        KeySource pk = new KeySource.Templated(entity.pk());
        tally.add("table", units);
        tally.charge(new Charge(table.name(), pk.text(), 0, units, sizes.share(entity, pk, 0)));
    }

    private void guard(Tally tally, TableDefinition table, UniqueDefinition unique, double times) {
        JavaType guard = unique.guard();
        if (guard == null) {
            tally.add("guard", 2 * times);
        } else {
            item(tally, table, design.entity(guard), true, times);
        }
    }

    /** @param writes 2 where the key changes: one partition sees the copy go, another sees it come */
    private void index(
            Tally tally,
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
                Sizes.partition(membership.pk()),
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
