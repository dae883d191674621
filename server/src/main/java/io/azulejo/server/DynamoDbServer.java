package io.azulejo.server;

import com.fasterxml.jackson.core.JsonFactory;
import io.azulejo.engine.Engine;
import io.azulejo.listener.CorsFilter;
import io.azulejo.listener.Deadlines;
import io.azulejo.listener.FileDescriptors;
import io.azulejo.listener.OpenConnections;
import io.azulejo.listener.TlsFiles;
import io.azulejo.listener.WatchedServer;
import io.azulejo.server.json.BackupJson;
import io.azulejo.server.json.JsonOperation;
import io.azulejo.server.json.JsonOperations;
import io.azulejo.server.json.WireJson;
import io.azulejo.server.signature.SignatureCheck;
import io.helidon.common.tls.Tls;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.net.ssl.SSLContext;

/** A running DynamoDB endpoint. It owns its port and its connections, but not the engine behind it. Thread-safe. */
public final class DynamoDbServer implements AutoCloseable {
    private static final int MAX_HEADER_BYTES = 16 * 1024;
    /** With Helidon's default of 4 KB a large item would arrive in hundreds of reads. */
    private static final int RECEIVE_BUFFER_BYTES = 128 * 1024;
    /** How long the headers may take: SDKs send them in one piece. */
    private static final Duration HEAD_TIMEOUT = Duration.ofSeconds(10);

    private static final Duration WATCH_PERIOD = Duration.ofSeconds(2);
    /** What the AWS SDK for JavaScript sends and reads; requests are signed, so that they need no cookies. */
    private static final CorsFilter.Rules CORS = new CorsFilter.Rules(
            false,
            List.of("GET", "POST"),
            List.of(
                    "Amz-Sdk-Invocation-Id",
                    "Amz-Sdk-Request",
                    "Authorization",
                    "Content-Type",
                    "X-Amz-Content-Sha256",
                    "X-Amz-Date",
                    "X-Amz-Security-Token",
                    "X-Amz-Target",
                    "X-Amz-User-Agent"),
            List.of("X-Amzn-RequestId", "X-Amz-Crc32"));

    private final WatchedServer webServer;
    private final ServerOptions options;

    private DynamoDbServer(WatchedServer webServer, ServerOptions options) {
        this.webServer = webServer;
        this.options = options;
    }

    /**
     * Starts a server for an engine; the port is bound when this returns.
     *
     * @throws UncheckedIOException if the port cannot be bound
     */
    public static DynamoDbServer start(Engine engine, ServerOptions options) {
        return start(engine, options, () -> {});
    }

    /**
     * Starts a server for an engine; the port is bound when this returns.
     *
     * @param onLost runs if the port cannot be listened on any more while the process lives
     * @throws UncheckedIOException if the port cannot be bound, or the certificate cannot be used
     */
    public static DynamoDbServer start(Engine engine, ServerOptions options, Runnable onLost) {
        Map<String, JsonOperation> operations = new HashMap<>(JsonOperations.of(engine));
        if (options.backups() != null) {
            operations.put(BackupJson.TARGET, new BackupJson(engine, options.backups()));
        }
        return start(Map.copyOf(operations), options, InstantSource.system(), onLost);
    }

    static DynamoDbServer start(Map<String, JsonOperation> operations, ServerOptions options, InstantSource clock) {
        return start(operations, options, clock, () -> {});
    }

    private static DynamoDbServer start(
            Map<String, JsonOperation> operations, ServerOptions options, InstantSource clock, Runnable onLost) {
        JsonFactory json = WireJson.factory(options.maxBodyBytes());
        ResponseSender answers = new ResponseSender(json);
        DynamoDbHandler handler = new DynamoDbHandler(
                operations,
                json,
                answers,
                new HostCheck(options.allowedHosts()),
                options.accessKeys().isEmpty() ? null : new SignatureCheck(options.accessKeys(), clock),
                new BodyBudget(options.maxBytesInFlight()),
                options.maxBodyBytes());
        Optional<SSLContext> secured = options.tls().map(DynamoDbServer::context);
        OpenConnections connections = OpenConnections.start(deadlines(options));
        return new DynamoDbServer(
                WatchedServer.start(
                        options.address(),
                        options.port(),
                        port -> {
                            WebServerConfig.Builder builder = webServer(options, port, handler);
                            secured.ifPresent(context -> builder.tls(
                                    Tls.builder().sslContext(context).build()));
                            connections.serveHttp1(
                                    builder,
                                    Http1Config.builder()
                                            .maxHeadersSize(MAX_HEADER_BYTES)
                                            .build());
                            return builder.build();
                        },
                        connections,
                        WATCH_PERIOD,
                        onLost),
                options);
    }

    private static SSLContext context(TlsFiles files) {
        try {
            return files.context();
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    private static WebServerConfig.Builder webServer(ServerOptions options, int port, DynamoDbHandler handler) {
        return WebServer.builder()
                .address(options.address())
                .port(port)
                .shutdownHook(false)
                .shutdownGracePeriod(options.stopGrace())
                .maxPayloadSize(2L * options.maxBodyBytes()) // cut off above this size; up to it clients get a 413
                .maxTcpConnections(FileDescriptors.connectionsPerPort())
                .putListenerSocketOption(StandardSocketOptions.SO_RCVBUF, RECEIVE_BUFFER_BYTES)
                .contentEncoding(BodyEncoding.untouched())
                .directHandlers(TransportErrors.handlers(options.maxBodyBytes()))
                .routing(HttpRouting.builder()
                        .addFilter(new CorsFilter(options.origins(), CORS))
                        .any(handler));
    }

    private static Deadlines deadlines(ServerOptions options) {
        Duration idle = options.idleTimeout();
        return new Deadlines(idle.compareTo(HEAD_TIMEOUT) < 0 ? idle : HEAD_TIMEOUT, idle, idle, Optional.of(idle));
    }

    public int port() {
        return webServer.port();
    }

    /** Returns the URI at which clients on this machine reach the server. */
    public URI uri() {
        String host = options.host();
        String scheme = options.tls().isPresent() ? "https" : "http";
        return URI.create(scheme + "://" + (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port());
    }

    /**
     * Accepts no more connections, lets running requests finish within the grace period, and closes all connections.
     */
    @Override
    public void close() {
        webServer.close();
    }
}
