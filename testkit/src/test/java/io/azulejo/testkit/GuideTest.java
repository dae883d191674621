package io.azulejo.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Test that every Java block of the guide is a region of the tests' sources, character for character. */
class GuideTest {
    private static final Path GUIDE = Path.of("..", "docs", "how-to", "test.md");
    private static final Path TESTS =
            Path.of("src", "test", "java", "io", "azulejo", "testkit", "guide", "TicketsTest.java");
    private static final Pattern BLOCK =
            Pattern.compile("<!-- snippet: ([a-z-]+) -->\\n```java\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern REGION = Pattern.compile("// tag::([a-z-]+)\\n(.*?)\\n *// end::\\1", Pattern.DOTALL);

    @Test
    void everyJavaBlock_isARegionOfTheTests() throws IOException {
        Map<String, String> regions = regions(REGION, Files.readString(TESTS));
        String guide = Files.readString(GUIDE);
        assertThat(regions(BLOCK, guide)).isEqualTo(regions);
        assertThat(guide.split("```java", -1)).hasSize(regions.size() + 1);
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
