package io.azulejo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.cli.CommandLineTest.Outcome;
import io.azulejo.engine.Engine;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.server.DynamoDbServer;
import io.azulejo.server.ServerOptions;
import io.azulejo.wavyblog.table.WavyBlogTableDesign;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Tests of the design commands with the built-in designs. The printed content is tested in the design module. */
@Timeout(120)
class DesignCommandTest {

    @Test
    void list_ofTheBox_namesItsDesigns() {
        assertThat(run("list").out()).contains("wavyblog", "open findings", "io.azulejo.wavyblog.table.WavyBlogTable");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    doc            | ## Access patterns
                    cost           | Which partition breaks first
                    cloudformation | Type: AWS::DynamoDB::Table
                    terraform      | resource "aws_dynamodb_table"
                    diagram        | flowchart LR
                    """)
    void command_onADesign_printsIt(String command, String expected) {
        Outcome outcome = run(command, "wavyblog");

        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out()).contains(expected);
        assertThat(outcome.exitCode()).isEqualTo(CommandLine.ExitCode.OK);
    }

    @Test
    void lint_onADesign_endsWithTheCountAndTheCodeThatFitsIt() {
        Outcome outcome = run("lint", "wavyblog");

        assertThat(outcome.out()).containsPattern("\\d+ open, \\d+ accepted; \\d+ rules");
        assertThat(outcome.exitCode()).isEqualTo(outcome.out().contains("\n0 open") ? 0 : 1);
    }

    @Test
    void verify_withAndWithoutTables_saysWhatDiffers() {
        try (Engine engine = new Engine(new MemoryStore(), EngineOptions.DEFAULT);
                DynamoDbServer server = DynamoDbServer.start(engine, ServerOptions.on("127.0.0.1", 0, List.of()));
                DynamoDbClient client = Program.client(server.uri(), "any", "any")) {
            String store = server.uri().toString();

            Outcome missing = run("verify", "wavyblog", "--store", store);
            assertThat(missing.out()).contains("table is missing", "1 tables compared: 1 differences");
            assertThat(missing.exitCode()).isEqualTo(CommandLine.ExitCode.SOFTWARE);

            WavyBlogTableDesign.on(client).createTables();
            Outcome there = run("verify", "wavyblog", "--store", store);
            assertThat(there.out()).contains("1 tables compared: all agree");
            assertThat(there.exitCode()).isEqualTo(CommandLine.ExitCode.OK);
        }
    }

    @Test
    void verify_whereNoStoreIs_saysSoAndMakesNone(@TempDir Path folder) {
        Path data = folder.resolve("data");

        Outcome outcome = run("verify", "wavyblog", "--data", data.toString());

        assertThat(outcome.err())
                .isEqualTo("azulejo: There is no store in " + data
                        + ": give --data with the folder of one, or --store with an endpoint\n");
        assertThat(outcome.exitCode()).isEqualTo(CommandLine.ExitCode.SOFTWARE);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void cost_withRates_readsThemAndNamesAWrongLine(@TempDir Path folder) throws IOException {
        Path rates = Files.writeString(folder.resolve("my.rates"), "reads = 0/day\nrate.posts = 5/day\n");
        assertThat(run("cost", "wavyblog", "--rates", rates.toString()).out())
                .contains("| Get All Posts | `posts` | 150 |");

        Files.writeString(rates, "rate.post = often\n");
        assertThat(run("cost", "wavyblog", "--rates", rates.toString()).err())
                .contains("my.rates line 1: rate.post takes calls a second, day, month or user");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    doc shop                    | There is no design shop in the class path; there are
                    doc                         | Missing required parameter: 'NAME'
                    doc shop --from missing.jar | missing.jar is neither a jar nor a folder of classes
                    cost wavyblog --rates no.txt | --rates no.txt cannot be read
                    paint wavyblog              | Unmatched argument
                    """)
    void call_wrong_isAnsweredByWhatWouldBeRight(String arguments, String message) {
        Outcome outcome = run(arguments.split(" ", -1));

        assertThat(outcome.err()).contains(message);
        assertThat(outcome.exitCode()).isEqualTo(CommandLine.ExitCode.USAGE);
    }

    private static Outcome run(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "design";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return CommandLineTest.run(all);
    }
}
