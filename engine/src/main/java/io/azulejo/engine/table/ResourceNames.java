package io.azulejo.engine.table;

import org.jspecify.annotations.Nullable;

/** The Amazon Resource Names of one region; the account is always 000000000000. */
public record ResourceNames(String region) {
    private static final String TABLE = ":table/";
    private static final String STREAM = "/stream/";

    public String table(String name) {
        return "arn:aws:dynamodb:" + region + ":000000000000" + TABLE + name;
    }

    public String index(String tableName, String indexName) {
        return table(tableName) + "/index/" + indexName;
    }

    public String stream(String tableName, String label) {
        return table(tableName) + STREAM + label;
    }

    /** The table's name in the ARN of a table, whatever its region; null if it is none. */
    public static @Nullable String tableName(String arn) {
        int at = arn.startsWith("arn:aws:dynamodb:") ? arn.indexOf(TABLE) : -1;
        String name = at < 0 ? "" : arn.substring(at + TABLE.length());
        return name.isEmpty() || name.indexOf('/') >= 0 ? null : name;
    }

    /** Whether this could be the ARN of a stream. */
    public static boolean isStream(String arn) {
        return arn.startsWith("arn:aws:dynamodb:") && arn.contains(TABLE) && arn.contains(STREAM);
    }
}
