package io.azulejo.design.change;

import static io.azulejo.design.change.ChangeEffect.BREAKS_READERS;
import static io.azulejo.design.change.ChangeEffect.BREAKS_WRITERS;
import static io.azulejo.design.change.ChangeEffect.LOSES_ITEMS;
import static io.azulejo.design.change.ChangeEffect.NEEDS_BACKFILL;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.EntityTypeDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.ItemVersionDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.template.KeyTemplate;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Comparison of two versions of an entity. For one use. */
final class EntityChanges {
    private final TableDefinition tableBefore;
    private final EntityDefinition before;
    private final TableDefinition tableAfter;
    private final EntityDefinition after;
    private final ChangeCollector changes = new ChangeCollector();
    private final StoredNames names;

    EntityChanges(
            TableDefinition tableBefore, EntityDefinition before, TableDefinition tableAfter, EntityDefinition after) {
        this.tableBefore = tableBefore;
        this.before = before;
        this.tableAfter = tableAfter;
        this.after = after;
        this.names = new StoredNames(before, after);
    }

    void compare(ChangeCollector all) {
        int from = version(before);
        int to = version(after);
        if (!before.type().equals(after.type())) {
            changes.add(after.name(), "was the Java type " + before.type() + ": nothing that is stored depends on it");
        }
        entityTypes();
        tableKey();
        indexKeys();
        new ComponentChanges(before, after, tableAfter.delimiterChar(), changes).compare();
        new ConstraintChanges(before, after, names, changes).compare();
        all.addAll(to > from ? changes.convertedFrom(from) : changes.all());
        versions(from, to, all);
    }

    private static int version(EntityDefinition entity) {
        ItemVersionDefinition version = entity.itemVersion();
        return version == null ? 1 : version.version();
    }

    private void versions(int from, int to, ChangeCollector all) {
        ItemVersionDefinition old = before.itemVersion();
        ItemVersionDefinition now = after.itemVersion();
        if (to > from) {
            all.add(
                    after.name(),
                    "has version " + to + ", before " + from + ": programs that are still out cannot read items of"
                            + " the new version, and their updates of such an item mix both forms",
                    NEEDS_BACKFILL,
                    BREAKS_READERS,
                    BREAKS_WRITERS);
        } else if (to < from) {
            all.add(
                    after.name(),
                    "has version " + to + ", before " + from + ": items of the higher version are unreadable",
                    LOSES_ITEMS);
        }
        if (old != null && now != null) {
            if (!old.attribute().equals(now.attribute())) {
                all.add(
                        after.name(),
                        "has its version in " + now.attribute() + ", before in " + old.attribute()
                                + ": existing items count as version 1 and are converted again",
                        LOSES_ITEMS,
                        BREAKS_READERS);
            }
            int common = Math.min(old.upcasters().size(), now.upcasters().size());
            for (int i = 0; i < common; i++) {
                if (!old.upcasters().get(i).equals(now.upcasters().get(i))) {
                    all.add(
                            after.name(),
                            "is converted from version " + (i + 1) + " by "
                                    + now.upcasters().get(i).simpleName() + ", before by "
                                    + old.upcasters().get(i).simpleName() + ": both have to give the same item");
                }
            }
        }
    }

    private void entityTypes() {
        Set<String> old = values(tableBefore, before);
        Set<String> now = values(tableAfter, after);
        if (old.equals(now)) {
            return;
        }
        Set<ChangeEffect> effects = EnumSet.noneOf(ChangeEffect.class);
        if (!now.isEmpty() && !now.containsAll(old)) {
            effects.add(LOSES_ITEMS);
            effects.add(BREAKS_WRITERS);
        }
        if (old.isEmpty()) {
            effects.add(LOSES_ITEMS);
            effects.add(BREAKS_WRITERS);
        } else if (!old.containsAll(now) || now.isEmpty()) {
            effects.add(BREAKS_READERS);
        }
        changes.add(
                after.name(),
                "has the entity type " + text(now) + ", before " + text(old)
                        + ": items with another one are not recognized",
                effects);
    }

    private static String text(Set<String> values) {
        return values.isEmpty() ? "of its key" : String.join(" or ", values);
    }

    private static Set<String> values(TableDefinition table, EntityDefinition entity) {
        Set<String> values = new LinkedHashSet<>();
        String first = entity.entityType();
        if (table.entityType() != null && first != null) {
            values.add(first);
            entity.entityTypes().stream().map(EntityTypeDefinition::value).forEach(values::add);
        }
        return values;
    }

    private void tableKey() {
        String old = key(names.before(before.pk()), names.before(before.sk()));
        String now = key(names.after(after.pk()), names.after(after.sk()));
        if (old.equals(now)) {
            return;
        }
        boolean movable = after.entityType() != null && tableAfter.entityType() != null;
        changes.add(
                after.name(),
                "has the key " + key(after.pk(), after.sk()) + ", before " + key(before.pk(), before.sk())
                        + (movable
                                ? ": a migration has to move its items, and programs that are still out use the old keys"
                                : ": without an entity type its existing items cannot be recognized"),
                movable ? NEEDS_BACKFILL : LOSES_ITEMS,
                BREAKS_READERS,
                BREAKS_WRITERS);
    }

    private static String key(@Nullable KeyTemplate pk, @Nullable KeyTemplate sk) {
        return sk == null ? String.valueOf(pk) : pk + " / " + sk;
    }

    private void indexKeys() {
        Set<String> indexes = new LinkedHashSet<>();
        after.indexKeys().forEach(key -> indexes.add(key.index()));
        before.indexKeys().forEach(key -> indexes.add(key.index()));
        for (String index : indexes) {
            List<String> old = before.keysIn(index).stream()
                    .map(key -> text(key, names.before(key.pk()), names.before(key.sk()), true))
                    .toList();
            List<String> now = after.keysIn(index).stream()
                    .map(key -> text(key, names.after(key.pk()), names.after(key.sk()), false))
                    .toList();
            // If the index itself changed or is gone, the table says so.
            if (!old.equals(now) && tableAfter.index(index).isPresent()) {
                indexKey(index, tableBefore.index(index).orElse(null), old, now);
            }
        }
    }

    private void indexKey(String index, @Nullable IndexDefinition existed, List<String> old, List<String> now) {
        String subject = after.name() + " in index " + index;
        if (old.isEmpty()) {
            changes.add(
                    subject,
                    "has the key " + String.join(" or ", now) + ": existing items, and those that programs still out"
                            + " write, are not in the index",
                    NEEDS_BACKFILL,
                    BREAKS_WRITERS);
        } else if (now.isEmpty()) {
            changes.add(
                    subject,
                    "has no key any more: programs that are still out do not find new items there",
                    BREAKS_READERS);
        } else if (existed != null) {
            changes.add(
                    subject,
                    "has the key " + String.join(" or ", now) + ", before " + String.join(" or ", old)
                            + ": existing items are found under the old key, new ones under the new key",
                    NEEDS_BACKFILL,
                    BREAKS_READERS,
                    BREAKS_WRITERS);
        }
    }

    private String text(IndexKeyDefinition key, @Nullable KeyTemplate pk, @Nullable KeyTemplate sk, boolean old) {
        String member = key.when() == null ? "" : key.when().member();
        String when = key.when() == null
                ? ""
                : " when " + (key.when().negated() ? "!" : "") + (old ? names.before(member) : names.after(member));
        return Objects.requireNonNullElse(pk == null ? null : pk.toString(), "-")
                + (sk == null ? "" : " / " + sk)
                + when
                + (key.shards() == 0 ? "" : " in " + key.shards() + " shards");
    }

    /** Names of components by what is stored, so that renaming a Java component is no change. */
    record StoredNames(EntityDefinition old, EntityDefinition now) {

        String before(String component) {
            return old.component(component)
                    .map(found -> now.components().stream()
                            .filter(other -> ComponentChanges.same(found, other))
                            .findFirst()
                            .orElse(found))
                    .map(ComponentDefinition::attribute)
                    .orElse(component);
        }

        String after(String component) {
            return now.component(component).map(ComponentDefinition::attribute).orElse(component);
        }

        @Nullable
        KeyTemplate before(@Nullable KeyTemplate template) {
            return template == null ? null : template.renamed(this::before);
        }

        @Nullable
        KeyTemplate after(@Nullable KeyTemplate template) {
            return template == null ? null : template.renamed(this::after);
        }
    }
}
