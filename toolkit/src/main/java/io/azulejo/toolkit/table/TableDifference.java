package io.azulejo.toolkit.table;

/**
 * Something in which a live table is not what the design says. Immutable.
 *
 * @param table the physical name
 * @param subject what differs: {@code table}, {@code key}, {@code TTL}, {@code index GSI1}
 * @param declared what the design says
 * @param found what the table has
 */
public record TableDifference(String table, String subject, String declared, String found) {

    @Override
    public String toString() {
        return table + ": " + subject + " is " + found + ", the design declares " + declared;
    }
}
