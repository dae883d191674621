package io.azulejo.listener;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataReader;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.common.task.InterruptableTask;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * A connection whose bytes pass a {@link RequestGuard} and that is closed when a request does not arrive in time. It
 * finds out itself whether the client speaks HTTP/1.1 or HTTP/2, because Helidon would wait for the first bytes without
 * a deadline. Thread-safe, except {@link #handle}.
 */
final class GuardedConnection implements ServerConnection {
    private static final byte[] PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
    private static final String HTTP_2 = "h2";

    private final ConnectionContext context;
    private final ServerConnectionSelector http1;
    private final Optional<ServerConnectionSelector> http2;
    private final OpenConnections connections;
    private final long begun = System.nanoTime();
    private volatile @Nullable Served served;
    private volatile @Nullable Thread thread;
    private volatile boolean closed;

    /** The connection as the web server serves it. */
    private record Served(ServerConnection connection, RequestGuard guard) {

        boolean isIdle(Duration longest) {
            if (connection.idleTime().compareTo(longest) <= 0) {
                return false;
            }
            // A close would end the streams of an HTTP/2 connection that are being answered.
            return !(guard instanceof Http2Guard) || isUnused();
        }

        boolean isUnused() {
            return connection instanceof InterruptableTask<?> task && task.canInterrupt();
        }
    }

    GuardedConnection(
            ConnectionContext context,
            ServerConnectionSelector http1,
            Optional<ServerConnectionSelector> http2,
            OpenConnections connections) {
        this.context = context;
        this.http1 = http1;
        this.http2 = http2;
        this.connections = connections;
    }

    @Override
    public void handle(Limit limit) throws InterruptedException {
        thread = Thread.currentThread();
        connections.begin(this, context);
        try {
            if (speaksHttp2()) {
                handleHttp2(limit);
            } else {
                handle(guarded(http1, new FramingGuard(begun), context.executor()), limit);
            }
        } finally {
            connections.end(this);
        }
    }

    /**
     * Serves HTTP/2 with an executor of its own. Helidon does not end the streams of a connection that has ended: those
     * that wait for the rest of a body would wait as long as the process lives.
     */
    private void handleHttp2(Limit limit) throws InterruptedException {
        ExecutorService streams = Executors.newVirtualThreadPerTaskExecutor();
        try {
            handle(guarded(http2.orElseThrow(), new Http2Guard(PREFACE.length, begun), streams), limit);
        } finally {
            streams.shutdownNow();
        }
    }

    private void handle(Served chosen, Limit limit) throws InterruptedException {
        served = chosen;
        if (!closed) {
            chosen.connection().handle(limit);
        }
    }

    private boolean speaksHttp2() {
        if (http2.isEmpty()) {
            return false;
        }
        if (context.serverSocket().protocolNegotiated()) {
            return HTTP_2.equals(context.serverSocket().protocol());
        }
        DataReader reader = context.dataReader();
        try {
            for (int i = 0; i < PREFACE.length; i++) {
                BufferData first = reader.getBuffer(i + 1);
                if (first.get(i) != PREFACE[i]) {
                    return false;
                }
            }
            return true;
        } catch (DataReader.InsufficientDataAvailableException e) {
            if (reader.available() > 0) {
                return false; // cut off: the guard of HTTP/1.1 says so
            }
            throw new CloseConnectionException("The client closed the connection", e);
        }
    }

    private Served guarded(ServerConnectionSelector selector, RequestGuard guard, ExecutorService executor) {
        DataReader source = context.dataReader();
        DataReader reader = DataReader.create(() -> next(source, guard));
        return new Served(selector.connection(new GuardedContext(context, reader, executor)), guard);
    }

    private static byte[] next(DataReader source, RequestGuard guard) {
        guard.requireIntact();
        try {
            source.ensureAvailable();
        } catch (DataReader.InsufficientDataAvailableException end) {
            guard.end();
            throw end;
        }
        return guard.checked(source.readBytes(source.available()), System.nanoTime());
    }

    /** Closes the connection if it is overdue or idle. */
    void check(Deadlines deadlines, long now) {
        Served current = served;
        if (current == null) {
            if (now - begun > deadlines.head().toNanos()) {
                close(true);
            }
            return;
        }
        if (current.guard().overdue(deadlines, now, current.isUnused())) {
            close(true);
        } else if (deadlines.response().isPresent()
                && current.connection()
                                .idleTime()
                                .compareTo(deadlines.response().get())
                        > 0) {
            close(true);
        } else if (current.isIdle(deadlines.idle())) {
            close(false);
        }
    }

    /** Ends the timer that asks: only Helidon's idle check does, see {@link OpenConnections}. */
    @Override
    public Duration idleTime() {
        throw connections.endOfHelidonsTimer();
    }

    @Override
    public void close(boolean interrupt) {
        closed = true;
        Served current = served;
        if (current != null) {
            current.connection().close(interrupt);
        } else if (thread != null) {
            thread.interrupt();
        }
    }
}
