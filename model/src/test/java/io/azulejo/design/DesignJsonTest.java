package io.azulejo.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.annotation.KeyType;
import org.junit.jupiter.api.Test;

class DesignJsonTest {
    private final DesignJson json = new DesignJson();

    @Test
    void roundTrip_wholeDesign_isEqual() {
        DesignDefinition design = WavyDesign.design();

        assertThat(json.read(json.write(design))).isEqualTo(design);
    }

    @Test
    void read_writtenBeforeThereWereAliasesDefaultsAndVersions_hasNone() {
        String old = json.write(WavyDesign.design())
                .replaceAll(
                        "(?s),\\s*\"(aliases|formerNames|computed|morePartitionKeys|moreSortKeys|alsoEqual)\""
                                + "\\s*:\\s*\\[[^\\]]*]",
                        "")
                .replaceAll("(?s),\\s*\"(partitionKeyType|sortKeyType)\"\\s*:\\s*\"\\w*\"", "")
                .replaceAll("(?s),\\s*\"(defaultValue|itemVersion)\"\\s*:\\s*\\{.*?}(?=\\s*})", "")
                .replaceAll("(?s),\\s*\"name\"\\s*:\\s*\"\"", "");
        assertThat(old)
                .doesNotContain(
                        "aliases",
                        "formerNames",
                        "defaultValue",
                        "itemVersion",
                        "computed",
                        "morePartitionKeys",
                        "alsoEqual",
                        "KeyType");

        DesignDefinition design = json.read(old);
        assertThat(design.tables().getFirst().sortKeyType()).isEqualTo(KeyType.STRING);
        assertThat(design.tables().getFirst().indexes().getFirst().partitionKeys())
                .containsExactly("GSI1PK");
        EntityDefinition post = design.entity(WavyDesign.POST);
        assertThat(post.computed()).isEmpty();
        assertThat(post.itemVersion()).isNull();
        assertThat(post.components()).allSatisfy(component -> {
            assertThat(component.aliases()).isEmpty();
            assertThat(component.defaultValue()).isNull();
        });
        assertThat(post.uniques().getFirst().formerNames()).isEmpty();
        assertThat(post.uniques().getFirst().name()).isEmpty();
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
