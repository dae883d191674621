package io.azulejo.migrate;

import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.patterns.job.Throttle;
import io.azulejo.toolkit.DesignContext;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * Resumable job that goes through one segment of a table, a page per step. The checkpoint holds the position and the
 * counts. It does not use a {@code CursorLoop}, whose cursors need the keys of the process that made them. Thread-safe.
 */
final class BackfillJob implements Job {
    static final String TABLE = "table";
    static final String SEGMENT = "segment";
    static final String SEGMENTS = "segments";
    static final String PHASE = "phase";

    /** Part of the work; the second needs the end of the first in all segments. */
    enum Phase {
        ITEMS,
        GUARDS_WITHOUT_OWNER
    }

    private final String type;
    private final DesignContext context;
    private final List<TargetTable> tables;
    private final MigrationOptions options;
    private final ToLongFunction<String> tableItems;

    BackfillJob(
            String type,
            DesignContext context,
            List<TargetTable> tables,
            MigrationOptions options,
            ToLongFunction<String> tableItems) {
        this.type = type;
        this.context = context;
        this.tables = tables;
        this.options = options;
        this.tableItems = tableItems;
    }

    @Override
    public String type() {
        return type;
    }

    @Override
    public Step next(JobRecord record) {
        BackfillCheckpoint checkpoint = BackfillCheckpoint.parse(record.checkpoint());
        if (checkpoint.end()) {
            return new Step.Done();
        }
        if (Thread.currentThread().isInterrupted()) {
            return new Step.Later(record.checkpoint(), Duration.ZERO);
        }
        String name = record.argument(TABLE);
        TargetTable table = tables.stream()
                .filter(other -> other.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The design has no table " + name));
        int segment = Integer.parseInt(record.argument(SEGMENT));
        int segments = Integer.parseInt(record.argument(SEGMENTS));
        Phase phase = Phase.valueOf(record.argument(PHASE));
        BackfillCheckpoint next = page(table, segment, segments, phase, checkpoint, new PageBackfill.WriteMode.Send());
        options.listener()
                .onProgress(
                        new MigrationProgress(name, segment, segments, next.counts(), tableItems.applyAsLong(name)));
        return new Step.Next(next.text());
    }

    /** Returns the number of items in a table as DynamoDB last counted them. */
    long tableItems(String table) {
        return tableItems.applyAsLong(table);
    }

    /** Does the page after the checkpoint and returns the one after the page. */
    BackfillCheckpoint page(
            TargetTable table,
            int segment,
            int segments,
            Phase phase,
            BackfillCheckpoint checkpoint,
            PageBackfill.WriteMode mode) {
        Instant begun = context.now();
        StoreAccess store = new StoreAccess(context.client());
        Throttle throttle = throttle(segments);
        ScanResponse page = store.scan(table, segment, segments, pageSize(throttle), checkpoint.after());
        PageBackfill backfill =
                new PageBackfill(tables, options, context.options().clock(), store, mode);
        List<Map<String, AttributeValue>> items = page.items();
        BackfillCounts counts =
                phase == Phase.ITEMS ? backfill.items(table, items) : backfill.guardsWithoutOwner(table, items);
        throttle.await(begun, items.size());
        Map<String, AttributeValue> last = page.hasLastEvaluatedKey() ? page.lastEvaluatedKey() : Map.of();
        return new BackfillCheckpoint(last, last.isEmpty(), checkpoint.counts().plus(counts));
    }

    private Throttle throttle(int segments) {
        return new Throttle(
                Math.max(1, options.itemsPerSecond() / segments),
                context.options().clock(),
                options.pause());
    }

    /** Returns a size that leaves a page two thirds of its lease for retries. */
    private int pageSize(Throttle throttle) {
        long inLease = throttle.perSecond() * options.jobs().lease().toMillis() / 3000;
        return (int) Math.max(1, Math.min(options.pageSize(), inLease));
    }
}
