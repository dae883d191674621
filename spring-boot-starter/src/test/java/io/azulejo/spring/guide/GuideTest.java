package io.azulejo.spring.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Test that every Java block of the how-to page is a region of this package, character for character. */
class GuideTest {
    private static final Path PAGE = Path.of("..", "docs", "how-to", "spring-boot.md");
    private static final Path SOURCES = Path.of("src", "test", "java", "io", "azulejo", "spring", "guide");
    private static final Pattern BLOCK =
            Pattern.compile("<!-- snippet: ([a-z-]+) -->\\n```java\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern REGION = Pattern.compile("// tag::([a-z-]+)\\n(.*?)\\n *// end::\\1", Pattern.DOTALL);

    @Test
    void everyJavaBlock_isARegionOfTheSources() throws IOException {
        Map<String, String> regions = new TreeMap<>();
        try (Stream<Path> files = Files.list(SOURCES)) {
            List<Path> sources =
                    files.filter(file -> !file.endsWith("GuideTest.java")).toList();
            for (Path source : sources) {
                regions.putAll(regions(REGION, Files.readString(source)));
            }
        }
        String page = Files.readString(PAGE);
        assertThat(regions(BLOCK, page)).containsExactlyInAnyOrderEntriesOf(regions);
        assertThat(page.split("```java", -1)).hasSize(regions.size() + 1);
    }

    private static Map<String, String> regions(Pattern pattern, String text) {
        Map<String, String> regions = new LinkedHashMap<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            regions.put(matcher.group(1), matcher.group(2).stripIndent().strip());
        }
        return regions;
    }
}
