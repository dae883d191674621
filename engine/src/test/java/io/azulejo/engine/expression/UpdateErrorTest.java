package io.azulejo.engine.expression;

import static io.azulejo.engine.expression.ExpressionFixtures.list;
import static io.azulejo.engine.expression.ExpressionFixtures.map;
import static io.azulejo.engine.expression.ExpressionFixtures.with;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.error.EngineException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Error messages of updates and their order, as public test suites recorded them from AWS. */
class UpdateErrorTest {
    private final Expressions expressions = new Expressions();

    private String refusal(String text, Object... placeholders) {
        try {
            expressions.update(text, with(placeholders));
        } catch (EngineException e) {
            assertThat(e.text()).startsWith("Invalid UpdateExpression: ");
            return e.text().substring("Invalid UpdateExpression: ".length());
        }
        return "accepted";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "INVALID SYNTAX HERE | INVALID | INVALID SYNTAX",
                "SET _123 = :val1    | _       | SET _123",
                "set a               | <EOF>   | a",
                "set a = b + c + d   | +       | c + d",
                "remove a b          | b       | a b",
            })
    void refuses_syntaxErrors_withTheTokenAndItsNeighbours(String text, String token, String near) {
        assertThat(refusal(text)).isEqualTo("Syntax error; token: \"" + token + "\", near: \"" + near + "\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "whatever",
                "add a",
                "delete a",
                "set a=set",
                "remove a = b",
                "add a = b",
                "delete a b",
                "delete a if_not_exist(b)",
                "add abort b",
                "set a b",
                "set :a = b",
                "add :a b",
                "remove :a",
                "set a = b / c",
                "set a = b * c",
                "set a[1] = \"eight\"",
                "set a[1] = 1",
                "SET a = if_not_exist(a, 100)",
                "SET if_not_exist(a, b) = a",
                "set (a = (b + c))",
                "set a = (b.c).d + e",
                "set a = (b.c)[0] + e",
                "SET c = if_not_exists(c, :a+:b)",
                "set a = :b,"
            })
    void refuses_syntaxErrors_everywhere(String text) {
        assertThat(refusal(text)).startsWith("Syntax error; ");
    }

    @Test
    void complains_inDynamoDbsOrder() {
        assertThat(refusal(" set #c = :c set abOrt = true ", ":a", 1))
                .isEqualTo("Attribute name is a reserved keyword; reserved keyword: abOrt");
        assertThat(refusal("set #c = if_not_exist(:c) set c = d", ":a", 1))
                .isEqualTo("Invalid function name; function: if_not_exist");
        assertThat(refusal("set a = list_append(list_append(:a, :b), :c) set c = d"))
                .isEqualTo("The function is not allowed to be used this way in an expression; function: list_append");
        assertThat(refusal("set a = size(b)"))
                .isEqualTo("The function is not allowed to be used this way in an expression; function: size");
        assertThat(refusal("set a = #c set c = :d"))
                .isEqualTo("The \"SET\" section can only be used once in an update expression;");
        assertThat(refusal("remove #d set a = b remove e"))
                .isEqualTo("The \"REMOVE\" section can only be used once in an update expression;");
        assertThat(refusal("SET #c = if_not_exists(:c)"))
                .isEqualTo("An expression attribute name used in the document path is not defined; attribute name: #c");
        assertThat(refusal("SET #a = if_not_exists(:c)", "#a", "a"))
                .isEqualTo("An expression attribute value used in expression is not defined; attribute value: :c");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "set d[1] = a, d.b = a, c[1].a = a, #c = if_not_exists(a) | [c, [1], a] | [c]",
                "set #c[3].#d = a, #c[3] = a | [c, [3], [3]] | [c, [3]]",
                "set a = b remove a          | [a] | [a]",
                "set a.b = c, a.b.c.d.e = c  | [a, b] | [a, b, c, d, e]",
            })
    void refuses_overlappingPaths(String text, String one, String two) {
        assertThat(refusal(text, "#c", "c", "#d", "[3]"))
                .isEqualTo("Two document paths overlap with each other; must remove or rewrite one of these paths;"
                        + " path one: " + one + ", path two: " + two);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "set #c[3].#d = a, #c.#d[3] = if_not_exists(a) | [c, [3], [3]] | [c, [3], [3]]",
                "remove a.#c set a[1] = #d | [a, c] | [a, [1]]",
            })
    void refuses_conflictingPaths(String text, String one, String two) {
        assertThat(refusal(text, "#c", "c", "#d", "[3]"))
                .isEqualTo("Two document paths conflict with each other; must remove or rewrite one of these paths;"
                        + " path one: " + one + ", path two: " + two);
    }

    @Test
    void refuses_operandsThatAddAndDeleteCannotTake_beforeThoseOfFunctions() {
        assertThat(refusal("set b = list_append(:a, a), c = if_not_exists(a) add a.b :a", ":a", "a"))
                .isEqualTo("Incorrect operand type for operator or function; operator: ADD, operand type: STRING,"
                        + " typeSet: ALLOWED_FOR_ADD_OPERAND");
        assertThat(refusal("delete a.b :a", ":a", 1))
                .isEqualTo("Incorrect operand type for operator or function; operator: DELETE, operand type: NUMBER,"
                        + " typeSet: ALLOWED_FOR_DELETE_OPERAND");
        assertThat(refusal("add a.b :a", ":a", map("x", 1))).contains("operand type: MAP");
        assertThat(refusal("add a.b :a", ":a", list(1))).contains("operand type: LIST");
        assertThat(refusal("delete a.b :a", ":a", true)).contains("operand type: BOOLEAN");
    }

    @Test
    void refuses_operandsThatAFunctionCannotTake() {
        String incorrect = "Incorrect operand type for operator or function; operator or function: ";
        assertThat(refusal("set a = list_append(a, :b)", ":b", 1))
                .isEqualTo(incorrect + "list_append, operand type: N");
        assertThat(refusal("set a = :a + :c", ":a", "x", ":c", true)).isEqualTo(incorrect + "+, operand type: S");
        assertThat(refusal("set a = a - :l", ":l", list())).isEqualTo(incorrect + "-, operand type: L");
        assertThat(refusal("set a = list_append(c)"))
                .isEqualTo("Incorrect number of operands for operator or function; operator or function: list_append,"
                        + " number of operands: 1");
        assertThat(refusal("set a = if_not_exists(:a, c)", ":a", 1))
                .isEqualTo("Operator or function requires a document path; operator or function: if_not_exists");
        assertThat(refusal("set a = if_not_exists(if_not_exists(a, b), c)"))
                .isEqualTo("Operator or function requires a document path; operator or function: if_not_exists");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "set a = (b + c)",
                "set a = ((b.c.d)+(e))",
                "set a = (b) + (c)",
                "  sEt   b=c  ReMoVe d",
                "set a = list_append(if_not_exists(a, b), c)",
                "set a = if_not_exists(a, b) + if_not_exists(c, d)",
            })
    void accepts_parenthesesAndSectionsInAnyCase(String text) {
        assertThat(refusal(text)).isEqualTo("accepted");
    }

    @Test
    void refuses_emptyTexts() {
        assertThat(refusal("")).isEqualTo("The expression can not be empty;");
    }
}
