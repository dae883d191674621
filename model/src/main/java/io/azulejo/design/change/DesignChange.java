package io.azulejo.design.change;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One change between two versions of a design. Immutable.
 *
 * @param subject what changed: {@code Customer.email}, {@code index GSI1}
 * @param text one sentence on what changed and what follows from it
 * @param effects the effects; none if the change is safe
 */
public record DesignChange(String subject, String text, Set<ChangeEffect> effects) {

    public DesignChange {
        EnumSet<ChangeEffect> ordered = EnumSet.noneOf(ChangeEffect.class);
        ordered.addAll(effects);
        effects = Collections.unmodifiableSet(ordered);
    }

    /** Returns whether programs of both versions can run side by side on all items. */
    public boolean safe() {
        return effects.isEmpty();
    }

    @Override
    public String toString() {
        String kind = safe() ? "safe" : effects.stream().map(ChangeEffect::text).collect(Collectors.joining(", "));
        return kind + ": " + subject + ": " + text;
    }
}
