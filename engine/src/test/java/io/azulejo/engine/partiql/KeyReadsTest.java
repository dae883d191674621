package io.azulejo.engine.partiql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.TypedKeyAttribute;
import io.azulejo.engine.value.AttributeValueType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyReadsTest {
    private static final KeySchema KEY = new KeySchema(
            new TypedKeyAttribute("pk", AttributeValueType.S), new TypedKeyAttribute("sk", AttributeValueType.S));

    private static List<KeyRead> reads(String where) {
        BoundStatement.Select select =
                (BoundStatement.Select) new Statements().bind("SELECT * FROM a WHERE " + where, List.of());
        List<KeyRead> reads = KeyReads.of(select.where(), KEY);
        KeyReads.checkTypes(reads, KEY);
        return reads;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pk > 'a'",
                "flag = 'x'",
                "pk = 'a' OR flag = 'x'",
                "pk = 'a' OR sk = '1'",
                "NOT pk = 'a'",
                "pk = 'a' AND pk = 'b'",
                "pk = other"
            })
    void of_partitionLeftOpen_isAScan(String where) {
        assertThat(reads(where)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "pk = 'a' | 1",
                "'a' = pk AND pk = 'a' | 1",
                "pk IN ['a', 'b', 'c'] | 3",
                "pk = 'a' OR pk = 'b' | 2",
                "pk IN ['a', 'b'] AND sk IN ['1', '2'] | 4",
                "(pk = 'a' AND sk = '1') OR (pk = 'b' AND flag = 'x') | 2",
                "pk = 'a' AND (flag = 'x' OR flag = 'y') | 1"
            })
    void of_partitionTold_readsEveryAlternative(String where, int count) {
        assertThat(reads(where)).hasSize(count);
    }

    @Test
    void of_conditionsBesideTheKey_areNamed() {
        assertThat(reads("pk = 'a' AND sk > '1'").getFirst().filtered()).isEmpty();
        assertThat(reads("pk = 'a' AND sk > '1' AND sk < '5'").getFirst().filtered())
                .containsExactly("sk");
        assertThat(reads("pk = 'a' AND (b = '1' OR size(c) > 2)").getFirst().filtered())
                .containsExactlyInAnyOrder("b", "c");
    }

    @Test
    void of_keyOfAnotherType_refused() {
        assertThatThrownBy(() -> reads("pk = 1 OR pk = 'a'"))
                .hasMessage("Key attribute's data type should match its data type in table's schema: Key pk");
        assertThatThrownBy(() -> reads("pk = 'a' AND sk IN ['1', 2]"))
                .hasMessage("Key attribute's data type should match its data type in table's schema: Key sk");
    }

    @Test
    void of_tooManyReads_refusedUnlessItIsAScan() {
        String fiftyOne = "pk IN ['0'" + ",'1'".repeat(50) + "]";
        assertThatThrownBy(() -> reads(fiftyOne)).hasMessage("Too many decomposed read operations for a given query.");
        assertThatThrownBy(() -> reads("(pk = 'a' OR pk = 'b')" + " AND (sk = '1' OR sk = '2')".repeat(20)))
                .hasMessage("Too many decomposed read operations for a given query.");
        assertThat(reads(fiftyOne + " OR flag = 'x'")).isEmpty();
    }
}
