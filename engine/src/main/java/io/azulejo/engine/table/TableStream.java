package io.azulejo.engine.table;

/** A table's latest stream. DynamoDB still names it after it is disabled. */
public record TableStream(int id, String label, View view, boolean enabled) {
    /** Parts of an item that records contain: DynamoDB's view types, under their wire names. */
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
