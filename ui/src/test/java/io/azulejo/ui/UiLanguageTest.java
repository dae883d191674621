package io.azulejo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UiLanguageTest {

    @ParameterizedTest
    @CsvSource({
        "'', EN",
        "pt-BR, PT",
        "'es-AR,es;q=0.9,en;q=0.8', ES",
        "'de,fr;q=0.9', EN",
        "'en;q=0.2, pt;q=0.9', PT",
        "'fr, es;q=0.5', ES",
        "';;;q=', EN"
    })
    void accepted_headerOfABrowser_givesTheFirstThatThereIs(String header, UiLanguage expected) {
        assertThat(UiLanguage.accepted(header)).isEqualTo(expected);
    }
}
