package io.azulejo.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DesignJsonTest {
    private final DesignJson json = new DesignJson();

    @Test
    void roundTrip_wholeDesign_isEqual() {
        DesignDefinition design = WavyDesign.design();

        assertThat(json.read(json.write(design))).isEqualTo(design);
    }

    @Test
    void write_templatesAndDiagnostics_inSourceFormAndById() {
        String text = json.write(WavyDesign.design());

        assertThat(text).contains("\"POSTS_BY_USER#{authorId}\"", "\"AZ205\"", "\"documented\"");
    }

    @Test
    void load_designNotOnTheClassPath_saysWhichFileIsMissing() {
        assertThatThrownBy(() ->
                        json.load(new JavaType("nowhere", "Shop"), getClass().getClassLoader()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("META-INF/azulejo/nowhere.Shop.json");
    }
}
