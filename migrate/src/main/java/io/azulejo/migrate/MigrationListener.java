package io.azulejo.migrate;

/** Listener of a migration. Its methods are called on the threads that do the work. */
public interface MigrationListener {

    /** Called before a table is changed. */
    default void onStep(TableStep step) {}

    /** Called when an item is met that the migration leaves as it is, or repairs only on demand. */
    default void onFinding(ItemFinding finding) {}

    /** Called after each page. */
    default void onProgress(MigrationProgress progress) {}

    /** Called when the work waits for another runner, which may have died, until the end of its lease. */
    default void onWaiting() {}
}
