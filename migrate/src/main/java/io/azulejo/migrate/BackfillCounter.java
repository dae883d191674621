package io.azulejo.migrate;

/** Counter of a backfill. */
public enum BackfillCounter {
    READ("items read"),
    REWRITTEN("rewritten"),
    MOVED("moved to another key"),
    GUARDS("guards written"),
    REPAIRED("guards repaired"),
    /** Items that were deleted while the backfill looked at them. */
    VANISHED("deleted meanwhile"),
    EXPIRED("expired"),
    UNKNOWN("without an entity of the design"),
    /** Guards of earlier builds, which name no owner. */
    WITHOUT_OWNER("guards without an owner"),
    UNREADABLE("unreadable"),
    /** Items whose new form the store does not take, for example because it is too large. */
    REFUSED("refused by the store"),
    DUPLICATES("duplicates of a unique value"),
    /** Guard entities with another content than the item that has the value gives them. */
    GUARD_CONFLICTS("guards with other content"),
    ORPHANED_GUARDS("guards whose owner is gone"),
    OTHER_KEYS("with another key than the design gives them"),
    CONTENDED("left to busy writers"),
    READ_UNITS("read units"),
    WRITE_UNITS("write units");

    private final String text;

    BackfillCounter(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }

    /** Returns whether a count above 0 needs somebody's attention. */
    public boolean problem() {
        return switch (this) {
            case UNREADABLE, REFUSED, DUPLICATES, GUARD_CONFLICTS, ORPHANED_GUARDS, OTHER_KEYS, CONTENDED -> true;
            default -> false;
        };
    }
}
