package io.azulejo.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DocPagesTest {
    private static final Path DOCS = Path.of("../docs");
    private static final Pattern LINK = Pattern.compile("]\\(([^):#]+)(#[^)]*)?\\)");

    @Test
    void links_betweenTheDocuments_leadToPagesThatAreServed() throws IOException {
        List<String> dead = new ArrayList<>();
        List<Path> documents;
        try (Stream<Path> files = Files.walk(DOCS)) {
            documents = files.filter(file -> file.toString().endsWith(".md")).toList();
        }
        for (Path document : documents) {
            Matcher links = LINK.matcher(Files.readString(document));
            while (links.find()) {
                Path target = document.resolveSibling(links.group(1)).normalize();
                boolean page = target.startsWith(DOCS.normalize())
                        && (target.toString().endsWith(".md")
                                || target.toString().endsWith(".json"));
                if (page && getClass().getResource("/docs/" + DOCS.normalize().relativize(target)) == null) {
                    dead.add(document + " -> " + links.group(1));
                }
            }
        }

        assertThat(documents).hasSizeGreaterThan(20);
        assertThat(dead).isEmpty();
    }
}
