package io.azulejo.migrate;

/**
 * Progress of one segment of a table. Immutable.
 *
 * @param table the physical name of the table
 * @param counts the counts of the segment since it was begun, also by processes before this one
 * @param tableItems the number of items in the table as DynamoDB last counted them, which may be hours ago
 */
public record MigrationProgress(String table, int segment, int segments, BackfillCounts counts, long tableItems) {}
