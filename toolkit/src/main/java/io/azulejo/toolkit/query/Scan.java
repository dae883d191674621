package io.azulejo.toolkit.query;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.codec.ItemReader;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.internal.RecordDecoder;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.schema.TableRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Unordered scan of a whole table. Not thread-safe; for one use. For several threads, create one for each segment.
 *
 * @param <R> the result type
 */
public final class Scan<R> {
    private final DesignContext context;
    private final String pattern;
    private final TableRef table;
    private final ItemReader<R> reader;
    private final FullScan permission;
    private @Nullable Condition<?> filter;

    public Scan(DesignContext context, String pattern, TableRef table, ItemReader<R> reader, FullScan permission) {
        this.context = context;
        this.pattern = pattern;
        this.table = table;
        this.reader = reader;
        this.permission = permission;
    }

    /** Drops items after they are read. */
    public Scan<R> filter(Condition<?> filter) {
        this.filter = filter;
        return this;
    }

    public Page<R> page(PageRequest request) {
        return context.call(pattern, "scan", requests -> {
            String scope = request.scope() + "\0" + permission.segment() + "/" + permission.segments();
            byte[] binding = CursorBinding.of(
                    QueryPattern.of(pattern, table, reader),
                    PartitionSequence.NONE,
                    SortKeySelection.EVERYTHING,
                    filter,
                    FurtherKeys.NONE,
                    scope);
            Cursor cursor = request.cursor();
            QueryPosition start = cursor == null
                    ? null
                    : QueryPosition.fromBytes(context.cursors().open(cursor, binding));
            ItemSource source = source(requests, start);
            long bound = Math.max(context.options().evaluatedPerPage(), request.size());
            List<R> results = new PageFiller<>(source, reader, table, items -> items, RecordDecoder.of(context))
                    .fill(request.size(), bound);
            return new Page<>(
                    results,
                    source.exhausted()
                            ? null
                            : context.cursors().seal(source.position().toBytes(), binding));
        });
    }

    /** Passes each result to the action. */
    public void forEach(Consumer<? super R> action) {
        forEach(action, new AtomicBoolean());
    }

    /**
     * Passes each result to the action from several threads at once, each of which reads one segment of the table. It
     * returns when all segments are read. If one fails, the others stop at their next request.
     *
     * @param executor runs the segments; the calling thread only waits
     */
    public void forEach(Executor executor, int segments, Consumer<? super R> action) {
        if (permission.segments() > 1) {
            throw new IllegalArgumentException("The permission is for one segment and cannot be divided again");
        }
        AtomicBoolean stopped = new AtomicBoolean();
        List<CompletableFuture<Void>> running = new ArrayList<>(segments);
        for (int segment = 0; segment < segments; segment++) {
            Scan<R> part = new Scan<>(context, pattern, table, reader, permission.segment(segment, segments));
            part.filter = filter;
            running.add(CompletableFuture.runAsync(() -> part.forEach(action, stopped), executor));
        }
        CompletableFuture<Void> all = CompletableFuture.allOf(running.toArray(CompletableFuture[]::new));
        try {
            all.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw e;
        }
    }

    private void forEach(Consumer<? super R> action, AtomicBoolean stopped) {
        context.call(pattern, "scan", requests -> {
            ItemSource source = source(requests, null);
            boolean done = false;
            try {
                while (!source.exhausted() && !stopped.get()) {
                    Map<String, AttributeValue> item = source.next(0);
                    R result = item == null ? null : RecordDecoder.of(context).decode(reader, table, item);
                    if (result != null) {
                        action.accept(result);
                    }
                }
                done = true;
            } finally {
                stopped.compareAndSet(false, !done);
            }
            return source.evaluated();
        });
    }

    /** Returns all results at once, for tables that fit into memory. */
    public List<R> list() {
        List<R> results = new ArrayList<>();
        forEach(results::add);
        return List.copyOf(results);
    }

    private ItemSource source(RequestSender requests, @Nullable QueryPosition start) {
        return new ScanSource(context, requests, table, permission, filter, start);
    }
}
