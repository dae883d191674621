package io.azulejo.web.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.web.problem.ProblemException;
import org.junit.jupiter.api.Test;

final class WordsTest {
    private enum Light {
        RED,
        DEEP_GREEN
    }

    @Test
    void of_constant_isTheWordThatFindsIt() {
        assertThat(Words.of(Light.DEEP_GREEN)).isEqualTo("deep_green");
        assertThat(Words.find(Light.class, "deep_green")).contains(Light.DEEP_GREEN);
        assertThat(Words.find(Light.class, "Red")).contains(Light.RED);
        assertThat(Words.find(Light.class, "blue")).isEmpty();
        assertThat(Words.ofNullable(null)).isNull();
    }

    @Test
    void parameterAndField_otherWord_sayWhichThereAre() {
        assertThatThrownBy(() -> Words.parameter(Light.class, "light", null))
                .isInstanceOf(ProblemException.class)
                .hasMessage("light must be one of red, deep_green");
        assertThatThrownBy(() -> Words.field(Light.class, "light", "blue"))
                .isInstanceOf(ProblemException.class)
                .hasMessage("light must be one of red, deep_green");
    }
}
