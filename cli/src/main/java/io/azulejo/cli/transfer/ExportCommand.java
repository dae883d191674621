package io.azulejo.cli.transfer;

import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.cli.setting.SelectedStore;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Command that writes all items of a table to a file. */
@Command(
        name = "export",
        description = "Writes the items of a table to a file, one per line in DynamoDB JSON, as DynamoDB's own exports"
                + " do. The file appears only when it is complete.",
        footer = {"", "Example:", "  azulejo export --store http://localhost:8000 Orders orders.json.gz"},
        mixinStandardHelpOptions = true)
public final class ExportCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "TABLE", description = "The table to read.")
    @SuppressWarnings("NullAway.Init")
    private String table;

    @Parameters(index = "1", paramLabel = "FILE", description = "The file to write; gzip if it ends in .gz.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Option(names = "--overwrite", description = "Replace the file if it exists.")
    private boolean overwrite;

    @Mixin
    private final SelectedStore store = new SelectedStore();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Override
    public Integer call() {
        if (!overwrite && Files.exists(file)) {
            throw new CommandFailedException(
                    "The file " + file + " exists: give another name, or --overwrite to replace it");
        }
        store.read(this::export);
        return CommandLine.ExitCode.OK;
    }

    private void export(DynamoDbClient client) {
        Path partial = file.resolveSibling(file.getFileName() + ".partial");
        long about = client.describeTable(r -> r.tableName(table)).table().itemCount();
        Progress progress = new Progress(command.commandLine().getErr(), "Exported", about);
        try (progress) {
            try (OutputStream out = ItemFile.write(partial, file.toString().endsWith(".gz"))) {
                new ItemPages(client, table, progress).writeTo(out);
            }
            Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("The file " + file + " cannot be written", e);
        }
        PrintWriter out = command.commandLine().getOut();
        out.println("Exported " + progress.items() + " items of " + table + " to " + file);
        out.flush();
    }
}
