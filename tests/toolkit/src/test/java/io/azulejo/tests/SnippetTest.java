package io.azulejo.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Consistency of documentation and code: every Java block of the README and the guides is a tagged region of tested
 * sources.
 */
class SnippetTest {
    private static final Path ROOT = Path.of("..", "..");
    private static final Pattern BLOCK =
            Pattern.compile("(?:<!-- snippet: ([a-z-]+(?:, [a-z-]+)*) -->\\n)?```java\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern REGION = Pattern.compile("// tag::([a-z-]+)\\n(.*?)\\n *// end::\\1", Pattern.DOTALL);

    @ParameterizedTest
    @CsvSource({
        "README.md, tests/toolkit/src/test/java/io/azulejo/tests/readme",
        "docs/reference/toolkit.md, tests/toolkit/src/test/java/io/azulejo/tests/guide",
        "docs/tutorials/first-design.md, examples/toolshed/src",
        "docs/how-to/add-to-project.md, micrometer/src/test/java"
    })
    void everyJavaBlock_ofADocument_isARegionOfTheTests(String document, String sources) throws IOException {
        Map<String, String> regions = regions(ROOT.resolve(sources));
        List<String> shown = shown(document, regions);
        assertThat(shown).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(regions.keySet());
    }

    @ParameterizedTest
    @CsvSource({"docs/how-to/page-through-a-list.md, tests/toolkit/src/test/java/io/azulejo/tests/guide"})
    void everyJavaBlock_ofAHowTo_isOneOfTheTestedRegions(String document, String sources) throws IOException {
        assertThat(shown(document, regions(ROOT.resolve(sources)))).isNotEmpty();
    }

    private static List<String> shown(String document, Map<String, String> regions) throws IOException {
        List<String> shown = new ArrayList<>();
        Matcher blocks = BLOCK.matcher(Files.readString(ROOT.resolve(document)));
        while (blocks.find()) {
            assertThat(blocks.group(1))
                    .as("the name of the snippet:%n%s", blocks.group(2))
                    .isNotNull();
            List<String> names = List.of(blocks.group(1).split(", "));
            shown.addAll(names);
            String source = names.stream().map(regions::get).collect(Collectors.joining("\n\n"));
            assertThat(blocks.group(2).stripTrailing()).as("snippet %s", names).isEqualTo(source);
        }
        return shown;
    }

    private static Map<String, String> regions(Path sources) throws IOException {
        Map<String, String> regions = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                Matcher matcher = REGION.matcher(Files.readString(file));
                while (matcher.find()) {
                    regions.put(matcher.group(1), matcher.group(2).stripIndent().stripTrailing());
                }
            }
        }
        return regions;
    }
}
