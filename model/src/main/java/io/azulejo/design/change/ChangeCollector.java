package io.azulejo.design.change;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Collector of the changes of one comparison. Not thread-safe. */
final class ChangeCollector {
    private final List<DesignChange> changes = new ArrayList<>();

    void add(String subject, String text, ChangeEffect... effects) {
        add(subject, text, Set.of(effects));
    }

    void add(String subject, String text, Set<ChangeEffect> effects) {
        changes.add(new DesignChange(subject, text, effects));
    }

    List<DesignChange> all() {
        return List.copyOf(changes);
    }

    /**
     * Returns the changes of an entity whose version has been raised: what the new program could not read, the upcast
     * has to convert.
     */
    List<DesignChange> convertedFrom(int version) {
        return changes.stream()
                .map(change -> {
                    if (!change.effects().contains(ChangeEffect.LOSES_ITEMS)) {
                        return change;
                    }
                    Set<ChangeEffect> effects = EnumSet.copyOf(change.effects());
                    effects.remove(ChangeEffect.LOSES_ITEMS);
                    effects.add(ChangeEffect.NEEDS_BACKFILL);
                    return new DesignChange(
                            change.subject(),
                            change.text() + "; the upcast from version " + version + " has to provide it",
                            effects);
                })
                .toList();
    }

    void addAll(List<DesignChange> more) {
        changes.addAll(more);
    }
}
