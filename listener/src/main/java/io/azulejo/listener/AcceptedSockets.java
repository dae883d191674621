package io.azulejo.listener;

import io.helidon.common.socket.SocketOptions;
import java.io.IOException;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Sockets that were accepted and whose TLS handshake or PROXY header has not arrived. Helidon waits for them without a
 * deadline, and counts them as connections: silent clients could take them all. It configures every socket that it
 * accepts, which is how they become known here. Thread-safe.
 */
final class AcceptedSockets implements SocketOptions {
    private final SocketOptions options;
    private final Map<SocketAddress, Accepted> waiting = new ConcurrentHashMap<>();

    private record Accepted(SocketChannel channel, long since) {}

    AcceptedSockets(SocketOptions options) {
        this.options = options;
    }

    @Override
    public void configureSocket(SocketChannel channel) {
        options.configureSocket(channel);
        try {
            SocketAddress peer = channel.getRemoteAddress();
            if (peer != null) {
                waiting.put(peer, new Accepted(channel, System.nanoTime()));
            }
        } catch (IOException e) {
            // gone already: Helidon notices at the first read
        }
    }

    /** Forgets a socket, because the connection that it belongs to has begun. */
    void begun(SocketAddress peer) {
        waiting.remove(peer);
    }

    /** Closes the sockets that have waited for too long. */
    void check(Duration longest, long now) {
        waiting.forEach((peer, accepted) -> {
            if (!accepted.channel().isOpen()) {
                waiting.remove(peer, accepted);
            } else if (now - accepted.since() > longest.toNanos()) {
                waiting.remove(peer, accepted);
                try {
                    accepted.channel().close();
                } catch (IOException e) {
                    // closed as far as it can be
                }
            }
        });
    }

    @Override
    public Map<SocketOption<?>, Object> socketOptions() {
        return options.socketOptions();
    }

    @Override
    public Duration connectTimeout() {
        return options.connectTimeout();
    }

    @Override
    public Duration readTimeout() {
        return options.readTimeout();
    }

    @Override
    public Optional<Integer> socketReceiveBufferSize() {
        return options.socketReceiveBufferSize();
    }

    @Override
    public Optional<Integer> socketSendBufferSize() {
        return options.socketSendBufferSize();
    }

    @Override
    public boolean socketReuseAddress() {
        return options.socketReuseAddress();
    }

    @Override
    public boolean socketKeepAlive() {
        return options.socketKeepAlive();
    }

    @Override
    public boolean tcpNoDelay() {
        return options.tcpNoDelay();
    }
}
