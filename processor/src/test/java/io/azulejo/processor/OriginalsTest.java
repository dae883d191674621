package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The five documented designs, as printed: they compile without a warning, and what is unwise in them is found. */
class OriginalsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WavyBlog | AZ206",
                "Blog | AZ201, AZ202, AZ204, AZ206",
                "Sessions | AZ206",
                "Orders | AZ207",
                "Notifications |"
            })
    void original_asPrinted_compilesWithFindings(String name, String findings) {
        Compiled compiled = compile(name);

        assertThat(compiled.succeeds().ids()).isEqualTo(findings == null ? List.of() : List.of(findings.split(", ")));
        assertThat(compiled.design("originals." + name).patterns()).isNotEmpty();
    }

    @Test
    void original_processedAlone_isGeneratedToo() {
        Compiled compiled = Compiled.files(
                List.of(JavaFileObjects.forResource("originals/WavyBlog.java")), "-proc:only", "-Xlint:none");

        assertThat(compiled.succeeds().generatedIn("originals", "WavyBlogDesign"))
                .isTrue();
        assertThat(compiled.design("originals.WavyBlog").tables()).hasSize(1);
    }

    private static Compiled compile(String name) {
        return Compiled.files(List.of(JavaFileObjects.forResource("originals/" + name + ".java")));
    }
}
