package io.azulejo.design.change;

import java.util.Locale;

/** Effect of a change of a design that is live. A change without any is safe. */
public enum ChangeEffect {
    /** Existing items or the table lack something until a migration has run. */
    NEEDS_BACKFILL,
    /** Programs that are still out cannot read, or cannot find, what the new program writes. */
    BREAKS_READERS,
    /** Programs that are still out write what the new program finds wrong or not at all. */
    BREAKS_WRITERS,
    /** The new program cannot read, or cannot find, existing items, and no backfill can help. */
    LOSES_ITEMS;

    /** Returns the name for people and command lines, such as {@code needs-backfill}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
