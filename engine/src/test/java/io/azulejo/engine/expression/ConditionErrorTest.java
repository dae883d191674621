package io.azulejo.engine.expression;

import static io.azulejo.engine.expression.ExpressionFixtures.list;
import static io.azulejo.engine.expression.ExpressionFixtures.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Error messages of conditions and their order, as public test suites recorded them from AWS. */
class ConditionErrorTest {
    private final Expressions expressions = new Expressions();

    private String refusal(String text, Object... placeholders) {
        try {
            expressions.filter(text, with(placeholders));
        } catch (EngineException e) {
            assertThat(e.error()).isEqualTo(DynamoDbError.VALIDATION);
            assertThat(e.text()).startsWith("Invalid FilterExpression: ");
            return e.text().substring("Invalid FilterExpression: ".length());
        }
        return "accepted";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a > 4                            | 4     | > 4",
                "a                                | <EOF> | a",
                "title attribute_not_exists :t    | attribute_not_exists | title attribute_not_exists :t",
                "tenantAgent:abc123- = :v         | :abc123 | tenantAgent:abc123-",
                "contains(tags, :v1               | <EOF> | :v1",
                "_a = :b                          | _     | _a",
                "a = :b  !                        | !     | :b  !",
                "a in ()                          | )     | ()",
                "a > between                      | between | > between",
                "#$.b > a                         | #     | #$",
                "a in (b,c,)                      | )     | ,)",
                "(size(a)).b > a                  | .     | ).b",
                "ü > a                            | ü     | ü >",
            })
    void refuses_syntaxErrors_withTheTokenAndItsNeighbours(String text, String token, String near) {
        assertThat(refusal(text)).isEqualTo("Syntax error; token: \"" + token + "\", near: \"" + near + "\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "things are not gonna be ok",
                "attribute_exists(Pictures-RearView)",
                "attribute_exists(\"Pictures.RearView\")",
                "attribute_exists(Pictures..RearView)",
                "attribute_exists(Pi#ctures.RearView)",
                "attribute_exists(asdf[a])",
                "a in b, c",
                "a in b",
                "(a)between(b.(c.d))and(c)",
                "(a)between(b.c.d)and((c)",
                "a > :things.stuff",
                "b[:a] > a",
                "b[#_] > a",
                "(a)between(b.c[4.5].#d)and(:a)",
                "size(a).b > a",
                "size(a)[0] > a",
                "a = :b AND",
                "NOT",
                "(a = :b",
                "a BETWEEN :b OR :c"
            })
    void refuses_syntaxErrors_everywhere(String text) {
        assertThat(refusal(text)).startsWith("Syntax error; ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a=a and a > ((views))",
                "(a)between(((b.c)).d)and(c)",
                "a > whatever((:things), ((a)))",
                "a=a AND ((a=a AND a=a)) AND a=a",
                "a=a OR ((a=a OR a=a)) OR a=a",
                "a=a AND ((a=a AND (a=a AND a=a)))",
                "((x = :x)) AND ((y = :y))",
            })
    void refuses_parenthesesInParentheses_beforeAnythingElse(String text) {
        assertThat(refusal(text)).isEqualTo("The expression has redundant parentheses;");
    }

    @Test
    void refuses_thousandsOfParentheses_withoutExhaustingTheStack() {
        String text = "(".repeat(2000) + "a = :b" + ")".repeat(2000);

        assertThat(refusal(text, ":b", 1)).isEqualTo("The expression has redundant parentheses;");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a=a and whatever((:things)) > a | whatever",
                "attRIbute_exIsts((views), #a)   | attRIbute_exIsts",
            })
    void refuses_unknownFunctions(String text, String function) {
        assertThat(refusal(text)).isEqualTo("Invalid function name; function: " + function);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a=a and attribute_exists((views), (#a)) > b | attribute_exists",
                "attribute_not_exists(things) > b | attribute_not_exists",
                "begins_with(things, a) > b       | begins_with",
                "contains(:things, c) > b         | contains",
                "size(contains(a, b)) > a         | contains",
                "size(things)                     | size",
                "NOT size(things)                 | size",
                "a between b and attribute_exists(things) | attribute_exists",
                "a in (b, attribute_exists(things)) | attribute_exists",
                "if_not_exists(a, :b) = :b        | if_not_exists",
                "list_append(a, :b) = :b          | list_append",
            })
    void refuses_functionsInTheWrongPlace(String text, String function) {
        assertThat(refusal(text))
                .isEqualTo("The function is not allowed to be used this way in an expression; function: " + function);
    }

    @ParameterizedTest
    @CsvSource({"'attribute_exists(views, #a)', views", ":a < abOrT, abOrT", "a.status = :b, status"})
    void refuses_reservedWords_asTheyAreWritten(String text, String word) {
        assertThat(refusal(text)).isEqualTo("Attribute name is a reserved keyword; reserved keyword: " + word);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "attribute_exists(#Pictures.RearView, :a) and a=a | #Pictures",
                "begins_with(Pictures.#RearView)                  | #RearView",
                "(#P between :lo and :hi) and (#PC in (:cat1, :cat2)) | #P",
                "#4g > a | #4g",
                "#_ > a  | #_",
            })
    void refuses_undefinedNames(String text, String name) {
        assertThat(refusal(text))
                .isEqualTo("An expression attribute name used in the document path is not defined; attribute name: "
                        + name);
    }

    @ParameterizedTest
    @CsvSource({"'begins_with(:hello, #a, #b)', :hello", ":a < :b, :a", ":_ > a, :_"})
    void refuses_undefinedValues(String text, String value) {
        assertThat(refusal(text))
                .isEqualTo(
                        "An expression attribute value used in expression is not defined; attribute value: " + value);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "attribute_exists(things, a) and a=a | attribute_exists | 2",
                "attribute_type(things)              | attribute_type | 1",
                "begins_with(things, size(a), b)     | begins_with | 3",
                "size(things, a) > b                 | size | 2",
            })
    void refuses_wrongNumbersOfOperands(String text, String function, int operands) {
        assertThat(refusal(text))
                .isEqualTo("Incorrect number of operands for operator or function; operator or function: " + function
                        + ", number of operands: " + operands);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a = a AND #a = b        | = | [a]",
                "#a <> a                 | <> | [a]",
                "((a=a) OR (a=a))        | = | [a]",
                "contains(ab.bc[1].a, ab.bc[1].#a) | contains | [ab, bc, [1], a]",
                "attribute_type(ab.bc[1].#a, ab.bc[1].a) | attribute_type | [ab, bc, [1], a]",
                "a IN (b, #a)            | IN | [a]",
            })
    void refuses_operandsThatAreTheSamePath(String text, String operator, String path) {
        assertThat(refusal(text, "#a", "a"))
                .isEqualTo("The first operand must be distinct from the remaining operands for this operator or"
                        + " function; operator: " + operator + ", first operand: " + path);
    }

    @Test
    void refuses_constantsOfTypesWithoutOrder() {
        assertThat(refusal("a >= :l", ":l", list(1)))
                .isEqualTo(
                        "Incorrect operand type for operator or function; operator or function: >=, operand type: L");
        assertThat(refusal(":l < a", ":l", true))
                .isEqualTo(
                        "Incorrect operand type for operator or function; operator or function: <, operand type: BOOL");
        assertThat(refusal("a BETWEEN :l AND :m", ":l", list(1), ":m", list(2)))
                .isEqualTo("Incorrect operand type for operator or function; operator or function: BETWEEN,"
                        + " operand type: L");
    }

    @Test
    void refuses_operandsThatAFunctionCannotTake() {
        String incorrect = "Incorrect operand type for operator or function; operator or function: ";
        assertThat(refusal("begins_with(a, :n)", ":n", 1)).isEqualTo(incorrect + "begins_with, operand type: N");
        assertThat(refusal("begins_with(a, size(b)) and a=:a", ":a", 1))
                .isEqualTo(incorrect + "begins_with, operand type: N");
        assertThat(refusal("size(:n) > a", ":n", 1)).isEqualTo(incorrect + "size, operand type: N");
        assertThat(refusal("size(size(a)) > :n", ":n", 1)).isEqualTo(incorrect + "size, operand type: N");
        assertThat(refusal("attribute_type(a, :s)", ":s", Set.of("x")))
                .isEqualTo(incorrect + "attribute_type, operand type: SS");
        assertThat(refusal("attribute_type(a, :s)", ":s", "DOG"))
                .isEqualTo("Invalid attribute type name found; type: DOG,"
                        + " valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}");
        assertThat(refusal("attribute_exists(:a)", ":a", "x"))
                .isEqualTo("Operator or function requires a document path; operator or function: attribute_exists");
    }

    @Test
    void refuses_boundsOfDifferentTypesOrInTheWrongOrder() {
        assertThat(refusal("a between :b and :a", ":a", "a", ":b", 1))
                .isEqualTo("The BETWEEN operator requires same data type for lower and upper bounds;"
                        + " lower bound operand: AttributeValue: {N:1}, upper bound operand: AttributeValue: {S:a}");
        assertThat(refusal("a between :b and :a", ":a", "a", ":b", "b"))
                .isEqualTo("The BETWEEN operator requires upper bound to be greater than or equal to lower bound;"
                        + " lower bound operand: AttributeValue: {S:b}, upper bound operand: AttributeValue: {S:a}");
    }

    @Test
    void checks_oneComparisonWhole_beforeTheNext() {
        assertThat(refusal("a > :l AND #missing = b", ":l", list()))
                .startsWith("Incorrect operand type for operator or function");
    }

    @Test
    void refuses_emptyAndLongTexts_byTheirBytes() {
        assertThat(refusal("")).isEqualTo("The expression can not be empty;");
        String longest = "a = :" + "v".repeat(4091);
        assertThat(refusal(longest)).startsWith("An expression attribute value used in expression is not defined");
        assertThat(refusal(longest + "v"))
                .isEqualTo("Expression size has exceeded the maximum allowed size; expression size: 4097");
        assertThat(refusal("é".repeat(2049)))
                .isEqualTo("Expression size has exceeded the maximum allowed size; expression size: 4098");
    }

    @Test
    void refuses_moreThanThreeHundredOperators() {
        String comparisons = "a<b and ".repeat(149) + "a<b";
        assertThat(refusal(comparisons)).isEqualTo("accepted");
        assertThat(refusal(comparisons + " and not a<b"))
                .isEqualTo("The expression contains too many operators; operator count: 301");
    }

    @Test
    void refuses_moreThanAHundredCandidates() {
        assertThat(refusal("a in (b" + ",b".repeat(99) + ")")).isEqualTo("accepted");
        assertThat(refusal("a in (b" + ",b".repeat(100) + ")"))
                .isEqualTo("The IN operator is provided with too many operands; number of operands: 101");
    }

    @Test
    void refuses_pathsThatAreTooDeepAndPositionsThatAreTooFar() {
        assertThat(refusal("a" + ".b".repeat(31) + " = c")).isEqualTo("accepted");
        assertThat(refusal("a" + ".b".repeat(32) + " = c"))
                .isEqualTo("The document path has too many nesting elements; nesting levels: 33");
        assertThat(refusal("a[2147483648] = c"))
                .isEqualTo("List index is not within the allowable range; index: [2147483648]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(attribute_exists(pk)) AND (sk = b)",
                "(attribute_exists(pk) AND (sk = b))",
                "(m = n) AND ((t = x) OR (t = y))",
                "(m = n) AND (NOT (s = x))",
                "NOT NOT NOT NOT a < b",
                "(a)between(b)and(c)",
                "(a.b).c = d",
                "size((a)) = b",
                "a\tbEtWeEn\nb\raNd c",
                "a=b oR c<>d aNd nOt e>=f",
            })
    void accepts_parenthesesAndKeywordsInAnyCase(String text) {
        assertThat(refusal(text)).isEqualTo("accepted");
    }

    @Test
    void names_theParameter_evenIfTheTextIsKnownFromAnother() {
        String text = "#a = :b";
        expressions.filter(text, with("#a", "a", ":b", 1));

        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> expressions.condition(text, with(":b", 1)))
                .withMessage("Invalid ConditionExpression: An expression attribute name used in the document path is"
                        + " not defined; attribute name: #a");
    }
}
