package io.azulejo.migrate;

/**
 * Finding about one item. Immutable.
 *
 * @param kind the counter that it adds to
 * @param table the physical name of the table
 * @param key the table key of the item, as text
 * @param text one sentence that says what is wrong
 */
public record ItemFinding(BackfillCounter kind, String table, String key, String text) {

    @Override
    public String toString() {
        return table + " " + key + ": " + text;
    }
}
