package io.azulejo.cli.transfer;

import io.azulejo.cli.common.CommandFailedException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Writer of all items of a table: while one page is read, the pages before it are encoded and written, in order. */
final class ItemPages {
    private static final int AHEAD = 2 * Runtime.getRuntime().availableProcessors();

    private final DynamoDbClient client;
    private final String table;
    private final Progress progress;
    private final ItemLineCodec lines = new ItemLineCodec();
    private final Deque<Future<byte[]>> encoded = new ArrayDeque<>();

    ItemPages(DynamoDbClient client, String table, Progress progress) {
        this.client = client;
        this.table = table;
        this.progress = progress;
    }

    void writeTo(OutputStream out) throws IOException {
        try (ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            for (ScanResponse page :
                    client.scanPaginator(scan -> scan.tableName(table).consistentRead(true))) {
                if (encoded.size() == AHEAD) {
                    writeFirst(out);
                }
                List<Map<String, AttributeValue>> items = page.items();
                encoded.add(threads.submit(() -> {
                    byte[] bytes = lines.write(items);
                    progress.add(items.size());
                    return bytes;
                }));
            }
            while (!encoded.isEmpty()) {
                writeFirst(out);
            }
        }
    }

    private void writeFirst(OutputStream out) throws IOException {
        try {
            out.write(encoded.remove().get());
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException cause) {
                throw new UncheckedIOException("An item cannot be written", cause);
            }
            throw new CommandFailedException("An item cannot be written: " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandFailedException("The export was interrupted", e);
        }
    }
}
