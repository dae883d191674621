package io.azulejo.design.change;

import static io.azulejo.design.change.ChangeEffect.BREAKS_WRITERS;
import static io.azulejo.design.change.ChangeEffect.NEEDS_BACKFILL;

import io.azulejo.design.EntityDefinition;
import io.azulejo.design.ReferenceDefinition;
import io.azulejo.design.UniqueDefinition;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Comparison of the unique components and references of two versions of an entity. For one use. */
final class ConstraintChanges {
    private final EntityDefinition before;
    private final EntityDefinition after;
    private final EntityChanges.StoredNames names;
    private final ChangeCollector changes;

    ConstraintChanges(
            EntityDefinition before, EntityDefinition after, EntityChanges.StoredNames names, ChangeCollector changes) {
        this.before = before;
        this.after = after;
        this.names = names;
        this.changes = changes;
    }

    void compare() {
        uniques();
        references();
    }

    private void uniques() {
        List<UniqueDefinition> gone = new ArrayList<>(before.uniques());
        for (UniqueDefinition unique : after.uniques()) {
            Optional<UniqueDefinition> old = gone.stream()
                    .filter(other -> names.before(other.component()).equals(names.after(unique.component())))
                    .findFirst();
            String subject = after.name() + "." + unique.component();
            if (old.isEmpty()) {
                changes.add(
                        subject,
                        "is unique: existing items have no guards, and programs that are still out write none",
                        NEEDS_BACKFILL,
                        BREAKS_WRITERS);
            } else {
                gone.remove(old.get());
                unique(subject, old.get(), unique);
            }
        }
        gone.forEach(unique -> changes.add(
                after.name() + "." + unique.component(),
                "is no longer unique: programs that are still out do not see the values of new items, and the guards"
                        + " of existing items stay",
                BREAKS_WRITERS));
    }

    private void unique(String subject, UniqueDefinition old, UniqueDefinition now) {
        List<String> oldScope = old.scope().stream().map(names::before).toList();
        List<String> newScope = now.scope().stream().map(names::after).toList();
        if (!oldScope.equals(newScope)) {
            changes.add(
                    subject,
                    "is unique within " + newScope + ", before within " + oldScope
                            + ": the guards have other keys, and neither program sees the other one's",
                    NEEDS_BACKFILL,
                    BREAKS_WRITERS);
        }
        if (!Objects.equals(old.guard(), now.guard())) {
            changes.add(
                    subject,
                    "has " + guard(now) + ", before " + guard(old)
                            + ": existing items have none of it, and neither program sees the other one's",
                    NEEDS_BACKFILL,
                    BREAKS_WRITERS);
            return;
        }
        if (!old.name().equals(now.name())) {
            boolean known = now.formerNames().contains(old.name());
            changes.add(
                    subject,
                    "has guards named " + now.name() + ", before " + old.name()
                            + (known
                                    ? ": the new program knows both, programs that are still out only the old ones"
                                    : ": the values of existing items are free until their guards are written;"
                                            + " add formerNames = \"" + old.name() + "\""),
                    NEEDS_BACKFILL,
                    BREAKS_WRITERS);
        }
        for (String former : old.formerNames()) {
            if (!now.formerNames().contains(former) && !now.name().equals(former)) {
                changes.add(
                        subject,
                        "no longer knows guards named " + former
                                + ": migrate with the design before, so that none is left",
                        NEEDS_BACKFILL);
            }
        }
        if (!old.fillings().equals(now.fillings())) {
            changes.add(subject, "fills other components of its guard: existing guards lack them", NEEDS_BACKFILL);
        }
    }

    private static String guard(UniqueDefinition unique) {
        return unique.guard() == null
                ? "guards of the toolkit"
                : "guards of the entity " + unique.guard().simpleName();
    }

    private void references() {
        Set<String> old = texts(before, true);
        Set<String> now = texts(after, false);
        for (String reference : now) {
            if (!old.contains(reference)) {
                Set<ChangeEffect> effects = EnumSet.of(BREAKS_WRITERS);
                changes.add(
                        after.name(),
                        "must refer to " + reference + ": existing items are not checked, and programs that are still"
                                + " out do not check it",
                        effects);
            }
        }
        for (String reference : old) {
            if (!now.contains(reference)) {
                changes.add(after.name(), "need not refer to " + reference + " any more");
            }
        }
    }

    private Set<String> texts(EntityDefinition entity, boolean old) {
        Set<String> texts = new LinkedHashSet<>();
        for (ReferenceDefinition reference : entity.references()) {
            List<String> by = reference.by().stream()
                    .map(name -> old ? names.before(name) : names.after(name))
                    .toList();
            texts.add("an existing " + reference.entity().simpleName() + " by " + by);
        }
        return texts;
    }
}
