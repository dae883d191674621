package io.azulejo.cli;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Error messages of invalid calls. Valid calls are tested in {@link EngineProgramTest}. */
@Timeout(60)
class CommandLineTest {
    record Outcome(int exitCode, String out, String err) {}

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    engine                                               | Give --data DIR or --in-memory
                    engine --data x --in-memory                          | --data and --in-memory exclude each other
                    engine --in-memory --durability fsync                | --durability fsync needs --data DIR
                    engine --data x --durability memory                  | with --data give fsync or os
                    engine --data x --durability always                  | expected one of [FSYNC, OS, MEMORY] (case-insensitive) but was 'always'
                    engine --in-memory --stale-reads 0                   | --stale-reads is 0: give at least 1 millisecond
                    engine --in-memory --port many                       | '--port': 'many' is not an int
                    engine --in-memory --port 70000                      | port must be between 0 and 65535, not 70000
                    engine --in-memory --host nowhere.invalid            | host 'nowhere.invalid' is not a name or address
                    engine --in-memory --host 0.0.0.0                    | needs an access key
                    engine --in-memory --access-key AKID                 | --access-key and --secret-key are given together
                    engine --in-memory --access-key a/b --secret-key s   | without a slash
                    engine --in-memory --credentials missing.txt         | --credentials missing.txt does not exist
                    engine --in-memory --colour                          | Unknown option: '--colour'
                    engine --in-memory --backups x                       | --backups needs --data DIR
                    engine verify                                        | Missing required option: '--data=DIR'
                    engine restore --data x                              | Missing required parameter: 'BACKUP'
                    engine backup                                        | Missing required parameter: 'NAME'
                    serve --port many                                    | --port many is wrong: give a port between 0 and 65535
                    serve --demo=perhaps                                 | --demo perhaps is wrong: give true or false
                    serve --in-memory --data x                           | give either --in-memory or --data
                    serve --store mongo                                  | give dynamodb, localstack or a URL
                    serve --store localstack --dynamodb-port 1           | no such port with --store
                    serve --in-memory --credentials x                    | credentials only with --store
                    serve --host nowhere.invalid                         | give a name or address of this machine
                    serve --config none.properties                       | --config none.properties cannot be read
                    serve --allow-origin https://a.org/                  | give origins as browsers send them
                    serve --trusted-proxies proxy.local                  | give networks such as 10.0.0.0/8
                    serve --rate-reads many                              | give a number of requests and a period
                    serve --tls-cert x.pem                               | give --tls-cert and --tls-key together
                    serve --management-port x                            | give a port between 0 and 65535
                    admin wavyblog                                       | Missing required parameter: 'USERNAME'
                    sessions                                             | Missing subcommand: sessions commands
                    motor                                                | Unmatched argument at index 0: 'motor'
                    """)
    void call_wrong_isAnsweredByWhatWouldBeRight(String arguments, String message) {
        Outcome outcome = run(arguments.split(" ", -1));

        assertThat(outcome.err()).contains(message);
        assertThat(outcome.err().lines().count()).as(outcome.err()).isLessThanOrEqualTo(2);
        assertThat(outcome.exitCode()).isEqualTo(CommandLine.ExitCode.USAGE);
    }

    @Test
    void settings_ofServe_areAllOnThePageOfSettings() throws IOException {
        String page = Files.readString(Path.of("../docs/reference/settings.md"));
        CommandLine serve =
                requireNonNull(Azulejo.commandLine().getSubcommands().get("serve"));
        List<String> missing = serve.getCommandSpec().options().stream()
                .map(OptionSpec::longestName)
                .filter(name -> !List.of("--help", "--version").contains(name) && !page.contains("`" + name + "`"))
                .toList();
        assertThat(missing).isEmpty();
    }

    @Test
    void help_ofEveryCommand_saysWhatItsOptionsDo() {
        assertThat(run("--help").out()).contains("serve", "admin", "engine", "COMMAND");
        assertThat(run("serve", "--help").out())
                .contains("--demo", "--port", "--dynamodb-port", "--data", "--in-memory", "--store", "AZULEJO_PORT");
        assertThat(run("engine", "--help").out())
                .contains("--data", "--in-memory", "--durability", "--port", "--host", "--credentials");
    }

    @Test
    void sessionsCommands_areTheJsonThatDiscordTakes() {
        Outcome outcome = run("sessions", "commands");

        assertThat(outcome.exitCode()).isEqualTo(CommandLine.ExitCode.OK);
        assertThat(outcome.out().strip())
                .startsWith("[")
                .endsWith("]")
                .containsPattern("\"name\" ?: ?\"session\"")
                .containsPattern("\"name\" ?: ?\"npc\"")
                .doesNotContain("null");
    }

    @Test
    void credentials_fileWithoutAKey_isRefused(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("credentials"), "[default]\nregion = eu-south-2\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));

        assertThat(run("engine", "--in-memory", "--credentials", file.toString())
                        .err())
                .contains("has no profile with aws_access_key_id and aws_secret_access_key");
    }

    @Test
    void port_inUse_isSaidInOneLine() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Outcome outcome = run("engine", "--in-memory", "--port", Integer.toString(taken.getLocalPort()));

            assertThat(outcome.exitCode()).isEqualTo(CommandLine.ExitCode.SOFTWARE);
            assertThat(outcome.err()).contains("choose another with --port").hasLineCount(1);
        }
    }

    @Test
    void data_folderOfSomethingElse_isRefusedInOneLine(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("letter.txt"), "not a store");

        Outcome outcome = run("engine", "--data", folder.toString());

        assertThat(outcome.exitCode()).isEqualTo(CommandLine.ExitCode.SOFTWARE);
        assertThat(outcome.err()).contains(folder.toString()).hasLineCount(1);
    }

    @Test
    void verify_ofNoStore_isRefusedInOneLine(@TempDir Path folder) {
        assertThat(run("engine", "verify", "--data", folder.toString()).err())
                .contains("holds no store")
                .hasLineCount(1);
    }

    @Test
    void restore_ofNoBackup_isRefusedInOneLine(@TempDir Path folder) {
        String target = folder.resolve("store").toString();

        assertThat(run("engine", "restore", folder.toString(), "--data", target).err())
                .contains("holds no backup")
                .hasLineCount(1);
    }

    @Test
    void backup_whereNoEngineRuns_isRefusedInOneLine() throws IOException {
        int free;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = socket.getLocalPort();
        }

        assertThat(run("engine", "backup", "monday", "--endpoint", "http://127.0.0.1:" + free)
                        .err())
                .contains("No engine answers at http://127.0.0.1:" + free)
                .hasLineCount(1);
    }

    static Outcome run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Azulejo.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(arguments);
        return new Outcome(exitCode, out.toString(), err.toString());
    }

    @Test
    void engineHelp_namesEveryDurabilityWithItsPromise() {
        assertThat(run("engine", "--help").out().replaceAll("\\s+", " "))
                .contains("fsync: power loss.")
                .contains("os: the end of the process, even by kill -9.")
                .contains("memory: nothing.");
    }
}
