package io.azulejo.auth.password;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Platform threads that hash passwords, and a short queue before them. A hash is meant to be slow; on the virtual
 * threads of the requests a few dozen at once would take every carrier and stop all other requests. Thread-safe.
 */
public final class HashingPool {
    private static final int QUEUE = 32;
    private static final String RETRY_SECONDS = "2";

    private final ThreadPoolExecutor threads;

    HashingPool(int threadCount, int queue) {
        threads = new ThreadPoolExecutor(
                threadCount,
                threadCount,
                10,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(queue),
                Thread.ofPlatform().daemon().name("azulejo-hashing-", 0).factory());
        threads.allowCoreThreadTimeOut(true);
    }

    /** Returns the pool of the process: it stands for the processors, which all services share. */
    static HashingPool shared() {
        return Shared.POOL;
    }

    private static final class Shared {
        /** Half of the processors, so that the other half serves the other requests. */
        private static final HashingPool POOL =
                new HashingPool(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), QUEUE);
    }

    int waiting() {
        return threads.getQueue().size();
    }

    /** Waits for the result of a task; fails with 429 if too many are waiting already. */
    <T> T run(Supplier<T> task) {
        Future<T> result;
        try {
            result = threads.submit(task::get);
        } catch (RejectedExecutionException e) {
            throw ProblemException.of(
                    ProblemType.TOO_MANY_REQUESTS,
                    "Too many passwords are being checked: try again in " + RETRY_SECONDS + " seconds",
                    Map.of("Retry-After", RETRY_SECONDS));
        }
        try {
            return result.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException("A password could not be hashed", e.getCause());
        } catch (InterruptedException e) {
            result.cancel(true);
            Thread.currentThread().interrupt();
            throw ProblemException.of(ProblemType.UNAVAILABLE, "The server is stopping");
        }
    }
}
