package io.azulejo.engine.expression;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReservedWordsTest {
    @ParameterizedTest
    @ValueSource(strings = {"ABORT", "abort", "Status", "name", "data", "zone", "TTL", "view", "TIMESTAMP", "hash"})
    void contains_wordsOfTheList_inAnyCase(String word) {
        assertThat(ReservedWords.contains(word)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pk", "sk", "slug", "title", "GSI1PK", "version", "id", "email"})
    void contains_noOrdinaryNames(String word) {
        assertThat(ReservedWords.contains(word)).isFalse();
    }
}
