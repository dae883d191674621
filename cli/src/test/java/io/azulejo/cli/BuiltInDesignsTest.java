package io.azulejo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.cli.CommandLineTest.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Findings and costs of the built-in services' designs. */
@Timeout(120)
class BuiltInDesignsTest {

    @ParameterizedTest
    @ValueSource(strings = {"blog", "sessions", "wavyblog", "orders", "notifications", "identity"})
    void lint_ofAService_hasEveryFindingAcceptedAndNoneInVain(String design) {
        Outcome outcome = CommandLineTest.run("design", "lint", design);

        assertThat(outcome.out()).contains("Accepted", "0 open, ").doesNotContain("AZ208");
        assertThat(outcome.exitCode()).isEqualTo(CommandLine.ExitCode.OK);
    }

    /** The figures of docs/reference/design-commands.md, which were also calculated by hand. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    blog          | items.postsByCategory = 10                              | postsByCategory               | 1 R   | 3,000
                    blog          | items.roots = 50; size.Category.GSI1 = 300              | roots                         | 2 R   | 1,500
                    blog          | page = 20                                               | create.Post                   | 25 W  | 50
                    blog          | page = 20                                               | create.Like                   | 6 W   | 500
                    sessions      | page = 20                                               | create.Session                | 4 W   | 1,000
                    sessions      | rate.change.Session.lastActivityAt = 1/day              | change.Session.lastActivityAt | 1 W   | 1,000
                    wavyblog      | page = 20                                               | feed                          | 1.5 R | 2,000
                    wavyblog      | page = 20                                               | create.Post                   | 53 W  | 50
                    notifications | size.Notification = 1024                                | create.Notification           | 4 W   | 1,000
                    """)
    void cost_ofARepair_isWhatThePageSays(
            String design, String lines, String key, String units, String mostPerSecond, @TempDir Path folder)
            throws IOException {
        Path rates = Files.writeString(folder.resolve("my.rates"), lines.replace("; ", "\n"));
        Outcome outcome = CommandLineTest.run("design", "cost", design, "--rates", rates.toString());

        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out().lines().filter(line -> line.contains("| `" + key + "` |")))
                .singleElement()
                .asString()
                .contains("| " + units + " |")
                .endsWith("| " + mostPerSecond + "/s |");
    }

    @Test
    void cost_ofTheMenu_bearsEightMillionUsersADay(@TempDir Path folder) throws IOException {
        Path rates = Files.writeString(folder.resolve("my.rates"), """
                users = 1000000
                reads = 0/day
                writes = 0/day
                rate.roots = 4/user
                items.roots = 50
                size.Category.GSI1 = 300
                """);

        assertThat(CommandLineTest.run("design", "cost", "blog", "--rates", rates.toString())
                        .out())
                .contains("`CATEGORY_ROOT` in GSI1, by its reads", "which is 8,100,000 users a day");
    }
}
