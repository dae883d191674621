package io.azulejo.tests.guide;

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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every Java block of the guide is, word for word, a region of these sources. */
class GuideSnippetTest {
    private static final Path GUIDE = Path.of("..", "..", "docs", "guide.md");
    private static final Path SOURCES = Path.of("src", "test", "java", "io", "azulejo", "tests", "guide");
    private static final Pattern BLOCK =
            Pattern.compile("(?:<!-- snippet: ([a-z-]+) -->\\n)?```java\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern REGION = Pattern.compile("// tag::([a-z-]+)\\n(.*?)\\n *// end::\\1", Pattern.DOTALL);

    @Test
    void everyJavaBlock_isARegionOfTheTests() throws IOException {
        Map<String, String> regions = regions();
        List<String> shown = new ArrayList<>();
        Matcher blocks = BLOCK.matcher(Files.readString(GUIDE));
        while (blocks.find()) {
            String name = blocks.group(1);
            assertThat(name).as("the name of the snippet:%n%s", blocks.group(2)).isNotNull();
            shown.add(name);
            assertThat(blocks.group(2).stripTrailing()).as("snippet %s", name).isEqualTo(regions.get(name));
        }
        assertThat(shown).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(regions.keySet());
    }

    private static Map<String, String> regions() throws IOException {
        Map<String, String> regions = new LinkedHashMap<>();
        try (Stream<Path> files = Files.list(SOURCES)) {
            for (Path file : files.sorted().toList()) {
                Matcher matcher = REGION.matcher(Files.readString(file));
                while (matcher.find()) {
                    regions.put(matcher.group(1), matcher.group(2).stripIndent().stripTrailing());
                }
            }
        }
        return regions;
    }
}
