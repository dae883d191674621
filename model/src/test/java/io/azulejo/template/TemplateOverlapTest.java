package io.azulejo.template;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemplateOverlapTest {
    private static final long SEED = 11;

    @ParameterizedTest
    @CsvSource({
        "POST#{slug}, POST#{id}, true",
        "POST#{slug}, POSTS#{id}, false",
        "COMMENT#{id}#{at}, COMMENT#{parent}#{id}#{at}, false",
        "{kind}#{part}, REFUND#{number}, true",
        "{a}, {b}#{c}, false",
        "METADATA, META{x}, true",
        "METADATA, {x}, true",
        "A#{x}B, A#C{y}, true",
        "A#{x}B, A#C{y}D, false",
        "'', {x}, true"
    })
    void mayEqual_examples(String left, String right, boolean equal) {
        assertThat(KeyTemplate.parse(left).mayEqual(KeyTemplate.parse(right), '#'))
                .isEqualTo(equal);
        assertThat(KeyTemplate.parse(right).mayEqual(KeyTemplate.parse(left), '#'))
                .isEqualTo(equal);
    }

    @ParameterizedTest
    @CsvSource({
        "POST#{slug}, POST#, true",
        "COMMENT#{parent}#{id}, COMMENT#, true",
        "COMMENT#{parent}#{id}, COMMENT#{x}#, true",
        "COMMENT#{id}, COMMENT#{x}#, false",
        "LIKED#{id}, LIKE#, false",
        "LIKED#{id}, LIKE, true",
        "{x}#{y}, POST#, true"
    })
    void mayBeginWith_examples(String template, String prefix, boolean begins) {
        assertThat(KeyTemplate.parse(template).mayBeginWith(KeyTemplate.parse(prefix), '#'))
                .isEqualTo(begins);
    }

    @Test
    void mayMatch_rawDelimiters_ignoreTheNumberOfParts() {
        KeyTemplate comment = KeyTemplate.parse("COMMENT#{id}#{at}");
        KeyTemplate reply = KeyTemplate.parse("COMMENT#{parent}#{id}#{at}");

        assertThat(comment.mayEqual(reply, '#')).isFalse();
        assertThat(comment.mayMatch(reply)).isTrue();
        assertThat(comment.mayMatch(KeyTemplate.parse("LIKE#{id}"))).isFalse();
    }

    @Test
    void mayEqual_twoTemplatesThatProduceOneKey_isTrue() {
        Samples samples = new Samples(SEED);
        int met = 0;
        for (int i = 0; i < 20 * Samples.COUNT; i++) {
            KeyTemplate left = samples.template();
            KeyTemplate right = samples.template();
            Map<String, String> values = new HashMap<>();
            for (String name : new String[] {"a", "b", "c"}) {
                values.put(name, samples.below(2) == 0 ? "X" : "Y");
            }
            String key = KeyTemplateTest.key(left, values);
            if (right.wrote(key, '#')) {
                met++;
                assertThat(left.mayEqual(right, '#'))
                        .as("seed %d: %s is made by %s and %s", SEED, key, left, right)
                        .isTrue();
            }
        }
        assertThat(met).as("seed %d: templates that met", SEED).isGreaterThan(1_000);
    }
}
