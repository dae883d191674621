package io.azulejo.http.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.problem.ProblemException;
import org.junit.jupiter.api.Test;

final class EnumNamesTest {
    private enum Light {
        RED,
        DEEP_GREEN
    }

    @Test
    void of_constant_isTheWordThatFindsIt() {
        assertThat(EnumNames.of(Light.DEEP_GREEN)).isEqualTo("deep_green");
        assertThat(EnumNames.find(Light.class, "deep_green")).contains(Light.DEEP_GREEN);
        assertThat(EnumNames.find(Light.class, "Red")).contains(Light.RED);
        assertThat(EnumNames.find(Light.class, "blue")).isEmpty();
        assertThat(EnumNames.ofNullable(null)).isNull();
    }

    @Test
    void parameterAndField_otherWord_sayWhichThereAre() {
        assertThatThrownBy(() -> EnumNames.parameter(Light.class, "light", null))
                .isInstanceOf(ProblemException.class)
                .hasMessage("light must be one of red, deep_green");
        assertThatThrownBy(() -> EnumNames.field(Light.class, "light", "blue"))
                .isInstanceOf(ProblemException.class)
                .hasMessage("light must be one of red, deep_green");
    }
}
