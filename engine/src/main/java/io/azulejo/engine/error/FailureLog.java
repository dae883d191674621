package io.azulejo.engine.error;

import io.azulejo.engine.store.StoreException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Log of failures that may repeat many times a second, such as those of a broken disk: the stack trace of each kind is
 * logged once, later failures of the kind as one line. Thread-safe.
 */
public final class FailureLog {
    private final Class<?> owner;
    private final Set<String> kinds = ConcurrentHashMap.newKeySet();

    public FailureLog(Class<?> owner) {
        this.owner = owner;
    }

    /** Logs a failure, with its stack trace if it is the first of its kind. */
    public void log(String message, RuntimeException failure) {
        // Not a field: the first logger initializes the logging framework, which may take half a second.
        Logger logger = LoggerFactory.getLogger(owner);
        if (kinds.add(kind(failure))) {
            logger.error(message, failure);
        } else {
            logger.error("{}: {}", message, failure.toString());
        }
    }

    /** Returns the kind of a failure: what it is and where it was thrown, without the text, which may vary. */
    private static String kind(RuntimeException failure) {
        String problem =
                failure instanceof StoreException store ? store.problem().name() : "";
        StackTraceElement[] trace = failure.getStackTrace();
        return failure.getClass().getName() + problem + (trace.length == 0 ? "" : trace[0]);
    }
}
