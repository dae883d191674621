package io.azulejo.server;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.time.Duration;
import java.util.Set;

/**
 * An HTTP/1.1 connection that is closed once a request takes longer than the idle timeout.
 *
 * <p>Helidon's idle check closes a connection only between requests. A client that sends one byte now and then could
 * keep its connection for days. Here the same check also interrupts a request that started that long ago, whether it is
 * still arriving or its response is not being read.
 */
final class BoundedConnection implements ServerConnection {
    private final ServerConnection connection;
    private final Duration timeout;

    private BoundedConnection(ServerConnection connection, Duration timeout) {
        this.connection = connection;
        this.timeout = timeout;
    }

    @Override
    public void handle(Limit limit) throws InterruptedException {
        connection.handle(limit);
    }

    @Override
    public Duration idleTime() {
        return connection.idleTime();
    }

    @Override
    public void close(boolean interrupt) {
        connection.close(interrupt || idleTime().compareTo(timeout) > 0);
    }

    /** Selector that wraps every connection of another selector in a bounded one. */
    record Selector(ServerConnectionSelector selector, Duration timeout) implements ServerConnectionSelector {
        @Override
        public int bytesToIdentifyConnection() {
            return selector.bytesToIdentifyConnection();
        }

        @Override
        public Support supports(BufferData data) {
            return selector.supports(data);
        }

        @Override
        public Set<String> supportedApplicationProtocols() {
            return selector.supportedApplicationProtocols();
        }

        @Override
        public ServerConnection connection(ConnectionContext context) {
            return new BoundedConnection(selector.connection(context), timeout);
        }
    }
}
