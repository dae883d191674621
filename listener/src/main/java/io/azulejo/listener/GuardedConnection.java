package io.azulejo.listener;

import io.azulejo.listener.FramingGuard.Phase;
import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataReader;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.time.Duration;
import java.util.Set;

/**
 * An HTTP/1.1 connection whose bytes pass a {@link FramingGuard} and that is closed when a request does not arrive in
 * time.
 *
 * <p>Helidon's idle check closes a connection only between requests, so that a client that sends one byte now and then
 * could keep its connection for days. This connection tells the same check that it is overdue, and then closes at once.
 */
public final class GuardedConnection implements ServerConnection {
    private static final Duration OVERDUE = Duration.ofDays(1);

    private final ServerConnection connection;
    private final FramingGuard guard;
    private final Deadlines deadlines;

    private GuardedConnection(ServerConnection connection, FramingGuard guard, Deadlines deadlines) {
        this.connection = connection;
        this.guard = guard;
        this.deadlines = deadlines;
    }

    /** Returns a selector of guarded HTTP/1.1 connections. */
    public static ServerConnectionSelector selector(Http1Config config, Deadlines deadlines) {
        return new Selector(Http1ConnectionSelector.builder().config(config).build(), deadlines);
    }

    @Override
    public void handle(Limit limit) throws InterruptedException {
        connection.handle(limit);
    }

    @Override
    public Duration idleTime() {
        return overdue() ? OVERDUE : connection.idleTime();
    }

    @Override
    public void close(boolean interrupt) {
        connection.close(interrupt || overdue());
    }

    private boolean overdue() {
        Phase phase = guard.phase();
        Duration waited = Duration.ofNanos(System.nanoTime() - guard.since());
        return switch (phase) {
            case IDLE -> false; // or a response is being made, as long as that takes
            case HEAD -> waited.compareTo(deadlines.head()) > 0;
            case BODY -> waited.compareTo(deadlines.body()) > 0;
        };
    }

    private record Selector(ServerConnectionSelector http1, Deadlines deadlines) implements ServerConnectionSelector {
        @Override
        public int bytesToIdentifyConnection() {
            return http1.bytesToIdentifyConnection();
        }

        @Override
        public Support supports(BufferData data) {
            return http1.supports(data);
        }

        @Override
        public Set<String> supportedApplicationProtocols() {
            return http1.supportedApplicationProtocols();
        }

        @Override
        public ServerConnection connection(ConnectionContext context) {
            FramingGuard guard = new FramingGuard(System.nanoTime());
            DataReader reader = DataReader.create(() -> next(context.dataReader(), guard));
            return new GuardedConnection(http1.connection(new GuardedContext(context, reader)), guard, deadlines);
        }

        private static byte[] next(DataReader source, FramingGuard guard) {
            guard.requireIntact();
            try {
                source.ensureAvailable();
            } catch (DataReader.InsufficientDataAvailableException end) {
                guard.end();
                throw end;
            }
            return guard.checked(source.readBytes(source.available()), System.nanoTime());
        }
    }
}
