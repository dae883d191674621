package io.azulejo.engine.partiql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.BoolValue;
import io.azulejo.engine.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Error messages for statements that DynamoDB cannot parse, as public test suites recorded them from AWS. */
class StatementErrorTest {
    private static final String MALFORMED = "Statement wasn't well formed, can't be processed: ";

    private final Statements statements = new Statements();

    private String refusal(String statement, Value... parameters) {
        EngineException refused =
                catchThrowableOfType(EngineException.class, () -> statements.bind(statement, List.of(parameters)));
        assertThat(refused).as("refusal of %s", statement).isNotNull();
        assertThat(refused.error()).isEqualTo(DynamoDbError.VALIDATION);
        return refused.text();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT * FROM \"Orders\" WHERE pk = 1 foo",
                "SELECT * FROM \"Orders\" WHERE pk = 1 e5",
                "SELECT * FROM \"Orders\" WHERE pk = 1)",
                "SELECT * FROM \"Orders\" ORDER BY pk WHERE pk = 1",
                "INSERT INTO \"Orders\" VALUE {'pk': 1} foo",
                "INSERT INTO \"Orders\" t VALUE {'pk': 'x'}",
                "UPDATE \"Orders\" SET a = 9 WHERE pk = 1 foo",
                "DELETE FROM \"Orders\" WHERE pk = 1 foo",
                "DELETE FROM \"Orders\" WHERE pk = 1 ORDER BY pk",
                "FROM \"Orders\" SET c = 1 WHERE pk = 'x'"
            })
    void bind_tokensLeftOver_refused(String statement) {
        assertThat(refusal(statement)).isEqualTo(MALFORMED + "Unexpected token after expression");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT * FROM \"Orders\" WHERE pk = 1e2147483648",
                "SELECT * FROM \"Orders\" WHERE pk = 1.5e-2147483647",
                "SELECT * FROM \"Orders\" WHERE pk = 1 # note",
                "SELECT * FROM \"Orders\" WHERE pk = 1 /* note",
                "SELECT * FROM \"Orders"
            })
    void bind_textThatMakesNoTokens_refusedWithoutDetail(String statement) {
        assertThat(refusal(statement)).isEqualTo(MALFORMED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT * FROM \"Orders\" WHERE",
                "SELECT * FROM \"Orders\" WHERE;",
                "SELECT pk FROM \"Orders\" WHERE   ",
                "UPDATE \"Orders\" SET a = 1 WHERE",
                "DELETE FROM \"Orders\" WHERE",
                "SELECT * FROM \"Orders\" WHERE NOT",
                "SELECT * FROM \"Orders\" WHERE (",
                "SELECT * FROM"
            })
    void bind_nothingWhereATermIsDue_refused(String statement) {
        assertThat(refusal(statement)).isEqualTo(MALFORMED + "Unexpected term");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SLECT * FROM \"Orders\"                      | Expected data manipulation",
                "UPDATE Orders-2 SET a = 1 WHERE pk = 'x'     | Expected data manipulation",
                "SELECT * FROM \"Orders\" WHERE pk = 'a' AND  | Missing right-hand side expression of infix operator",
                "SELECT * FROM \"Orders\" WHERE ORDER BY pk   | Unexpected keyword",
                "SELECT * FROM \"Orders\" WHERE date = 'a'    | Unexpected keyword",
                "SELECT * FROM \"Orders\" WHERE IS NULL       | Unexpected operator",
                "SELECT * FROM \"Orders\" WHERE pk = LIKE     | Unexpected operator",
                "SELECT * FROM \"Orders\" WHERE x IS FOO      | Expected type name",
                "DELETE FROM                                  | Expected identifier for simple path",
                "DELETE FROM WHERE pk = 'a'                   | Expected identifier for simple path",
                "DELETE \"Orders\" WHERE pk = 'a'             | Expected FROM after DELETE",
                "SELECT pk WHERE pk = 'a'                     | Expected FROM after SELECT list"
            })
    void bind_ungrammaticalStatement_refusedWithTheDetail(String statement, String detail) {
        assertThat(refusal(statement)).isEqualTo(MALFORMED + detail);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT * FROM \"Orders\" t WHERE pk = 'x'        | Aliasing is not supported",
                "SELECT * FROM \"Orders\" AS t WHERE pk = 'x'     | Aliasing is not supported",
                "UPDATE \"Orders\" t SET a = 3 WHERE pk = 'x'     | Aliasing is not supported",
                "DELETE FROM \"Orders\" t WHERE pk = 'x'          | Aliasing is not supported",
                "SELECT * FROM \"\" WHERE pk = 'x'                | Path component cannot be an empty string",
                "SELECT * FROM \"a\".\"\" WHERE pk = 'x'          | Path component cannot be an empty string",
                "SELECT * FROM \"a\".\"b\".\"c\"                  | A path may contain at most 2 components in the FROM clause",
                "INSERT INTO \"a\".\"b\" VALUE {'pk': 'x'}        | FROM clause may only contain a single table name",
                "UPDATE \"a\".\"b\" SET c = 1 WHERE pk = 'x'      | This operation is not supported on an index",
                "DELETE FROM \"a\".\"b\" WHERE pk = 'x'           | This operation is not supported on an index",
                "SELECT COUNT(*) FROM \"a\"                       | Unexpected path component at 1:8:5",
                "SELECT l[-1] FROM \"a\"                          | List index is not within the allowable range; index: [-1] at 1:11:1",
                "SELECT l[2147483648] FROM \"a\"                  | List index is not within the allowable range; index: [2147483648] at 1:10:10",
                "DELETE FROM \"a\" WHERE pk = 'x' RETURNING ALL NEW * | Invalid returning clause: RETURNING ALL NEW *. Only RETURNING ALL OLD * is allowed in DELETE statements.",
                "SELECT * FROM \"a\" ORDER BY pk                  | Must have WHERE clause in the statement when using ORDER BY clause."
            })
    void bind_whatDynamoDbDoesNotSupport_refused(String statement, String text) {
        assertThat(refusal(statement)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT * FROM a WHERE pk = 1e126 | Number overflow. Attempting to store a number with magnitude larger than supported range under root",
                "UPDATE a SET b = 1e-131 WHERE pk = 1 | Number underflow. Attempting to store a number with magnitude smaller than supported range under root",
                "INSERT INTO a VALUE {'pk': 1, 'm': {'x': 1e126}} | Number overflow. Attempting to store a number with magnitude larger than supported range under root.x",
                "INSERT INTO a VALUE {'pk': 1, 'l': [1, 1e126]} | Number overflow. Attempting to store a number with magnitude larger than supported range under root[1]",
                "INSERT INTO a VALUE {'pk': 1, 's': <<>>} | Empty bags are not supported",
                "INSERT INTO a VALUE {'pk': 1, 's': <<1, 'a'>>} | Unsupported data type in Bag. DynamoDB only supports either numbers or strings in bags",
                "INSERT INTO a VALUE {'pk': 1, 's': <<'a', 'a'>>} | One or more parameter values were invalid: Input collection [a, a] contains duplicates.",
                "UPDATE a SET n = set_add(n, <<2, 2.0>>) WHERE pk = 1 | One or more parameter values were invalid: Input collection [2, 2.0] contains duplicates! under root"
            })
    void bind_literalsThatAreNoValues_refusedWithTheirPlace(String statement, String text) {
        assertThat(refusal(statement)).isEqualTo(text);
    }

    @Test
    void bind_parameterInsideOfALiteral_refused() {
        assertThat(refusal("UPDATE a SET x = [?] WHERE pk = 1", BoolValue.TRUE))
                .isEqualTo("Unsupported data type: Parameter under key root[0] at 1:19:1");
    }

    @Test
    void bind_parametersOfAnotherNumber_refused() {
        assertThat(refusal("SELECT * FROM a WHERE pk = ?"))
                .isEqualTo("Number of parameters in request and statement don't match.");
    }

    @Test
    void bind_literalTooDeep_refused() {
        assertThat(refusal("UPDATE a SET d = " + "{'a':".repeat(32) + "1" + "}".repeat(32) + " WHERE pk = 1"))
                .isEqualTo("Nesting Levels have exceeded supported limits under root" + ".a".repeat(32));
    }

    @Test
    void bind_parenthesesWithoutEnd_refusedAndNoStackOverflow() {
        assertThat(refusal("SELECT * FROM a WHERE " + "(".repeat(4000))).startsWith(MALFORMED);
        assertThat(refusal("SELECT * FROM a WHERE x = " + "- ".repeat(4000))).startsWith(MALFORMED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "UPDATE a SET o = set_add(s, <<'x'>>) WHERE pk = 1 | The first argument to SET_ADD must equal the assignment value at 1:18:7",
                "UPDATE a SET s = set_delete(s, ['x']) WHERE pk = 1 | The second argument to SET_DELETE must be a value with type SET at 1:29:1",
                "UPDATE a SET n = 'a' + 1 WHERE pk = 1 | Incorrect operand type for operator or function; operator or function: +, operand type: S",
                "UPDATE a SET n = n - null WHERE pk = 1 | Incorrect operand type for operator or function; operator or function: -, operand type: NULL",
                "SELECT * FROM a WHERE pk = 1 AND v < true | Incorrect operand type for operator or function; operator or function: <, operand type: BOOL",
                "SELECT * FROM a WHERE attribute_type(l, 1) | Incorrect operand type for operator or function; operator or function: attribute_type, operand type: N"
            })
    void bind_operandsOfWrongTypes_refused(String statement, String text) {
        assertThat(refusal(statement)).isEqualTo(text);
    }

    @Test
    void bind_moreThanThreeHundredOperators_refused() {
        assertThat(refusal("SELECT * FROM a WHERE b=1" + " OR b=1".repeat(1100)))
                .isEqualTo("The expression contains too many operators; operator count: 301");
    }

    @Test
    void bind_moreThanHundredCandidates_refused() {
        assertThat(refusal("SELECT * FROM a WHERE b IN [1" + ",1".repeat(100) + "]"))
                .isEqualTo("The IN operator is provided with too many operands; number of operands: 101");
    }
}
