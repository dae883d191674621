package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.capacity.Units;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.lock.ItemLocks;
import io.azulejo.engine.request.ConsumedCapacity;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.stream.ChangeLog;
import io.azulejo.engine.stream.StreamRecord;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Executor of writes and checks on different items, all or nothing. Holds the locks of all of them, so transactions
 * wait for each other in cases where DynamoDB would answer with a conflict. Thread-safe.
 */
public final class TransactedWrites {
    private static final int UNIT_FACTOR = 2;

    private final Store store;
    private final ItemLocks locks;
    private final ItemWrites writes;
    private final ItemStaging staging;
    private final ChangeLog log;
    private final TransactionTokens tokens;
    private final Metering metering;

    public TransactedWrites(
            Store store,
            ItemLocks locks,
            ItemWrites writes,
            ItemStaging staging,
            ChangeLog log,
            TransactionTokens tokens,
            Metering metering) {
        this.store = store;
        this.locks = locks;
        this.writes = writes;
        this.staging = staging;
        this.log = log;
        this.tokens = tokens;
        this.metering = metering;
    }

    /** Client request token of a transaction and the digest of the request that it stands for. */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    record Token(String token, byte[] digest) {}

    /** Result of a transaction; empty if it was already executed under the same token. */
    record Outcome(List<ItemChange> changes, @Nullable List<ConsumedCapacity> consumedCapacity) {}

    Outcome commit(List<PreparedWrite> prepared, @Nullable Token token, @Nullable String returnConsumedCapacity) {
        List<byte[]> keys = new ArrayList<>(prepared.size() + 1);
        for (PreparedWrite write : prepared) {
            keys.add(write.key());
        }
        byte @Nullable [] tokenKey = token == null ? null : TransactionTokens.key(token.token());
        if (tokenKey != null) {
            keys.add(tokenKey);
        }
        ItemLocks.Held held = locks.lockAll(keys);
        try {
            Batch batch = new Batch();
            if (tokenKey != null && token != null) {
                if (tokens.isDone(tokenKey, token.digest())) {
                    return repeated(prepared, returnConsumedCapacity);
                }
                tokens.remember(tokenKey, token.digest(), batch);
            }
            Meters meters = new Meters(metering, returnConsumedCapacity, TableMeter.Kind.TRANSACTIONAL_WRITE);
            List<ItemChange> changes = changes(prepared);
            for (ItemChange change : changes) {
                staging.stage(change, batch, meters.of(change.table()), UNIT_FACTOR);
            }
            meterChecks(prepared, meters);
            log.commit(changes, StreamRecord.Cause.REQUEST, batch);
            return new Outcome(changes, meters.report());
        } finally {
            held.release();
        }
    }

    /** Returns the response to a transaction that was already executed: DynamoDB charges for reading the items. */
    private Outcome repeated(List<PreparedWrite> prepared, @Nullable String returnConsumedCapacity) {
        Meters meters = new Meters(metering, returnConsumedCapacity, TableMeter.Kind.TRANSACTIONAL_READ);
        for (PreparedWrite write : prepared) {
            TableMeter meter = meters.of(write.table());
            if (meter != null) {
                meter.read(null, write.key(), UNIT_FACTOR * Units.read(size(write), true));
            }
        }
        return new Outcome(List.of(), meters.report());
    }

    private int size(PreparedWrite write) {
        byte @Nullable [] stored = store.get(write.key());
        return stored == null ? 0 : Item.stored(stored).size();
    }

    /** Returns the changes of all writes, or throws the cancellation. Condition checks change nothing. */
    private List<ItemChange> changes(List<PreparedWrite> prepared) {
        List<ItemChange> changes = new ArrayList<>();
        CancellationReasons reasons = new CancellationReasons(prepared.size());
        for (int i = 0; i < prepared.size(); i++) {
            PreparedWrite write = prepared.get(i);
            try {
                ItemChange change = writes.change(write);
                if (!(write.effect() instanceof Effect.Check)) {
                    changes.add(change);
                }
            } catch (EngineException e) {
                reasons.set(i, e);
            }
        }
        reasons.check();
        return changes;
    }

    private void meterChecks(List<PreparedWrite> prepared, Meters meters) {
        for (PreparedWrite write : prepared) {
            TableMeter meter = write.effect() instanceof Effect.Check ? meters.of(write.table()) : null;
            if (meter != null) {
                meter.write(null, write.key(), UNIT_FACTOR * Units.write(size(write)));
            }
        }
    }
}
