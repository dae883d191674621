package io.azulejo.engine.stream;

import io.azulejo.engine.backup.ChangeHistory;
import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.TableStream;
import io.azulejo.engine.table.TypedKeyAttribute;
import io.azulejo.engine.value.Item;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Commit of item changes together with their stream records and the history of tables that can be restored. The caller holds the locks of the items, so the records of
 * one item are in the order of its changes. Thread-safe.
 */
public final class ChangeLog {
    private final Store store;
    private final Streams streams;
    private final ChangeHistory history;
    private final InstantSource clock;

    public ChangeLog(Store store, Streams streams, ChangeHistory history, InstantSource clock) {
        this.store = store;
        this.streams = streams;
        this.history = history;
        this.clock = clock;
    }

    private record StartedRecord(StreamLog log, long sequence) {}

    /** Commits a batch in which the changes are already staged. */
    public void commit(List<ItemChange> changes, StreamRecord.Cause cause, Batch batch) {
        List<StartedRecord> started = new ArrayList<>();
        try {
            for (ItemChange change : changes) {
                history.stage(change, batch);
                TableStream stream = change.state().definition().settings().stream();
                StreamLog log = stream == null || !stream.enabled() ? null : streams.log(stream.id());
                if (log != null && !change.isUnchanged()) {
                    long sequence = log.begin();
                    started.add(new StartedRecord(log, sequence));
                    batch.put(
                            log.key(sequence),
                            RecordCodec.encode(record(
                                    sequence, change, cause, log.definition().view())));
                }
            }
            store.commit(batch);
        } finally {
            started.forEach(each -> each.log().end(each.sequence()));
        }
    }

    private StreamRecord record(long sequence, ItemChange change, StreamRecord.Cause cause, TableStream.View view) {
        Item before = change.before();
        Item after = change.after();
        Item either = after == null ? before : after;
        if (either == null) {
            throw new IllegalArgumentException("The item is absent before and after the change");
        }
        Instant now = clock.instant();
        return new StreamRecord(
                sequence,
                before == null
                        ? StreamRecord.Event.INSERT
                        : after == null ? StreamRecord.Event.REMOVE : StreamRecord.Event.MODIFY,
                cause,
                now,
                either.only(keyNames(change)),
                view.showsOld() ? before : null,
                view.showsNew() ? after : null);
    }

    private static Set<String> keyNames(ItemChange change) {
        Set<String> names = new LinkedHashSet<>();
        for (TypedKeyAttribute attribute : change.table().key().attributes()) {
            names.add(attribute.name());
        }
        return names;
    }
}
