package io.azulejo.server;

import com.fasterxml.jackson.core.JsonFactory;
import io.azulejo.engine.Engine;
import io.azulejo.server.json.BackupJson;
import io.azulejo.server.json.JsonOperation;
import io.azulejo.server.json.JsonOperations;
import io.azulejo.server.json.WireJson;
import io.azulejo.server.signature.SignatureCheck;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/** A running DynamoDB endpoint. It owns its port and its connections, but not the engine behind it. Thread-safe. */
public final class DynamoDbServer implements AutoCloseable {
    private static final int MAX_HEADER_BYTES = 16 * 1024;
    /** With Helidon's default of 4 KB a large item would arrive in hundreds of reads. */
    private static final int RECEIVE_BUFFER_BYTES = 128 * 1024;
    /** Far more than clients keep open, far fewer than would exhaust file descriptors. */
    private static final int MAX_CONNECTIONS = 4096;

    private final WebServer webServer;
    private final String host;

    private DynamoDbServer(WebServer webServer, String host) {
        this.webServer = webServer;
        this.host = host;
    }

    /**
     * Starts a server for an engine; the port is bound when this returns.
     *
     * @throws UncheckedIOException if the port cannot be bound
     */
    public static DynamoDbServer start(Engine engine, ServerOptions options) {
        Map<String, JsonOperation> operations = new HashMap<>(JsonOperations.of(engine));
        if (options.backups() != null) {
            operations.put(BackupJson.TARGET, new BackupJson(engine, options.backups()));
        }
        return start(Map.copyOf(operations), options, InstantSource.system());
    }

    static DynamoDbServer start(Map<String, JsonOperation> operations, ServerOptions options, InstantSource clock) {
        requireFreePort(options);
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
        WebServer webServer = WebServer.builder()
                .address(options.address())
                .port(options.port())
                .shutdownHook(false)
                .shutdownGracePeriod(options.stopGrace())
                .maxPayloadSize(2L * options.maxBodyBytes()) // cut off above this size; up to it clients get a 413
                .maxTcpConnections(MAX_CONNECTIONS)
                .putListenerSocketOption(StandardSocketOptions.SO_RCVBUF, RECEIVE_BUFFER_BYTES)
                .idleConnectionTimeout(options.idleTimeout())
                .idleConnectionPeriod(checkPeriod(options.idleTimeout()))
                .connectionOptions(
                        socket -> socket.readTimeout(options.idleTimeout()).tcpNoDelay(true))
                .protocolsDiscoverServices(false)
                .contentEncoding(BodyEncoding.untouched())
                .addConnectionSelector(connections(options))
                .directHandlers(TransportErrors.handlers(options.maxBodyBytes()))
                .routing(HttpRouting.builder().any(handler))
                .build()
                .start();
        if (!webServer.isRunning()) {
            throw new UncheckedIOException(
                    "The web server did not start", new BindException(options.host() + ":" + options.port()));
        }
        return new DynamoDbServer(webServer, options.host());
    }

    /**
     * Rejects a port that is in use. Helidon only logs it, with a stack trace, and returns a server that does not run.
     */
    private static void requireFreePort(ServerOptions options) {
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(options.address(), options.port()));
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    private static BoundedConnection.Selector connections(ServerOptions options) {
        Http1ConnectionSelector http1 = Http1ConnectionSelector.builder()
                .config(Http1Config.builder()
                        .maxHeadersSize(MAX_HEADER_BYTES)
                        .receiveLog(false)
                        .sendLog(false)
                        .build())
                .build();
        return new BoundedConnection.Selector(http1, options.idleTimeout());
    }

    private static Duration checkPeriod(Duration idleTimeout) {
        Duration quarter = idleTimeout.dividedBy(4);
        return quarter.isZero() ? idleTimeout : quarter;
    }

    public int port() {
        return webServer.port();
    }

    /** Returns the URI at which clients on this machine reach the server. */
    public URI uri() {
        return URI.create("http://" + (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port());
    }

    /**
     * Accepts no more connections, lets running requests finish within the grace period, and closes all connections.
     */
    @Override
    public void close() {
        webServer.stop();
    }
}
