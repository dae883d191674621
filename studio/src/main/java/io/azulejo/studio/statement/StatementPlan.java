package io.azulejo.studio.statement;

import io.azulejo.studio.browse.KeyAttributes;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/**
 * Expected execution of a PartiQL statement, derived from its text.
 *
 * @param kind {@code read} or {@code write}
 * @param table null if the text names no existing table
 * @param index null for the table itself
 * @param explanation one sentence
 * @param scans whether every item of the table or index is read
 */
public record StatementPlan(
        String kind, @Nullable String table, @Nullable String index, String explanation, boolean scans) {
    private static final Pattern TARGET = Pattern.compile(
            "(?is)\\b(?:FROM|INTO|UPDATE)\\s+(?:\"([^\"]+)\"|([\\w.-]+?))(?:\\.(?:\"([^\"]+)\"|([\\w-]+)))?(?=\\s|$|;)");

    /** Returns the plan of a statement on the tables of an endpoint. */
    public static StatementPlan of(DynamoDbClient client, String statement) {
        String kind = statement.strip().toUpperCase(Locale.ROOT).startsWith("SELECT") ? "read" : "write";
        Matcher target = TARGET.matcher(statement);
        if (!target.find()) {
            return new StatementPlan(kind, null, null, "The statement names no table.", false);
        }
        String table = Objects.requireNonNullElse(target.group(1), target.group(2));
        String index = target.group(3) != null ? target.group(3) : target.group(4);
        Optional<KeyAttributes> keys = keys(client, table, index);
        if (keys.isEmpty()) {
            return new StatementPlan(
                    kind,
                    null,
                    index,
                    "There is no " + (index == null ? "table " : "index ") + target.group() + ".",
                    false);
        }
        if (kind.equals("write")) {
            return new StatementPlan(kind, table, index, "Writes one item of " + table + " by its key.", false);
        }
        String where = statement.substring(target.end());
        boolean wholePartition = keys.get().partitionKey().stream().allMatch(key -> comparedForEquality(where, key));
        boolean either = Pattern.compile("(?i)\\bOR\\b").matcher(where).find();
        String place = index == null ? "the table " + table : "the index " + index;
        if (wholePartition && !either) {
            return new StatementPlan(kind, table, index, "Reads one partition of " + place + ": a Query.", false);
        }
        List<String> missing = keys.get().partitionKey();
        return new StatementPlan(
                kind,
                table,
                index,
                "Reads every item of " + place + ": a Scan, because " + String.join(" and ", missing)
                        + (either ? " may differ by OR." : " is not compared with =."),
                true);
    }

    private static boolean comparedForEquality(String where, String attribute) {
        return Pattern.compile("(?is)(?:^|[\\s(])\"?" + Pattern.quote(attribute) + "\"?\\s*(?:=|\\bIN\\b)")
                .matcher(where)
                .find();
    }

    private static Optional<KeyAttributes> keys(DynamoDbClient client, String table, @Nullable String index) {
        try {
            return KeyAttributes.all(client.describeTable(request -> request.tableName(table))
                            .table())
                    .stream()
                    .filter(keys -> Objects.equals(index, keys.index()))
                    .findFirst();
        } catch (ResourceNotFoundException e) {
            return Optional.empty();
        }
    }
}
