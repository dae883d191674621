package io.azulejo.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Relative links in the documentation: the file exists, and so does the heading that an anchor names. */
class LinksTest {
    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
    private static final Pattern ABSOLUTE = Pattern.compile("^([a-z]+:|/).*");
    private static final Pattern HEADING = Pattern.compile("^#{1,6} +(.*?)(?: +#+)?$");
    private static final Pattern CODE = Pattern.compile("`[^`]*`");

    @Test
    void links_ofAllDocuments_leadToAFileAndAHeading() throws IOException {
        List<Path> documents = Sources.withSuffix(Sources.ROOT, ".md");
        Map<Path, Set<String>> anchors = new HashMap<>();
        List<String> dead = new ArrayList<>();
        for (Path document : documents) {
            for (String line : prose(document)) {
                Matcher links = LINK.matcher(CODE.matcher(line).replaceAll("code"));
                while (links.find()) {
                    if (!ABSOLUTE.matcher(links.group(1)).matches() && !leads(document, links.group(1), anchors)) {
                        dead.add(document + " -> " + links.group(1));
                    }
                }
            }
        }
        assertThat(documents).hasSizeGreaterThan(100);
        assertThat(dead).isEmpty();
    }

    @Test
    void anchors_ofHeadings_areThoseOfGitHub() {
        Set<String> anchors =
                anchors(List.of("# One: `two` & three", "## [Four](five.md), 6!", "## Same", "text", "## Same"));

        assertThat(anchors).containsExactlyInAnyOrder("one-two--three", "four-6", "same", "same-1");
    }

    private static boolean leads(Path document, String link, Map<Path, Set<String>> anchors) throws IOException {
        int hash = link.indexOf('#');
        String file = hash < 0 ? link : link.substring(0, hash);
        Path target = (file.isEmpty() ? document : document.resolveSibling(file)).normalize();
        if (!Files.exists(target)) {
            return false;
        }
        if (hash < 0) {
            return true;
        }
        if (!anchors.containsKey(target)) {
            anchors.put(target, anchors(prose(target)));
        }
        return anchors.getOrDefault(target, Set.of()).contains(link.substring(hash + 1));
    }

    /** Returns the lines of a document outside of code blocks. */
    private static List<String> prose(Path document) throws IOException {
        List<String> prose = new ArrayList<>();
        boolean code = false;
        for (String line : Files.readAllLines(document)) {
            if (line.stripLeading().startsWith("```")) {
                code = !code;
            } else if (!code) {
                prose.add(line);
            }
        }
        return prose;
    }

    /** Returns the anchors of the headings, formed as GitHub forms them. */
    private static Set<String> anchors(List<String> lines) {
        Set<String> anchors = new HashSet<>();
        Map<String, Integer> uses = new HashMap<>();
        for (String line : lines) {
            Matcher heading = HEADING.matcher(line);
            if (heading.matches()) {
                String anchor = heading.group(1)
                        .replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N}\\p{M} _-]", "")
                        .replace(' ', '-');
                int before = uses.merge(anchor, 1, Integer::sum) - 1;
                anchors.add(before == 0 ? anchor : anchor + "-" + before);
            }
        }
        return anchors;
    }
}
