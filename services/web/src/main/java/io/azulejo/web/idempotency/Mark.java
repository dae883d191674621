package io.azulejo.web.idempotency;

import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.Written;
import java.util.List;

/**
 * Runs the transaction that is the work of a request, and says in it that the request is done and what it made. Both
 * happen or neither does, whenever the process dies. It is for one request and one thread.
 */
@FunctionalInterface
public interface Mark {
    /** Of work that nobody repeats: adds nothing. */
    Mark NONE = (transaction, made) -> transaction.run();

    /**
     * Runs the transaction, which has one action more by that, or refuses it whole if the request was overtaken.
     *
     * @param made ids of what the transaction makes, by which a repetition of the request is answered
     */
    Written run(TransactWrite transaction, List<String> made);

    default Written run(TransactWrite transaction, String made) {
        return run(transaction, List.of(made));
    }
}
