package io.azulejo.listener;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.socket.SocketOptions;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.http2.Http2Config;
import io.helidon.webserver.http2.Http2ConnectionSelector;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Connections of one port, with the check that closes those that are overdue.
 *
 * <p>Helidon has a check of its own, a timer that a stopped server never cancels: its thread, the server and everything
 * that the routes refer to would live as long as the process. That timer ends at the first connection that it asks, by
 * an exception. Thread-safe.
 */
public final class OpenConnections implements AutoCloseable {
    private static final int MAX_STREAMS = 100;
    private static final int MAX_HEADER_BYTES = 16 * 1024;
    /** Also what a client may send before the server has read it, per connection. */
    private static final int WINDOW_BYTES = 64 * 1024;

    private static final Duration FIRST_CHECK = Duration.ofMillis(20);

    private final Deadlines deadlines;
    private final AcceptedSockets accepted =
            new AcceptedSockets(SocketOptions.builder().tcpNoDelay(true).build());
    private final Set<GuardedConnection> open = ConcurrentHashMap.newKeySet();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final CountDownLatch helidonsTimerEnded = new CountDownLatch(1);

    private OpenConnections(Deadlines deadlines) {
        this.deadlines = deadlines;
    }

    /** Starts the check of a port that has no connections yet. */
    public static OpenConnections start(Deadlines deadlines) {
        OpenConnections connections = new OpenConnections(deadlines);
        Thread.ofVirtual().name("connection-check").start(connections::checkRepeatedly);
        return connections;
    }

    /** Makes a web server serve HTTP/1.1 with these connections. */
    public void serveHttp1(WebServerConfig.Builder server, Http1Config config) {
        serve(server, http1(config), Optional.empty());
    }

    /** Makes a web server serve HTTP/1.1 and HTTP/2, by ALPN or prior knowledge, with these connections. */
    public void serveHttp1And2(WebServerConfig.Builder server, Http1Config config) {
        Http2Config http2 = Http2Config.builder()
                .maxConcurrentStreams(MAX_STREAMS)
                .maxHeaderListSize(MAX_HEADER_BYTES)
                .initialWindowSize(WINDOW_BYTES)
                .build();
        serve(
                server,
                http1(config),
                Optional.of(Http2ConnectionSelector.builder().http2Config(http2).build()));
    }

    private static ServerConnectionSelector http1(Http1Config config) {
        return Http1ConnectionSelector.builder().config(config).build();
    }

    private void serve(
            WebServerConfig.Builder server, ServerConnectionSelector http1, Optional<ServerConnectionSelector> http2) {
        server.idleConnectionPeriod(FIRST_CHECK)
                // Responses are written in several segments; Nagle's algorithm would delay the last by 40 ms.
                .connectionOptions(accepted)
                .protocolsDiscoverServices(false)
                .addConnectionSelector(new Selector(http1, http2, this));
    }

    void begin(GuardedConnection connection, ConnectionContext context) {
        accepted.begun(context.remotePeer().address());
        open.add(connection);
    }

    void end(GuardedConnection connection) {
        open.remove(connection);
    }

    private void checkRepeatedly() {
        try {
            while (!closed.await(deadlines.checkPeriod().toMillis(), TimeUnit.MILLISECONDS)) {
                long now = System.nanoTime();
                accepted.check(deadlines.head(), now);
                open.forEach(connection -> connection.check(deadlines, now));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns what ends the thread of Helidon's timer, which must be the current one, without a trace in the log. */
    RuntimeException endOfHelidonsTimer() {
        Thread.currentThread().setUncaughtExceptionHandler((thread, end) -> {});
        helidonsTimerEnded.countDown();
        return new IllegalStateException("Connections are checked by OpenConnections");
    }

    /** Waits for a moment for the end of Helidon's timer, and returns whether it came; the caller has a connection open. */
    boolean awaitEndOfHelidonsTimer() throws InterruptedException {
        return helidonsTimerEnded.await(1, TimeUnit.SECONDS);
    }

    /** Ends the check; connections stay as they are. */
    @Override
    public void close() {
        closed.countDown();
    }

    private record Selector(
            ServerConnectionSelector http1, Optional<ServerConnectionSelector> http2, OpenConnections connections)
            implements ServerConnectionSelector {

        @Override
        public int bytesToIdentifyConnection() {
            return 0;
        }

        @Override
        public Support supports(BufferData data) {
            return Support.SUPPORTED;
        }

        @Override
        public Set<String> supportedApplicationProtocols() {
            return http2.isPresent() ? Set.of("h2", "http/1.1") : Set.of("http/1.1");
        }

        @Override
        public ServerConnection connection(ConnectionContext context) {
            return new GuardedConnection(context, http1, http2, connections);
        }
    }
}
