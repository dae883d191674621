package io.azulejo.patterns.idempotency;

import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.TransactionResult;
import java.util.List;

/**
 * Runs the transaction of a request, and marks the request as done in the same transaction. Both happen or neither,
 * even if the process dies. For one request and one thread.
 */
@FunctionalInterface
public interface IdempotentCommit {
    /** For requests without a key: runs the transaction as it is. */
    IdempotentCommit NONE = (transaction, made) -> transaction.run();

    /**
     * Runs the transaction with one additional action. The whole transaction fails if another request has taken the key
     * over.
     *
     * @param made ids of the items that the transaction creates; a repetition of the request is answered from them
     */
    TransactionResult run(TransactWrite transaction, List<String> made);

    default TransactionResult run(TransactWrite transaction, String made) {
        return run(transaction, List.of(made));
    }
}
