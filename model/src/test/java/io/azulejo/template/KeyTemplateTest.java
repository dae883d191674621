package io.azulejo.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyTemplateTest {
    private static final long SEED = 7;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "POST#{slug}",
                "METADATA",
                "{publishedAt:millis}#{slug}",
                "{order:pad(6)}#{total:sortable,desc}",
                "DUE#{shard}",
                "{{literal}}#{a:desc}",
                "ITEM#{line:parts}",
                ""
            })
    void parse_anyTemplate_isPrintedAsWritten(String text) {
        assertThat(KeyTemplate.parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "POST#{slug | 5 | '{' is not closed",
                "POST#slug} | 9 | '}' has no matching '{'",
                "{} | 1 | '' is not a component name",
                "{a b} | 1 | 'a b' is not a component name",
                "{a:title} | 3 | 'title' is not a key format",
                "{a:pad(0)} | 3 | pad(0) must be from 1 to 38 digits wide",
                "{a:pad(3),seconds} | 3 | has two formats"
            })
    void parse_invalidTemplate_reportsPositionAndCause(String text, int position, String message) {
        assertThatThrownBy(() -> KeyTemplate.parse(text))
                .isInstanceOfSatisfying(
                        TemplateSyntaxException.class,
                        fault -> assertThat(fault.position()).isEqualTo(position))
                .hasMessageContaining(message)
                .hasMessageContaining("(in \"" + text + "\")");
    }

    @Test
    void parts_inAKey_matchWithTheirDelimiters() {
        KeyTemplate line = KeyTemplate.parse("ITEM#{line:parts}");

        assertThat(line.match("ITEM#LAMP%25#2", '#').orElseThrow().text("line")).isEqualTo("LAMP%25#2");
        assertThat(line.wrote("ITEM#LAMP#2", '#')).isTrue();
        assertThat(line.mayEqual(KeyTemplate.parse("ITEM#{a}#{b}"), '#')).isTrue();
        assertThat(line.mayEqual(KeyTemplate.parse("NOTE#{a}#{b}"), '#')).isFalse();
    }

    @Test
    void components_usedTwice_areNamedOnceInOrder() {
        KeyTemplate template = KeyTemplate.parse("{b}#{a}#{b}");

        assertThat(template.components()).containsExactly("b", "a");
        assertThat(template.literalPrefix()).isEmpty();
        assertThat(template.head(2)).isEqualTo(KeyTemplate.parse("{b}#"));
        assertThat(KeyTemplate.parse("POST#{a}").literalPrefix()).isEqualTo("POST#");
        assertThat(KeyTemplate.parse("POST").literalOnly()).isTrue();
        assertThat(KeyTemplate.parse("POST#{shard}").sharded()).isTrue();
    }

    @Test
    void match_keyOfAnyTemplateAndValues_returnsTheValues() {
        Samples samples = new Samples(SEED);
        for (int i = 0; i < Samples.COUNT; i++) {
            KeyTemplate template = samples.template();
            Map<String, String> values = new HashMap<>();
            template.components().forEach(name -> values.put(name, samples.text()));
            String key = key(template, values);
            assertThat(template.wrote(key, '#'))
                    .as("seed %d: %s of %s", SEED, key, template)
                    .isTrue();
            assertThat(template.match(key, '#'))
                    .as("seed %d: %s of %s", SEED, key, template)
                    .get()
                    .extracting(KeyMatch::texts)
                    .satisfies(texts -> assertThat(key(template, texts)).isEqualTo(key));
        }
    }

    @Test
    void match_rawDelimiters_belongToTheLastComponent() {
        KeyTemplate template = KeyTemplate.parse("USEREMAIL#{email}");

        assertThat(template.match("USEREMAIL#a#b@x.com", '#'))
                .get()
                .satisfies(match -> assertThat(match.text("email")).isEqualTo("a#b@x.com"));
        assertThat(template.wrote("USEREMAIL#a#b@x.com", '#')).isFalse();
        assertThat(template.match("USEREMAIL#", '#')).isEmpty();
        assertThat(template.match("USER#x", '#')).isEmpty();
    }

    @Test
    void match_componentTwice_mustBeTheSameUnlessItsFormatDiffers() {
        assertThat(KeyTemplate.parse("{a}#{a}").match("x#x", '#')).isPresent();
        assertThat(KeyTemplate.parse("{a}#{a}").match("x#y", '#')).isEmpty();
        assertThat(KeyTemplate.parse("{t:month}#{t:seconds}").match("2024-01#2024-01-15T10:30:00Z", '#'))
                .get()
                .satisfies(match -> assertThat(match.text("t")).isEqualTo("2024-01"));
    }

    @Test
    void unambiguous_delimiterAfterEveryValue_only() {
        assertThat(KeyTemplate.parse("POST#{slug}").unambiguous('#')).isTrue();
        assertThat(KeyTemplate.parse("P-{a}#B#{b}").unambiguous('#')).isTrue();
        assertThat(KeyTemplate.parse("{id:parts}").unambiguous('#')).isTrue();
        assertThat(KeyTemplate.parse("{a}{b}").unambiguous('#')).isFalse();
        assertThat(KeyTemplate.parse("{a}-{b}").unambiguous('#')).isFalse();
        assertThat(KeyTemplate.parse("{id:parts}#{b}").unambiguous('#')).isFalse();
    }

    @Test
    void format_ofAComponent_isThatOfItsFirstSegment() {
        assertThat(KeyTemplate.parse("{n:pad(4)}#{n}").format("n"))
                .contains(new KeyFormat(KeyFormat.Style.PAD, 4, false));
        assertThat(KeyTemplate.parse("{n}").format("m")).isEmpty();
    }

    @Test
    void text_unknownComponent_messageListsKnownOnes() {
        assertThatThrownBy(() -> new KeyMatch(Map.of("a", "1")).text("b"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no component b, only [a]");
    }

    static String key(KeyTemplate template, Map<String, String> values) {
        StringBuilder key = new StringBuilder();
        for (KeySegment segment : template.segments()) {
            switch (segment) {
                case KeySegment.Literal literal -> key.append(literal.text());
                case KeySegment.Component component ->
                    key.append(KeyEncoding.text(values.getOrDefault(component.name(), ""), '#'));
                case KeySegment.Shard shard -> key.append('0');
            }
        }
        return key.toString();
    }
}
