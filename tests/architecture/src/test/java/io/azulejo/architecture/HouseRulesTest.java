package io.azulejo.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static io.azulejo.architecture.Modules.CLASSES;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HouseRulesTest {
    private static final int MAX_LINES = 500;
    private static final Pattern UNFINISHED = Pattern.compile("\\b(TODO|FIXME|XXX)\\b");
    private static final Pattern SLEEP = Pattern.compile("\\bThread\\.sleep\\(");

    @Test
    void names_ofClasses_haveNoVagueSuffix() {
        noClasses()
                .should()
                .haveNameMatching(".*(Impl|Manager|Helper|Helpers|Util|Utils)(\\$.*)?")
                .check(CLASSES);
    }

    @Test
    void libraries_neverWrite_toTheConsole() {
        noClasses()
                .that()
                .resideOutsideOfPackages(Modules.CLI, "io.azulejo.bench..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(CLASSES);
    }

    @Test
    void files_longerThanTheLimit_explainWhy() throws IOException {
        List<String> tooLong = new ArrayList<>();
        for (Path source : Sources.java()) {
            List<String> lines = Files.readAllLines(source);
            boolean explained = lines.stream().limit(40).anyMatch(line -> line.contains("This file is long because"));
            if (lines.size() > MAX_LINES && !explained) {
                tooLong.add(source + " has " + lines.size() + " lines");
            }
        }
        assertThat(tooLong).isEmpty();
    }

    @Test
    void sources_containNo_todosOrSleeps() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path source : Sources.java()) {
            // This file contains the patterns it searches for.
            if (source.endsWith("HouseRulesTest.java")) {
                continue;
            }
            String text = Files.readString(source);
            if (UNFINISHED.matcher(text).find()) {
                found.add(source + " has an unfinished marker");
            }
            if (source.toString().contains("src/test") && SLEEP.matcher(text).find()) {
                found.add(source + " sleeps");
            }
        }
        assertThat(found).isEmpty();
    }
}
