package io.azulejo.engine.table;

/** A table's latest stream; once it is disabled, DynamoDB still names it. */
public record TableStream(int id, String label, View view, boolean enabled) {
    /** What records show of an item: DynamoDB's view types, under their wire names. */
    public enum View {
        KEYS_ONLY,
        NEW_IMAGE,
        OLD_IMAGE,
        NEW_AND_OLD_IMAGES;

        public boolean showsNew() {
            return this == NEW_IMAGE || this == NEW_AND_OLD_IMAGES;
        }

        public boolean showsOld() {
            return this == OLD_IMAGE || this == NEW_AND_OLD_IMAGES;
        }
    }

    public TableStream disabled() {
        return new TableStream(id, label, view, false);
    }
}
