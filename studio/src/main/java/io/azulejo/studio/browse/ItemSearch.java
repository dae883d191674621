package io.azulejo.studio.browse;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.studio.json.StudioItemJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Search for the items of a table or index: all of them, or those of one partition, by sort key and by filters.
 *
 * @param index null for the table itself
 * @param partition the value of each partition key attribute; empty for all partitions
 * @param sort the condition on the sort key, null for all sort keys
 * @param filters conditions on other attributes, which must all hold
 */
public record ItemSearch(
        @Nullable String index,
        List<AttributeValue> partition,
        @Nullable Test sort,
        List<Test> filters,
        boolean descending,
        int limit,
        @Nullable String cursor) {
    private static final int MAX_LIMIT = 500;
    private static final int DEFAULT_LIMIT = 100;

    public ItemSearch {
        partition = List.copyOf(partition);
        filters = List.copyOf(filters);
        if (limit < 1 || limit > MAX_LIMIT) {
            throw ProblemException.badParameter("limit", "must be 1 to " + MAX_LIMIT);
        }
    }

    /**
     * Comparison of an attribute with values.
     *
     * @param values one value, two for {@code between}, none for {@code exists} and {@code missing}
     */
    public record Test(String attribute, String operator, List<AttributeValue> values) {
        public Test {
            values = List.copyOf(values);
        }
    }

    /** Returns the search in a request's body. */
    public static ItemSearch of(Map<String, @Nullable Object> body) {
        Object limit = body.get("limit");
        return new ItemSearch(
                text(body.get("index")),
                values("partition", body.get("partition")),
                body.get("sort") == null ? null : test("sort", body.get("sort")),
                tests(body.get("filters")),
                Boolean.TRUE.equals(body.get("descending")),
                limit == null ? DEFAULT_LIMIT : number(limit),
                text(body.get("cursor")));
    }

    private static int number(Object limit) {
        try {
            return Integer.parseInt(limit.toString());
        } catch (NumberFormatException e) {
            throw ProblemException.badParameter("limit", "must be a number, not " + limit);
        }
    }

    private static @Nullable String text(@Nullable Object value) {
        return value == null || value.toString().isEmpty() ? null : value.toString();
    }

    private static List<Test> tests(@Nullable Object tree) {
        List<Test> tests = new ArrayList<>();
        if (tree instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                tests.add(test("filters." + i, list.get(i)));
            }
        }
        return tests;
    }

    private static Test test(String path, @Nullable Object tree) {
        if (tree instanceof Map<?, ?> members
                && members.get("attribute") instanceof String attribute
                && members.get("operator") instanceof String operator) {
            return new Test(attribute, operator, values(path + ".values", members.get("values")));
        }
        throw ProblemException.invalid(path, "must have an attribute and an operator");
    }

    private static List<AttributeValue> values(String path, @Nullable Object tree) {
        return switch (tree) {
            case null -> List.of();
            case List<?> list ->
                list.stream().map(value -> StudioItemJson.value(path, value)).toList();
            default -> List.of(StudioItemJson.value(path, tree));
        };
    }
}
