package io.azulejo.listener;

import io.helidon.webserver.WebServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Web server whose listener is watched: Helidon's accept loop ends for good at the first error, for example when the
 * process has no file descriptor left. The watch connects to the port now and then; if nobody listens any more, it
 * starts a new server on the same port, and if that fails again and again, it reports that the port is lost.
 * Thread-safe.
 */
public final class WatchedServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WatchedServer.class);
    private static final int ATTEMPTS = 5;
    private static final int CONNECT_MILLIS = 2_000;

    private final InetSocketAddress address;
    private final IntFunction<WebServer> factory;
    private final OpenConnections connections;
    private final Duration period;
    private final Runnable onLost;
    private final CountDownLatch stopped = new CountDownLatch(1);
    private final Thread watch;
    private volatile WebServer server;
    private volatile boolean lost;

    private WatchedServer(
            InetSocketAddress address,
            IntFunction<WebServer> factory,
            OpenConnections connections,
            Duration period,
            Runnable onLost,
            WebServer server) {
        this.address = address;
        this.factory = factory;
        this.connections = connections;
        this.period = period;
        this.onLost = onLost;
        this.server = server;
        this.watch = Thread.ofVirtual().name("listener-watch").unstarted(this::watch);
    }

    /**
     * Starts a server and its watch; the port is bound when this returns.
     *
     * @param port 0 for any free one
     * @param factory creates the server for a port, not yet started
     * @param connections the connections of the server, which are no longer checked after its end
     * @param onLost runs when the port cannot be listened on any more
     * @throws UncheckedIOException if the port cannot be bound
     */
    public static WatchedServer start(
            InetAddress interfaceAddress,
            int port,
            IntFunction<WebServer> factory,
            OpenConnections connections,
            Duration period,
            Runnable onLost) {
        boolean complete = false;
        try {
            requireFree(new InetSocketAddress(interfaceAddress, port));
            WebServer server = started(factory.apply(port));
            InetAddress reached =
                    interfaceAddress.isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : interfaceAddress;
            InetSocketAddress address = new InetSocketAddress(reached, server.port());
            WatchedServer watched = new WatchedServer(address, factory, connections, period, onLost, server);
            watched.endHelidonsTimer();
            watched.watch.start();
            complete = true;
            return watched;
        } finally {
            if (!complete) {
                connections.close();
            }
        }
    }

    /** Connects once, see {@link OpenConnections}. With TLS a connection begins only after a handshake. */
    private void endHelidonsTimer() {
        if (server.hasTls() || server.prototype().enableProxyProtocol()) {
            return;
        }
        try (Socket first = new Socket()) {
            first.connect(address, CONNECT_MILLIS);
            if (!connections.awaitEndOfHelidonsTimer()) {
                LOG.debug("Helidon's timer of port {} goes on until the next connection", address.getPort());
            }
        } catch (IOException e) {
            LOG.debug("The first connection to port {} failed", address.getPort(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Rejects a port that is in use. Helidon only logs it, with a stack trace, and returns a server that does not run.
     */
    private static void requireFree(InetSocketAddress address) {
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(address);
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    private static WebServer started(WebServer server) {
        if (!server.start().isRunning()) {
            throw new UncheckedIOException("The web server did not start", new IOException("see the log"));
        }
        return server;
    }

    public int port() {
        return address.getPort();
    }

    public WebServer server() {
        return server;
    }

    private void watch() {
        try {
            while (!stopped.await(period.toMillis(), TimeUnit.MILLISECONDS)) {
                if (refused() && !restarted()) {
                    LOG.error("Port {} cannot be listened on any more", address.getPort());
                    lost = true;
                    onLost.run();
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns whether nobody listens. Any other failure says nothing: the process may have no descriptor to ask with. */
    private boolean refused() {
        try (Socket probe = new Socket()) {
            probe.connect(address, CONNECT_MILLIS);
            return false;
        } catch (ConnectException e) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private boolean restarted() throws InterruptedException {
        LOG.error("Nobody listens on port {} any more: starting a new listener", address.getPort());
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (stopped.await(attempt * period.toMillis(), TimeUnit.MILLISECONDS)) {
                return true;
            }
            try {
                server = started(factory.apply(address.getPort()));
                return true;
            } catch (UncheckedIOException e) {
                LOG.warn("Port {} cannot be listened on: {}", address.getPort(), e.getMessage());
            }
        }
        return false;
    }

    /** Stops the watch and then the server. */
    @Override
    public void close() {
        stopped.countDown();
        try {
            if (!lost) { // otherwise the watch may be what ends the process, and waits for this
                watch.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        server.stop();
        connections.close();
    }
}
