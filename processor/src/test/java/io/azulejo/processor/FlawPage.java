package io.azulejo.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Parsed tables of docs/reference/design-commands.md about the flaws of the five documented designs.
 *
 * @param found the diagnostic that finds a flaw, by flaw id
 * @param unseen the flaws that a design cannot show
 */
record FlawPage(Map<String, String> found, List<String> unseen) {
    private static final Path PAGE = Path.of("..", "docs", "reference", "design-commands.md");
    private static final Pattern FLAW = Pattern.compile("\\b[A-E]\\d+\\b");
    private static final Pattern DIAGNOSTIC = Pattern.compile("\\bAZ\\d{3}\\b");

    static FlawPage read() throws IOException {
        String page = Files.readString(PAGE);
        Map<String, String> found = new TreeMap<>();
        for (String row : rows(page, "### What it sees")) {
            String id = matches(DIAGNOSTIC, row).getFirst();
            matches(FLAW, cell(row)).forEach(flaw -> found.put(flaw, id));
        }
        List<String> unseen = new ArrayList<>();
        rows(page, "### What it cannot see").forEach(row -> unseen.addAll(matches(FLAW, cell(row))));
        return new FlawPage(found, unseen);
    }

    /** Returns the ids of all flaws of the five systems; A31 is unused. */
    static List<String> flaws() {
        return Stream.of(
                        numbered("A", 32).filter(flaw -> !flaw.equals("A31")),
                        numbered("B", 20),
                        numbered("C", 23),
                        numbered("D", 33),
                        numbered("E", 22))
                .flatMap(flaws -> flaws)
                .toList();
    }

    private static Stream<String> numbered(String system, int last) {
        return IntStream.rangeClosed(1, last).mapToObj(number -> system + number);
    }

    private static List<String> rows(String page, String heading) {
        return page.substring(page.indexOf(heading))
                .lines()
                .skip(1)
                .takeWhile(line -> !line.startsWith("#"))
                .filter(line -> line.startsWith("|") && FLAW.matcher(line).find())
                .toList();
    }

    private static String cell(String row) {
        return row.split("\\|", 3)[1];
    }

    private static List<String> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group).toList();
    }
}
