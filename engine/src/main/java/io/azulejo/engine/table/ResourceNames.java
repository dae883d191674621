package io.azulejo.engine.table;

import io.azulejo.engine.request.SseSpecification;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The Amazon Resource Names of one region; the account is always 000000000000. */
public record ResourceNames(String region) {
    private static final String TABLE = ":table/";
    private static final String STREAM = "/stream/";
    private static final String BACKUP = "/backup/";
    private static final String EXPORT = "/export/";

    public String table(String name) {
        return "arn:aws:dynamodb:" + region + ":000000000000" + TABLE + name;
    }

    public String index(String tableName, String indexName) {
        return table(tableName) + "/index/" + indexName;
    }

    public String stream(String tableName, String label) {
        return table(tableName) + STREAM + label;
    }

    public String backup(String tableName, String backupName) {
        return table(tableName) + BACKUP + backupName;
    }

    public String export(String tableName, String label) {
        return table(tableName) + EXPORT + label;
    }

    /** Returns the last part of the ARN of an export; null if it is not the ARN of an export. */
    public static @Nullable String exportLabel(String arn) {
        int at = arn.lastIndexOf(EXPORT);
        return arn.startsWith("arn:aws:dynamodb:") && arn.contains(TABLE) && at >= 0
                ? arn.substring(at + EXPORT.length())
                : null;
    }

    /** Returns the last part of the ARN of a backup; null if it is not the ARN of a backup. */
    public static @Nullable String backupLabel(String arn) {
        int at = arn.lastIndexOf(BACKUP);
        return arn.startsWith("arn:aws:dynamodb:") && arn.contains(TABLE) && at >= 0
                ? arn.substring(at + BACKUP.length())
                : null;
    }

    /**
     * Returns the ARN of the key that an encryption names, or null for the default. There is no key service here: a
     * name that is not an ARN stands for a key of its own.
     */
    public @Nullable String kmsKey(@Nullable SseSpecification specification) {
        if (specification == null || !Boolean.TRUE.equals(specification.enabled())) {
            return null;
        }
        String name = specification.kmsMasterKeyId() == null ? "alias/aws/dynamodb" : specification.kmsMasterKeyId();
        if (name.startsWith("arn:")) {
            return name;
        }
        String key = name.startsWith("alias/")
                ? UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString()
                : name;
        return "arn:aws:kms:" + region + ":000000000000:key/" + key;
    }

    /** Returns the table's name in a table ARN of any region; null if it is not a table ARN. */
    public static @Nullable String tableName(String arn) {
        int at = arn.startsWith("arn:aws:dynamodb:") ? arn.indexOf(TABLE) : -1;
        String name = at < 0 ? "" : arn.substring(at + TABLE.length());
        return name.isEmpty() || name.indexOf('/') >= 0 ? null : name;
    }

    /** Returns whether the text has the form of a stream ARN. */
    public static boolean isStream(String arn) {
        return arn.startsWith("arn:aws:dynamodb:") && arn.contains(TABLE) && arn.contains(STREAM);
    }
}
