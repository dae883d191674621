package io.azulejo.cli.transfer;

import io.azulejo.cli.common.CommandFailedException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Writer of items in batches, several at a time. Items with the same key are written in the order in which they were
 * added. Not thread-safe.
 */
final class BatchWriter implements AutoCloseable {
    private static final int BATCH = 25;
    private static final int AT_A_TIME = 16;
    /** Exponential backoff for unprocessed items, as DynamoDB recommends. */
    private static final long FIRST_PAUSE_MILLIS = 50;

    private static final int MAX_TRIES = 10;

    /** A batch that is being written, and the keys of its items. */
    private record Sent(Future<?> writing, List<List<@Nullable AttributeValue>> keys) {}

    private final DynamoDbClient client;
    private final String table;
    private final List<String> keyNames;
    private final Progress progress;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Deque<Sent> sent = new ArrayDeque<>();
    /** The keys of all items that were added and are not written yet. */
    private final Set<List<@Nullable AttributeValue>> keys = new HashSet<>();

    private List<WriteRequest> batch = new ArrayList<>(BATCH);
    private List<List<@Nullable AttributeValue>> batchKeys = new ArrayList<>(BATCH);
    private long done;

    BatchWriter(DynamoDbClient client, String table, Progress progress) {
        this.client = client;
        this.table = table;
        this.progress = progress;
        this.keyNames = client.describeTable(r -> r.tableName(table)).table().keySchema().stream()
                .map(KeySchemaElement::attributeName)
                .toList();
    }

    /** Adds an item, which is written with some of those that follow. */
    void add(Map<String, AttributeValue> item) {
        List<@Nullable AttributeValue> key = new ArrayList<>(keyNames.size());
        for (String name : keyNames) {
            key.add(item.get(name));
        }
        if (keys.contains(key)) {
            flush();
        }
        keys.add(key);
        batchKeys.add(key);
        batch.add(WriteRequest.builder().putRequest(put -> put.item(item)).build());
        if (batch.size() == BATCH) {
            send();
        }
    }

    /** Writes everything that was added. */
    void flush() {
        if (!batch.isEmpty()) {
            send();
        }
        awaitSent();
    }

    /** Waits for the batches that are being written. */
    void awaitSent() {
        while (!sent.isEmpty()) {
            awaitFirst();
        }
    }

    /** Returns how many items, from the first one on, are written. */
    long done() {
        return done;
    }

    private void send() {
        if (sent.size() == AT_A_TIME) {
            awaitFirst();
        }
        List<WriteRequest> requests = batch;
        sent.add(new Sent(threads.submit(() -> put(requests)), batchKeys));
        batch = new ArrayList<>(BATCH);
        batchKeys = new ArrayList<>(BATCH);
    }

    private void awaitFirst() {
        Sent first = sent.remove();
        try {
            first.writing().get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new CommandFailedException("A batch cannot be written: " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandFailedException("The import was interrupted", e);
        }
        first.keys().forEach(keys::remove);
        done += first.keys().size();
        progress.add(first.keys().size());
    }

    private void put(List<WriteRequest> requests) {
        Map<String, List<WriteRequest>> left = Map.of(table, requests);
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

    /** Waits for the batches that are being written, whether they succeed or not. */
    @Override
    public void close() {
        threads.close();
    }
}
