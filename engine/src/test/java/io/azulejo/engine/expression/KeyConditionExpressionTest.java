package io.azulejo.engine.expression;

import static io.azulejo.engine.expression.ExpressionFixtures.value;
import static io.azulejo.engine.expression.ExpressionFixtures.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.TypedKeyAttribute;
import io.azulejo.engine.value.AttributeValueType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyConditionExpressionTest {
    private static final TypedKeyAttribute PK = new TypedKeyAttribute("pk", AttributeValueType.S);
    private static final TypedKeyAttribute SK = new TypedKeyAttribute("sk", AttributeValueType.N);

    private final Expressions expressions = new Expressions();

    private KeyRange range(@Nullable TypedKeyAttribute sortKey, String text, Object... placeholders) {
        return KeyConditionExpression.range(
                expressions.keyCondition(text, with(placeholders)).tests(), new KeySchema(PK, sortKey));
    }

    private void refuses(String problem, @Nullable TypedKeyAttribute sortKey, String text, Object... placeholders) {
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> range(sortKey, text, placeholders))
                .withMessage(problem);
    }

    @Test
    void range_isThePartition_andWhatIsAskedOfTheSortKey() {
        assertThat(range(SK, "pk = :p", ":p", "a")).isEqualTo(new KeyRange(value("a"), null));
        assertThat(range(SK, "(#k = :p) AND (sk >= :s)", "#k", "pk", ":p", "a", ":s", 1))
                .isEqualTo(new KeyRange(
                        value("a"), new KeyAttributeCondition.Compared(Comparison.GREATER_OR_EQUAL, value(1))));
        assertThat(range(SK, "sk BETWEEN :s AND :t AND pk = :p", ":p", "a", ":s", 1, ":t", 2))
                .isEqualTo(new KeyRange(value("a"), new KeyAttributeCondition.Between(value(1), value(2))));
        assertThat(range(
                        new TypedKeyAttribute("sk", AttributeValueType.S),
                        "pk = :p AND begins_with(sk, :s)",
                        ":p",
                        "a",
                        ":s",
                        "x"))
                .isEqualTo(new KeyRange(value("a"), new KeyAttributeCondition.BeginsWith(value("x"))));
    }

    @Test
    void range_readsComparisonsFromEitherSide() {
        assertThat(range(SK, ":p = pk AND :s < sk", ":p", "a", ":s", 1))
                .isEqualTo(new KeyRange(value("a"), new KeyAttributeCondition.Compared(Comparison.GREATER, value(1))));
    }

    @Test
    void range_mustFitTheKeys() {
        refuses("Query condition missed key schema element: pk", SK, "sk = :s", ":s", 1);
        refuses("Query condition missed key schema element: pk", SK, "elsewhere = :s", ":s", 1);
        refuses("Query condition missed key schema element: sk", SK, "pk = :p AND elsewhere = :p", ":p", "a");
        refuses("Query key condition not supported", null, "pk = :p AND sk = :p", ":p", "a");
        refuses("Query key condition not supported", SK, "pk > :p", ":p", "a");
        refuses(
                "One or more parameter values were invalid: Condition parameter type does not match schema type",
                SK,
                "pk = :p AND sk = :p",
                ":p",
                "a");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a > b and size(b) > c or a > c | Invalid operator used in KeyConditionExpression: OR",
                "a in (b, size(c), d)           | Invalid operator used in KeyConditionExpression: IN",
                "attribute_exists(a)            | Invalid operator used in KeyConditionExpression: attribute_exists",
                "contains(a.d, b)               | Invalid operator used in KeyConditionExpression: contains",
                "not a > b                      | Invalid operator used in KeyConditionExpression: NOT",
                "a <> b                         | Invalid operator used in KeyConditionExpression: <>",
                "size(b) > a AND a.b > b AND b > c | KeyConditionExpressions cannot contain nested operations",
                "a between size(b) and size(a)  | KeyConditionExpressions cannot contain nested operations",
                "b > a.b                        | Invalid condition in KeyConditionExpression:"
                        + " Multiple attribute names used in one condition",
                "begins_with(a, b)              | Invalid condition in KeyConditionExpression:"
                        + " Multiple attribute names used in one condition",
                "a.d > c                        | KeyConditionExpressions cannot have conditions on nested attributes",
                "b[0] > a                       | KeyConditionExpressions cannot have conditions on nested attributes",
            })
    void refuses_whatNoKeyCanBeAsked(String text, String problem) {
        refuses(problem, SK, text);
    }

    @Test
    void refuses_testsWithoutOneAttribute() {
        refuses(
                "Invalid condition in KeyConditionExpression: BETWEEN operator must have the key attribute as its"
                        + " first operand",
                SK,
                ":a between size(b) and size(a) and b > :b",
                ":a",
                1,
                ":b",
                1);
        refuses(
                "Invalid condition in KeyConditionExpression: begins_with operator must have the key attribute as its"
                        + " first operand",
                SK,
                "begins_with(:a, b) and a > :b",
                ":a",
                "1",
                ":b",
                1);
        refuses(
                "Invalid condition in KeyConditionExpression: No key attribute specified",
                SK,
                ":b > :a AND a < :b",
                ":a",
                1,
                ":b",
                1);
        refuses(
                "KeyConditionExpressions must only contain one condition per key",
                SK,
                "(a > :a and b > :a) and (b > :a and c > :a)",
                ":a",
                1);
        refuses("Conditions can be of length 1 or 2 only", SK, "a = :a AND b = :a AND c = :a", ":a", 1);
    }
}
