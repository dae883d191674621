package io.azulejo.http.problem;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Log of unexpected failures: each kind with its stack trace once a minute, and then with the number of those that were
 * left out, so that a client that knows how to make the server fail cannot fill the disk with it. Thread-safe.
 */
final class FailureLog {
    private static final Logger LOG = LoggerFactory.getLogger(FailureLog.class);
    private static final Duration QUIET = Duration.ofMinutes(1);
    private static final int MAX_KINDS = 500;

    private final InstantSource clock;
    private final Map<Kind, Seen> kinds = new HashMap<>();

    /** Type of a failure and where it was thrown. */
    private record Kind(Class<?> type, StackTraceElement at) {}

    private record Seen(Instant logged, long leftOut) {}

    FailureLog(InstantSource clock) {
        this.clock = clock;
    }

    /** Logs a failure, unless one of its kind was logged within the last minute. Returns whether it did. */
    boolean log(Throwable failure) {
        StackTraceElement[] trace = failure.getStackTrace();
        Kind kind = new Kind(failure.getClass(), trace.length == 0 ? new StackTraceElement("", "", null, 0) : trace[0]);
        long leftOut = leftOut(kind, clock.instant());
        if (leftOut < 0) {
            return false;
        }
        if (leftOut == 0) {
            LOG.error("Request failed", failure);
        } else {
            LOG.error("Request failed, and {} more like it since the last report", leftOut, failure);
        }
        return true;
    }

    /** Returns how many were left out since the kind was logged; negative if it must be left out once more. */
    private synchronized long leftOut(Kind kind, Instant now) {
        Seen seen = kinds.get(kind);
        if (seen != null && seen.logged().plus(QUIET).isAfter(now)) {
            kinds.put(kind, new Seen(seen.logged(), seen.leftOut() + 1));
            return -1;
        }
        if (kinds.size() >= MAX_KINDS) {
            kinds.clear();
        }
        kinds.put(kind, new Seen(now, 0));
        return seen == null ? 0 : seen.leftOut();
    }
}
