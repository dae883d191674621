package io.azulejo.design.change;

import static io.azulejo.design.change.ChangeEffect.BREAKS_READERS;
import static io.azulejo.design.change.ChangeEffect.BREAKS_WRITERS;
import static io.azulejo.design.change.ChangeEffect.LOSES_ITEMS;
import static io.azulejo.design.change.ChangeEffect.NEEDS_BACKFILL;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DefaultDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.design.ValueType.Kind;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Comparison of the types of two versions of a component. For one use. */
final class ValueTypeChanges {
    /** Number types from narrow to wide; a value of one is a value of those after it. */
    private static final List<Set<Kind>> WIDENING = List.of(
            EnumSet.of(Kind.SHORT, Kind.BOXED_SHORT),
            EnumSet.of(Kind.INT, Kind.BOXED_INT),
            EnumSet.of(Kind.LONG, Kind.BOXED_LONG),
            EnumSet.of(Kind.BIG_INTEGER),
            EnumSet.of(Kind.BIG_DECIMAL));

    private static final Set<Kind> BOOLEANS = EnumSet.of(Kind.BOOLEAN, Kind.BOXED_BOOLEAN);

    private final String subject;
    private final ComponentDefinition before;
    private final ComponentDefinition after;
    private final ChangeCollector changes;

    ValueTypeChanges(String subject, ComponentDefinition before, ComponentDefinition after, ChangeCollector changes) {
        this.subject = subject;
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    void compare() {
        compare(subject, before.type(), after.type());
    }

    private void compare(String what, ValueType old, ValueType now) {
        if (old.equals(now)) {
            return;
        }
        if (!old.stored().equals(now.stored())) {
            changes.add(
                    what,
                    "is stored as " + now.stored() + ", before as " + old.stored()
                            + ": neither program can read what the other one writes",
                    LOSES_ITEMS,
                    BREAKS_READERS,
                    BREAKS_WRITERS);
            return;
        }
        if (old instanceof ValueType.Nested a && now instanceof ValueType.Nested b) {
            ComponentChanges.nested(what, a.components(), b.components(), changes);
        } else if (old instanceof ValueType.OneOf a && now instanceof ValueType.OneOf b) {
            variants(what, a, b);
        } else if (old instanceof ValueType.ListOf a && now instanceof ValueType.ListOf b) {
            compare(what + "[]", a.element(), b.element());
        } else if (old instanceof ValueType.SetOf a && now instanceof ValueType.SetOf b) {
            compare(what + "[]", a.element(), b.element());
        } else if (old instanceof ValueType.MapOf a && now instanceof ValueType.MapOf b) {
            compare(what + "{}", a.value(), b.value());
        } else if (old instanceof ValueType.EnumOf a && now instanceof ValueType.EnumOf b) {
            constants(what, texts(a), texts(b));
        } else if (old instanceof ValueType.EnumOf && text(now)) {
            changes.add(
                    what,
                    "takes any text, before only constants: programs that are still out cannot read other texts",
                    forUnknown(before) ? Set.of() : Set.of(BREAKS_READERS));
        } else if (text(old) && now instanceof ValueType.EnumOf b) {
            changes.add(
                    what,
                    "takes only the constants " + texts(b) + ", before any text: items with other texts are"
                            + (forUnknown(after) ? " read as the default" : " unreadable"),
                    forUnknown(after) ? Set.of() : Set.of(LOSES_ITEMS, BREAKS_WRITERS));
        } else if (old instanceof ValueType.Time a && now instanceof ValueType.Time b) {
            changes.add(
                    what,
                    "has times in " + b.precision() + ", before in " + a.precision()
                            + ": both are readable, but do not sort together in keys and are not equal in conditions",
                    NEEDS_BACKFILL,
                    BREAKS_WRITERS);
        } else if (old instanceof ValueType.Converted a
                && now instanceof ValueType.Converted b
                && a.converter().equals(b.converter())) {
            compare(what, a.as(), b.as());
        } else if (old instanceof ValueType.Scalar a && now instanceof ValueType.Scalar b) {
            scalars(what, a.kind(), b.kind());
        } else {
            changes.add(
                    what,
                    "has another type with the same stored form: check that each program reads what the other one"
                            + " writes",
                    LOSES_ITEMS,
                    BREAKS_READERS);
        }
    }

    private void scalars(String what, Kind old, Kind now) {
        int from = width(old);
        int to = width(now);
        if (from >= 0 && to >= 0) {
            if (from < to) {
                changes.add(
                        what,
                        "is " + now + ", before " + old + ": programs that are still out cannot read larger values",
                        BREAKS_READERS);
            } else if (from > to) {
                changes.add(
                        what,
                        "is " + now + ", before " + old + ": items with larger values are unreadable",
                        LOSES_ITEMS,
                        BREAKS_WRITERS);
            }
            return;
        }
        if (BOOLEANS.contains(old) && BOOLEANS.contains(now)) {
            return;
        }
        if (now == Kind.STRING) {
            changes.add(
                    what,
                    "takes any text, before " + old + ": programs that are still out cannot read other texts",
                    BREAKS_READERS);
            return;
        }
        changes.add(
                what,
                "is " + now + ", before " + old + ": values that are no " + now + " are unreadable",
                LOSES_ITEMS,
                BREAKS_READERS,
                BREAKS_WRITERS);
    }

    private static int width(Kind kind) {
        for (int i = 0; i < WIDENING.size(); i++) {
            if (WIDENING.get(i).contains(kind)) {
                return i;
            }
        }
        return -1;
    }

    private void constants(String what, Set<String> old, Set<String> now) {
        Set<String> more = new LinkedHashSet<>(now);
        more.removeAll(old);
        if (!more.isEmpty()) {
            changes.add(
                    what,
                    "has the new values " + more + ": programs that are still out "
                            + (forUnknown(before) ? "read them as the default" : "cannot read items with them"),
                    forUnknown(before) ? Set.of() : Set.of(BREAKS_READERS));
        }
        Set<String> fewer = new LinkedHashSet<>(old);
        fewer.removeAll(now);
        if (!fewer.isEmpty()) {
            changes.add(
                    what,
                    "has no values " + fewer + " any more: items with them are "
                            + (forUnknown(after)
                                    ? "read as the default"
                                    : "unreadable; add @Default(forUnknown = true)"),
                    forUnknown(after) ? Set.of() : Set.of(LOSES_ITEMS, BREAKS_WRITERS));
        }
    }

    private void variants(String what, ValueType.OneOf old, ValueType.OneOf now) {
        if (!old.discriminator().equals(now.discriminator())) {
            changes.add(
                    what,
                    "says its kind in " + now.discriminator() + ", before in " + old.discriminator()
                            + ": neither program can read what the other one writes",
                    LOSES_ITEMS,
                    BREAKS_READERS,
                    BREAKS_WRITERS);
            return;
        }
        constants(what, values(old), values(now));
        for (ValueType.Variant variant : now.variants()) {
            Optional<ValueType.Variant> same = old.variants().stream()
                    .filter(other -> other.value().equals(variant.value()))
                    .findFirst();
            same.ifPresent(other -> ComponentChanges.nested(
                    what + "(" + variant.value() + ")",
                    other.form().components(),
                    variant.form().components(),
                    changes));
        }
    }

    private static Set<String> values(ValueType.OneOf type) {
        Set<String> values = new LinkedHashSet<>();
        type.variants().forEach(variant -> values.add(variant.value()));
        return values;
    }

    private static Set<String> texts(ValueType.EnumOf type) {
        Set<String> texts = new LinkedHashSet<>();
        type.constants().forEach(constant -> texts.add(constant.text()));
        return texts;
    }

    private static boolean text(ValueType type) {
        return type instanceof ValueType.Scalar scalar && scalar.kind() == Kind.STRING;
    }

    private static boolean forUnknown(ComponentDefinition component) {
        DefaultDefinition value = component.defaultValue();
        return value != null && value.forUnknown();
    }
}
