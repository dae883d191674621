package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.index.ItemPages;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.Store;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Client request tokens of executed transactions, kept for ten minutes. A token is written in the same batch as its
 * transaction, so that both survive or neither.
 */
public final class TransactionTokens {
    private static final Duration RETENTION = Duration.ofMinutes(10);

    private final Store store;
    private final InstantSource clock;

    public TransactionTokens(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    static byte[] key(String token) {
        byte[] utf8 = token.getBytes(StandardCharsets.UTF_8);
        return new KeyWriter(Keyspace.TRANSACTION_TOKENS)
                .raw(utf8, 0, utf8.length)
                .bytes();
    }

    /** Returns whether this transaction was already executed. Rejects a token that was used for a different one. */
    boolean isDone(byte[] tokenKey, byte[] digest) {
        byte @Nullable [] stored = store.get(tokenKey);
        if (stored == null || isExpired(stored)) {
            return false;
        }
        if (!Arrays.equals(stored, Long.BYTES, stored.length, digest, 0, digest.length)) {
            throw new EngineException(
                    DynamoDbError.IDEMPOTENT_PARAMETER_MISMATCH,
                    "The client request token was already used for a different request");
        }
        return true;
    }

    void remember(byte[] tokenKey, byte[] digest, Batch batch) {
        long until = clock.instant().plus(RETENTION).toEpochMilli();
        batch.put(
                tokenKey,
                ByteBuffer.allocate(Long.BYTES + digest.length)
                        .putLong(until)
                        .put(digest)
                        .array());
    }

    private boolean isExpired(byte[] stored) {
        return ByteBuffer.wrap(stored).getLong() < clock.millis();
    }

    /** Deletes expired tokens, unless it is stopped before. */
    public void sweep(BooleanSupplier stopped) {
        ItemPages pages = new ItemPages(store, new byte[] {Keyspace.TRANSACTION_TOKENS.number()});
        for (List<byte[]> keys = pages.next(); !keys.isEmpty() && !stopped.getAsBoolean(); keys = pages.next()) {
            Batch batch = new Batch();
            for (byte[] key : keys) {
                byte @Nullable [] stored = store.get(key);
                if (stored != null && isExpired(stored)) {
                    batch.delete(key);
                }
            }
            if (!batch.isEmpty()) {
                store.commit(batch);
            }
        }
    }
}
