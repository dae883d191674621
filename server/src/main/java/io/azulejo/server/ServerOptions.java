package io.azulejo.server;

import io.azulejo.listener.TlsFiles;
import io.azulejo.server.signature.AccessKey;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Settings of the server: where it listens and which requests it accepts.
 *
 * @param host the name or address to listen on
 * @param port the port to listen on; 0 takes a free one
 * @param accessKeys the keys that may sign requests; if empty, any credentials are accepted, on loopback only
 * @param allowedHosts names accepted in the {@code Host} header besides {@code localhost} and IP addresses
 * @param maxBodyBytes the largest request body
 * @param maxBytesInFlight the maximum memory for the bodies of all requests being answered; requests beyond it get a
 *     503
 * @param idleTimeout how long a connection may stay silent, and how long one request may take to arrive
 * @param backups the folder for backups that callers request; null disables them
 * @param origins origins whose web pages may call the server (CORS)
 * @param tls certificate and key of the port; empty for plain HTTP
 * @param stopGrace how long {@link DynamoDbServer#close()} waits for requests that are being answered
 */
public record ServerOptions(
        String host,
        int port,
        List<AccessKey> accessKeys,
        Set<String> allowedHosts,
        int maxBodyBytes,
        long maxBytesInFlight,
        Duration idleTimeout,
        @Nullable Path backups,
        Set<String> origins,
        Optional<TlsFiles> tls,
        Duration stopGrace) {
    /** DynamoDB's own request size limit. */
    private static final int MAX_BODY_BYTES = 16 * 1024 * 1024;
    /** Longer than the minute for which SDK clients keep idle connections, so that the clients close first. */
    private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(75);

    private static final int MAX_PORT = 65_535;

    public ServerOptions {
        if (port < 0 || port > MAX_PORT) {
            throw new IllegalArgumentException("port must be between 0 and " + MAX_PORT + ", not " + port);
        }
        if (maxBodyBytes < 1) {
            throw new IllegalArgumentException("maxBodyBytes must be at least 1, not " + maxBodyBytes);
        }
        if (maxBytesInFlight < maxBodyBytes) {
            throw new IllegalArgumentException(
                    "maxBytesInFlight must be at least maxBodyBytes, " + maxBodyBytes + ", not " + maxBytesInFlight);
        }
        if (!idleTimeout.isPositive() || stopGrace.isNegative()) {
            throw new IllegalArgumentException("idleTimeout must be positive and stopGrace not negative, not "
                    + idleTimeout + " and " + stopGrace);
        }
        accessKeys = List.copyOf(accessKeys);
        origins = Set.copyOf(origins);
        allowedHosts = allowedHosts.stream()
                .map(name -> name.toLowerCase(Locale.ROOT))
                .collect(Collectors.toUnmodifiableSet());
        if (accessKeys.isEmpty() && !address(host).isLoopbackAddress()) {
            throw new IllegalArgumentException("Listening on '" + host
                    + "', which other machines reach, needs an access key; without one only loopback is served");
        }
    }

    /** Serves only this machine, on the given port, with any credentials. */
    public static ServerOptions onLoopback(int port) {
        return new ServerOptions(
                "127.0.0.1",
                port,
                List.of(),
                Set.of(),
                MAX_BODY_BYTES,
                bytesInFlight(),
                IDLE_TIMEOUT,
                null,
                Set.of(),
                Optional.empty(),
                Duration.ofSeconds(10));
    }

    /** Listens on a host that may be reachable from elsewhere and accepts requests signed with one of the keys. */
    public static ServerOptions on(String host, int port, List<AccessKey> accessKeys) {
        return new ServerOptions(
                host,
                port,
                accessKeys,
                Set.of(),
                MAX_BODY_BYTES,
                bytesInFlight(),
                IDLE_TIMEOUT,
                null,
                Set.of(),
                Optional.empty(),
                Duration.ofSeconds(10));
    }

    public ServerOptions withAllowedHosts(Set<String> names) {
        return new ServerOptions(
                host,
                port,
                accessKeys,
                names,
                maxBodyBytes,
                maxBytesInFlight,
                idleTimeout,
                backups,
                origins,
                tls,
                stopGrace);
    }

    public ServerOptions withMaxBodyBytes(int bytes) {
        return new ServerOptions(
                host,
                port,
                accessKeys,
                allowedHosts,
                bytes,
                maxBytesInFlight,
                idleTimeout,
                backups,
                origins,
                tls,
                stopGrace);
    }

    public ServerOptions withMaxBytesInFlight(long bytes) {
        return new ServerOptions(
                host,
                port,
                accessKeys,
                allowedHosts,
                maxBodyBytes,
                bytes,
                idleTimeout,
                backups,
                origins,
                tls,
                stopGrace);
    }

    public ServerOptions withIdleTimeout(Duration timeout) {
        return new ServerOptions(
                host,
                port,
                accessKeys,
                allowedHosts,
                maxBodyBytes,
                maxBytesInFlight,
                timeout,
                backups,
                origins,
                tls,
                stopGrace);
    }

    public ServerOptions withBackups(@Nullable Path folder) {
        return new ServerOptions(
                host,
                port,
                accessKeys,
                allowedHosts,
                maxBodyBytes,
                maxBytesInFlight,
                idleTimeout,
                folder,
                origins,
                tls,
                stopGrace);
    }

    public ServerOptions withOrigins(Set<String> others) {
        return new ServerOptions(
                host,
                port,
                accessKeys,
                allowedHosts,
                maxBodyBytes,
                maxBytesInFlight,
                idleTimeout,
                backups,
                others,
                tls,
                stopGrace);
    }

    public ServerOptions withTls(Optional<TlsFiles> files) {
        return new ServerOptions(
                host,
                port,
                accessKeys,
                allowedHosts,
                maxBodyBytes,
                maxBytesInFlight,
                idleTimeout,
                backups,
                origins,
                files,
                stopGrace);
    }

    /**
     * Returns an eighth of the heap: a body is copied once when it is complete, and its items once more when it is
     * read.
     */
    private static long bytesInFlight() {
        return Math.max(MAX_BODY_BYTES, Runtime.getRuntime().maxMemory() / 8);
    }

    InetAddress address() {
        return address(host);
    }

    private static InetAddress address(String host) {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException("host '" + host + "' is not a name or address of this machine", e);
        }
    }
}
