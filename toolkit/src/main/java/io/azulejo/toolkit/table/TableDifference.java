package io.azulejo.toolkit.table;

/**
 * Difference between an existing table and the design. Immutable.
 *
 * @param table the physical name
 * @param subject the part that differs: {@code table}, {@code key}, {@code TTL}, {@code index GSI1}
 * @param declared the value in the design
 * @param found the value of the table
 */
public record TableDifference(String table, String subject, String declared, String found) {

    @Override
    public String toString() {
        return table + ": " + subject + " is " + found + ", the design declares " + declared;
    }
}
