package io.azulejo.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of security risks names tests; each of them must exist. */
final class SecurityPageTest {
    private static final Pattern TEST = Pattern.compile("`([A-Z]\\w+Test)`");

    @Test
    void page_ofRisks_hasEveryRiskAndNamesTestsThatExist() throws IOException {
        String page = Files.readString(Path.of("../docs/explanation/owasp-api-security.md"));
        for (int risk = 1; risk <= 10; risk++) {
            assertThat(page.lines().filter(line -> line.matches("\\| .*Test`.*")))
                    .anyMatch(Pattern.compile("^\\| API" + risk + ":2023 ").asPredicate());
        }
        Set<String> named = new TreeSet<>();
        for (Matcher matcher = TEST.matcher(page); matcher.find(); ) {
            named.add(matcher.group(1) + ".java");
        }
        try (Stream<Path> files = Files.find(
                Path.of(".."), 20, (path, attributes) -> path.toString().contains("src/test/java"))) {
            Set<String> existing =
                    files.map(path -> String.valueOf(path.getFileName())).collect(Collectors.toSet());
            assertThat(existing).containsAll(named);
        }
    }
}
