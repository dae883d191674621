package io.azulejo.patterns.idempotency;

import io.azulejo.patterns.idempotency.IdempotencyConflictException.Reason;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.TransactionResult;
import java.util.List;

/** Idempotency key that is locked by the request in progress. Its record is written with a version check. */
final class LockedIdempotencyKey implements IdempotentCommit {
    private IdempotencyRecord record;

    LockedIdempotencyKey(IdempotencyRecord record) {
        this.record = record;
    }

    @Override
    public TransactionResult run(TransactWrite transaction, List<String> made) {
        TransactionResult written;
        try {
            written = transaction.put(record.done(made)).run();
        } catch (VersionConflictException refused) {
            if (refused.entity().equals(IdempotencyRecord.class.getSimpleName())) {
                throw new IdempotencyConflictException(Reason.OVERTAKEN);
            }
            throw refused;
        }
        record = written.first(IdempotencyRecord.class);
        return written;
    }

    /** Returns the record as last written. */
    IdempotencyRecord record() {
        return record;
    }
}
