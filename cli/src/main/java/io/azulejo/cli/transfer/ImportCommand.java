package io.azulejo.cli.transfer;

import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.cli.setting.SelectedStore;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Command that puts the items of a file into an existing table; a failed import can be resumed. */
@Command(
        name = "import",
        description =
                "Puts the items of a file into an existing table: one item per line in DynamoDB JSON, which may be"
                        + " compressed with gzip. If the import fails, it prints how to resume.",
        footer = {"", "Example:", "  azulejo import --store http://localhost:8000 Orders orders.json.gz"},
        mixinStandardHelpOptions = true)
public final class ImportCommand implements Callable<Integer> {
    private static final int BATCH = 25;
    /** Exponential backoff for unprocessed items, as DynamoDB recommends. */
    private static final long FIRST_PAUSE_MILLIS = 50;

    private static final int MAX_TRIES = 10;

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
        long done = skip;
        try (BufferedReader in = ItemFile.read(file)) {
            for (long i = 0; i < skip; i++) {
                in.readLine();
            }
            List<WriteRequest> batch = next(in, done);
            while (!batch.isEmpty()) {
                put(client, batch);
                done += batch.size();
                progress.add(batch.size());
                batch = next(in, done);
            }
        } catch (IOException e) {
            throw new CommandFailedException(
                    (e instanceof MalformedLineException
                                    ? e.getMessage()
                                    : "The file " + file + " cannot be read (" + e + ")")
                            + ". " + resumeHint(done),
                    e);
        } catch (SdkException e) {
            throw new CommandFailedException(
                    "The store rejected the request: " + e.getMessage() + ". " + resumeHint(done), e);
        }
        PrintWriter out = command.commandLine().getOut();
        out.println("Imported " + progress.items() + " items into " + table);
        out.flush();
    }

    private static String resumeHint(long done) {
        return "The first " + done + " lines are imported; resume with --skip " + done;
    }

    private static List<WriteRequest> next(BufferedReader in, long done) throws IOException {
        ItemLineCodec lines = new ItemLineCodec();
        List<WriteRequest> batch = new ArrayList<>(BATCH);
        for (String line = in.readLine(); line != null; line = batch.size() < BATCH ? in.readLine() : null) {
            try {
                var item = lines.read(line);
                batch.add(
                        WriteRequest.builder().putRequest(put -> put.item(item)).build());
            } catch (MalformedLineException e) {
                throw new MalformedLineException(
                        "Line " + (done + batch.size() + 1) + " is not an item: " + e.getMessage());
            }
        }
        return batch;
    }

    private void put(DynamoDbClient client, List<WriteRequest> batch) {
        Map<String, List<WriteRequest>> left = Map.of(table, batch);
        long pause = FIRST_PAUSE_MILLIS;
        for (int tries = 0; !left.isEmpty(); tries++) {
            if (tries == MAX_TRIES) {
                throw new CommandFailedException("The store is too busy to take more items");
            }
            if (tries > 0) {
                sleep(pause);
                pause *= 2;
            }
            Map<String, List<WriteRequest>> now = left;
            left = client.batchWriteItem(write -> write.requestItems(now)).unprocessedItems();
        }
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandFailedException("The import was interrupted", e);
        }
    }
}
