package io.azulejo.design.change;

import static io.azulejo.design.change.ChangeEffect.BREAKS_READERS;
import static io.azulejo.design.change.ChangeEffect.BREAKS_WRITERS;
import static io.azulejo.design.change.ChangeEffect.LOSES_ITEMS;
import static io.azulejo.design.change.ChangeEffect.NEEDS_BACKFILL;

import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.TableDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Comparison of two versions of a table. For one use. */
final class TableChanges {
    private final TableDefinition before;
    private final TableDefinition after;
    private final ChangeCollector changes;

    TableChanges(TableDefinition before, TableDefinition after, ChangeCollector changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    void compare() {
        String subject = "table " + after.name();
        if (!before.name().equals(after.name())) {
            changes.add(
                    subject,
                    "was named " + before.name() + ": the new program starts with an empty table, copy the items first",
                    LOSES_ITEMS,
                    BREAKS_READERS,
                    BREAKS_WRITERS);
        }
        if (!key(before).equals(key(after))) {
            changes.add(
                    subject,
                    "has the key " + key(after) + ", before " + key(before)
                            + ": DynamoDB cannot change a table's key, so this is another table",
                    LOSES_ITEMS,
                    BREAKS_READERS,
                    BREAKS_WRITERS);
        }
        if (!before.delimiter().equals(after.delimiter())) {
            changes.add(
                    subject,
                    "separates key parts with " + after.delimiter() + ", before " + before.delimiter()
                            + ": keys with encoded values are other ones",
                    LOSES_ITEMS,
                    BREAKS_READERS,
                    BREAKS_WRITERS);
        }
        entityTypeAttribute(subject);
        ttl(subject);
        indexes();
        entities();
    }

    private static String key(TableDefinition table) {
        return "(" + keyPart(table, table.partitionKey())
                + (table.sortKey() == null ? "" : ", " + keyPart(table, table.sortKey())) + ")";
    }

    private static String keyPart(TableDefinition table, String attribute) {
        return attribute + " " + table.keyTypes().get(attribute);
    }

    private void entityTypeAttribute(String subject) {
        String old = before.entityType();
        String now = after.entityType();
        if (Objects.equals(old, now)) {
            return;
        }
        if (now == null) {
            changes.add(
                    subject,
                    "no longer writes the entity type to " + old + ": programs that are still out do not recognize"
                            + " new items",
                    BREAKS_READERS);
        } else {
            changes.add(
                    subject,
                    "has the entity type in " + now + (old == null ? "" : ", before in " + old)
                            + ": existing items do not have it, and are not recognized",
                    old == null ? new ChangeEffect[] {LOSES_ITEMS, BREAKS_WRITERS} : all());
        }
    }

    private static ChangeEffect[] all() {
        return new ChangeEffect[] {LOSES_ITEMS, BREAKS_READERS, BREAKS_WRITERS};
    }

    private void ttl(String subject) {
        String old = before.ttl();
        String now = after.ttl();
        if (Objects.equals(old, now)) {
            return;
        }
        if (now == null) {
            changes.add(subject, "no longer uses TTL on " + old + ": turn it off, or items go on expiring by it");
        } else if (old == null) {
            changes.add(subject, "uses TTL on " + now + ": turn it on for the table", NEEDS_BACKFILL);
        } else {
            changes.add(
                    subject,
                    "uses TTL on " + now + ", before on " + old + ": DynamoDB allows one attribute, and an hour passes"
                            + " between turning one off and the other on",
                    NEEDS_BACKFILL,
                    BREAKS_WRITERS);
        }
    }

    private void indexes() {
        for (IndexDefinition index : after.indexes()) {
            Optional<IndexDefinition> old = before.index(index.name());
            if (old.isEmpty()) {
                if (index.local()) {
                    changes.add(
                            "index " + index.name(),
                            "is new and local: DynamoDB makes local indexes only together with their table",
                            LOSES_ITEMS);
                } else {
                    changes.add(
                            "index " + index.name(),
                            "is new: add it to the table before the new program queries it",
                            NEEDS_BACKFILL);
                }
            } else if (!shape(before, old.get()).equals(shape(after, index))) {
                changes.add(
                        "index " + index.name(),
                        "is now " + shape(after, index) + ", before " + shape(before, old.get())
                                + ": DynamoDB cannot change an index, so give the new one another name and drop this"
                                + " one later",
                        NEEDS_BACKFILL,
                        BREAKS_READERS);
            }
        }
        for (IndexDefinition index : before.indexes()) {
            if (after.index(index.name()).isEmpty()) {
                changes.add(
                        "index " + index.name(),
                        "is gone: leave it in the table until no program that is still out queries it",
                        BREAKS_READERS);
            }
        }
    }

    private static String shape(TableDefinition table, IndexDefinition index) {
        var types = table.keyTypes();
        String sort = index.sortKey();
        String included = index.include().isEmpty() ? "" : " " + new TreeSet<>(index.include());
        return (index.local() ? "local" : "global") + " (" + index.partitionKey() + " "
                + types.get(index.partitionKey()) + (sort == null ? "" : ", " + sort + " " + types.get(sort)) + ") "
                + index.projection() + included;
    }

    private void entities() {
        List<EntityDefinition> gone = new ArrayList<>(before.entities());
        for (EntityDefinition entity : after.entities()) {
            EntityDefinition old = before(entity, gone);
            if (old == null) {
                changes.add(entity.name(), "is a new entity");
            } else {
                gone.remove(old);
                new EntityChanges(before, old, after, entity).compare(changes);
            }
        }
        gone.forEach(entity ->
                changes.add(entity.name(), "is gone: its items stay in the table, and the new program skips them"));
    }

    /** Returns the same entity in the baseline: by its Java type, or by its entity type if the record was renamed. */
    private @Nullable EntityDefinition before(EntityDefinition entity, List<EntityDefinition> left) {
        for (EntityDefinition other : left) {
            if (other.type().equals(entity.type())) {
                return other;
            }
        }
        boolean typed = entity.entityType() != null && before.entityType() != null;
        for (EntityDefinition other : left) {
            boolean same = typed
                    ? Objects.equals(other.entityType(), entity.entityType())
                    : other.pk().equals(entity.pk()) && Objects.equals(other.sk(), entity.sk());
            boolean stillThere = after.entities().stream()
                    .anyMatch(e -> !e.equals(entity) && e.type().equals(other.type()));
            if (same && !stillThere) {
                return other;
            }
        }
        return null;
    }
}
