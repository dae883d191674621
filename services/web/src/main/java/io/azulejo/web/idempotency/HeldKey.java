package io.azulejo.web.idempotency;

import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.Written;
import io.azulejo.web.problem.ProblemException;
import java.util.List;

/** A key while the request that carried it is being done. Its record is written in the version that is known here. */
final class HeldKey implements Mark {
    private IdempotencyRecord record;

    HeldKey(IdempotencyRecord record) {
        this.record = record;
    }

    @Override
    public Written run(TransactWrite transaction, List<String> made) {
        Written written;
        try {
            written = transaction.put(record.done(made)).run();
        } catch (VersionConflictException refused) {
            if (refused.entity().equals(IdempotencyRecord.class.getSimpleName())) {
                throw ProblemException.conflict(
                        "This took so long that another request with its Idempotency-Key was let in");
            }
            throw refused;
        }
        record = written.first(IdempotencyRecord.class);
        return written;
    }

    /** As it was last written. */
    IdempotencyRecord record() {
        return record;
    }
}
