package io.azulejo.cli.transfer;

import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.cli.setting.SelectedStore;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Command that puts the items of a file into an existing table; a failed import can be resumed. */
@Command(
        name = "import",
        description =
                "Puts the items of a file into an existing table: one item per line in DynamoDB JSON, which may be"
                        + " compressed with gzip. If the import fails, it prints how to resume.",
        footer = {"", "Example:", "  azulejo import --store http://localhost:8000 Orders orders.json.gz"},
        mixinStandardHelpOptions = true)
public final class ImportCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "TABLE", description = "The table to write to.")
    @SuppressWarnings("NullAway.Init")
    private String table;

    @Parameters(index = "1", paramLabel = "FILE", description = "The file to read.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Option(names = "--skip", paramLabel = "LINES", description = "Skip this many lines, which are already imported.")
    private long skip;

    @Mixin
    private final SelectedStore store = new SelectedStore();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() {
        store.use(this::read);
        return CommandLine.ExitCode.OK;
    }

    private void read(DynamoDbClient client) {
        Progress progress = new Progress(command.commandLine().getErr(), "Imported", 0);
        try (progress;
                BatchWriter writer = new BatchWriter(client, table, progress)) {
            read(writer);
        }
        PrintWriter out = command.commandLine().getOut();
        out.println("Imported " + progress.items() + " items into " + table);
        out.flush();
    }

    private void read(BatchWriter writer) {
        ItemLineCodec lines = new ItemLineCodec();
        try (BufferedReader in = ItemFile.read(file)) {
            for (long i = 0; i < skip; i++) {
                in.readLine();
            }
            long number = skip;
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                number++;
                try {
                    writer.add(lines.read(line));
                } catch (MalformedLineException e) {
                    throw new MalformedLineException("Line " + number + " is not an item: " + e.getMessage());
                }
            }
            writer.flush();
        } catch (IOException e) {
            writer.awaitSent();
            throw new CommandFailedException(
                    (e instanceof MalformedLineException
                                    ? e.getMessage()
                                    : "The file " + file + " cannot be read (" + e + ")")
                            + ". " + resumeHint(skip + writer.done()),
                    e);
        } catch (SdkException e) {
            throw new CommandFailedException(
                    "The store rejected the request: " + e.getMessage() + ". " + resumeHint(skip + writer.done()), e);
        }
    }

    private static String resumeHint(long done) {
        return "The first " + done + " lines are imported; resume with --skip " + done;
    }
}
