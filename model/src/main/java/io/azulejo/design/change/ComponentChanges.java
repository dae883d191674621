package io.azulejo.design.change;

import static io.azulejo.design.change.ChangeEffect.BREAKS_READERS;
import static io.azulejo.design.change.ChangeEffect.BREAKS_WRITERS;
import static io.azulejo.design.change.ChangeEffect.LOSES_ITEMS;
import static io.azulejo.design.change.ChangeEffect.NEEDS_BACKFILL;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.DefaultDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.ValueType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Comparison of the components of two versions of an entity or of a nested record. For one use. */
final class ComponentChanges {
    private final String owner;
    private final List<ComponentDefinition> before;
    private final List<ComponentDefinition> after;
    private final Predicate<ComponentDefinition> inKeyBefore;
    private final Predicate<ComponentDefinition> inKeyAfter;
    private final ChangeCollector changes;

    ComponentChanges(EntityDefinition before, EntityDefinition after, char delimiter, ChangeCollector changes) {
        this.owner = after.name();
        this.before = before.components();
        this.after = after.components();
        this.inKeyBefore = component -> before.inKey(component.name()) && before.determinedByKey(component, delimiter);
        this.inKeyAfter = component -> after.inKey(component.name()) && after.determinedByKey(component, delimiter);
        this.changes = changes;
    }

    private ComponentChanges(
            String owner, List<ComponentDefinition> before, List<ComponentDefinition> after, ChangeCollector changes) {
        this.owner = owner;
        this.before = before;
        this.after = after;
        this.inKeyBefore = component -> false;
        this.inKeyAfter = component -> false;
        this.changes = changes;
    }

    /** Compares the components of a nested record. */
    static void nested(
            String owner, List<ComponentDefinition> before, List<ComponentDefinition> after, ChangeCollector changes) {
        new ComponentChanges(owner, before, after, changes).compare();
    }

    /** Returns whether the component of the new version holds the value of the one in the baseline. */
    static boolean same(ComponentDefinition old, ComponentDefinition now) {
        return old.attribute().equals(now.attribute()) || now.aliases().contains(old.attribute());
    }

    void compare() {
        List<ComponentDefinition> gone = new ArrayList<>(before);
        for (ComponentDefinition component : after) {
            ComponentDefinition old = before(component, gone);
            if (old == null) {
                added(component);
            } else {
                gone.remove(old);
                changed(old, component);
            }
        }
        gone.forEach(this::removed);
    }

    private @Nullable ComponentDefinition before(ComponentDefinition component, List<ComponentDefinition> left) {
        List<Predicate<ComponentDefinition>> ways = List.of(
                old -> old.attribute().equals(component.attribute()),
                old -> same(old, component),
                old -> old.name().equals(component.name()));
        for (Predicate<ComponentDefinition> way : ways) {
            for (ComponentDefinition old : left) {
                boolean taken = after.stream()
                        .anyMatch(other ->
                                !other.equals(component) && other.attribute().equals(old.attribute()));
                if (way.test(old) && !taken) {
                    return old;
                }
            }
        }
        return null;
    }

    private String subject(ComponentDefinition component) {
        return owner + "." + component.name();
    }

    private void added(ComponentDefinition component) {
        if (readsMissing(component, inKeyAfter)) {
            switch (component.role()) {
                case VERSION ->
                    changes.add(
                            subject(component),
                            "is a new version: programs that are still out do not raise it, so their writes are"
                                    + " overwritten unnoticed",
                            BREAKS_WRITERS);
                case SOFT_DELETE ->
                    changes.add(
                            subject(component),
                            "marks deleted items: programs that are still out show them",
                            BREAKS_READERS);
                default ->
                    changes.add(
                            subject(component),
                            "is new, items without " + component.attribute() + " are read as "
                                    + missingText(component)
                                    + "; programs that are still out and put whole items write them without it");
            }
        } else {
            changes.add(
                    subject(component),
                    "is new and required: existing items, and those that programs still out write, have no "
                            + component.attribute() + " and are unreadable; add @Default or make it @Nullable",
                    LOSES_ITEMS,
                    BREAKS_WRITERS);
        }
    }

    private static String missingText(ComponentDefinition component) {
        DefaultDefinition value = component.defaultValue();
        if (value != null) {
            return "\"" + value.text() + "\"";
        }
        if (component.nullable()) {
            return "null";
        }
        return component.role() == Role.VERSION ? "0" : "empty, false or what the key says";
    }

    private void removed(ComponentDefinition component) {
        if (readsMissing(component, inKeyBefore) || component.fromKey()) {
            boolean hidden = component.role() == Role.SOFT_DELETE;
            changes.add(
                    subject(component),
                    "is gone: existing items keep " + component.attribute() + " until they are put again"
                            + (hidden ? ", and soft-deleted ones are visible" : ""),
                    hidden ? Set.of(NEEDS_BACKFILL) : Set.of());
        } else {
            changes.add(
                    subject(component),
                    "is gone: programs that are still out cannot read items without " + component.attribute(),
                    BREAKS_READERS);
        }
    }

    private void changed(ComponentDefinition old, ComponentDefinition now) {
        if (!old.attribute().equals(now.attribute())) {
            attribute(old, now);
        } else if (!old.name().equals(now.name())) {
            changes.add(subject(now), "was named " + old.name() + ": the attribute is the same");
        }
        for (String alias : old.aliases()) {
            if (!now.aliases().contains(alias) && !now.attribute().equals(alias)) {
                changes.add(
                        subject(now),
                        "no longer reads the former name " + alias
                                + ": migrate with the design before, so that no item has it",
                        NEEDS_BACKFILL);
            }
        }
        new ValueTypeChanges(subject(now), old, now, changes).compare();
        presence(old, now);
        role(old, now);
    }

    private void attribute(ComponentDefinition old, ComponentDefinition now) {
        boolean aliased = now.aliases().contains(old.attribute());
        boolean required = !readsMissing(now, inKeyAfter);
        Set<ChangeEffect> effects = EnumSet.of(BREAKS_READERS, BREAKS_WRITERS);
        effects.add(aliased ? NEEDS_BACKFILL : LOSES_ITEMS);
        changes.add(
                subject(now),
                "is stored as " + now.attribute() + ", before as " + old.attribute() + ": "
                        + (aliased
                                ? "the new program reads both, programs that are still out read and write only the"
                                        + " old one"
                                : "existing items " + (required ? "are unreadable" : "seem to have no value")
                                        + "; add aliases = \"" + old.attribute() + "\""),
                effects);
    }

    private void presence(ComponentDefinition old, ComponentDefinition now) {
        boolean before = readsMissing(old, inKeyBefore);
        boolean after = readsMissing(now, inKeyAfter);
        DefaultDefinition oldDefault = old.defaultValue();
        DefaultDefinition newDefault = now.defaultValue();
        if (before && !after) {
            boolean wasDefault = oldDefault != null;
            changes.add(
                    subject(now),
                    "is required" + (wasDefault ? " and has no default any more" : ", before it was optional")
                            + ": items without " + now.attribute() + " are unreadable"
                            + (wasDefault ? "; migrate with the design before, so that all have it" : ""),
                    wasDefault ? NEEDS_BACKFILL : LOSES_ITEMS,
                    BREAKS_WRITERS);
        } else if (!before && after && now.nullable()) {
            changes.add(
                    subject(now),
                    "may be null: programs that are still out cannot read items without " + now.attribute(),
                    BREAKS_READERS);
        } else if (oldDefault != null
                && newDefault != null
                && !oldDefault.text().equals(newDefault.text())) {
            changes.add(
                    subject(now),
                    "has the default \"" + newDefault.text() + "\", before \"" + oldDefault.text()
                            + "\": to keep the old value, migrate with the design before",
                    NEEDS_BACKFILL);
        } else if (before && old.nullable() && !now.nullable()) {
            changes.add(
                    subject(now),
                    "cannot be null any more: items without " + now.attribute() + " are read as " + missingText(now));
        }
    }

    private void role(ComponentDefinition old, ComponentDefinition now) {
        if (old.role() == now.role()) {
            return;
        }
        if (now.role() == Role.VERSION || old.role() == Role.VERSION) {
            changes.add(
                    subject(now),
                    (now.role() == Role.VERSION ? "is now" : "is no longer")
                            + " the version: programs of both designs overwrite each other's changes unnoticed",
                    BREAKS_WRITERS);
        } else if (now.role() == Role.SOFT_DELETE || old.role() == Role.SOFT_DELETE) {
            changes.add(
                    subject(now),
                    (now.role() == Role.SOFT_DELETE ? "marks" : "no longer marks")
                            + " deleted items: index keys and what readers see differ",
                    NEEDS_BACKFILL,
                    BREAKS_READERS);
        } else if (now.role() == Role.GENERATED_ID || old.role() == Role.GENERATED_ID) {
            changes.add(subject(now), "changed whether its id is generated: existing ids stay");
        } else {
            changes.add(
                    subject(now),
                    "has the role " + now.role() + ", before " + old.role()
                            + ": programs that are still out do not maintain it",
                    old.role() == Role.DATA || now.role() == Role.DATA ? Set.of() : Set.of(BREAKS_WRITERS));
        }
    }

    /** Returns whether an item without the attribute can be read. */
    private static boolean readsMissing(ComponentDefinition component, Predicate<ComponentDefinition> inKey) {
        boolean emptyOrFalse = component.type() instanceof ValueType.ListOf
                || component.type() instanceof ValueType.SetOf
                || component.type() instanceof ValueType.MapOf
                || Objects.equals(component.type(), new ValueType.Scalar(ValueType.Kind.BOOLEAN));
        return component.nullable()
                || component.defaultValue() != null
                || emptyOrFalse
                || component.fromKey()
                || component.role() == Role.VERSION
                || inKey.test(component);
    }
}
