package io.azulejo.cli.serve;

import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.cli.common.LostPort;
import io.azulejo.cli.setting.OpenStore;
import io.azulejo.http.demo.DemoLogin;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostExtensions;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.host.Service;
import io.azulejo.http.host.StartPageOptions;
import io.azulejo.server.DynamoDbServer;
import io.azulejo.server.ServerOptions;
import io.azulejo.server.signature.AccessKey;
import io.azulejo.studio.Studio;
import io.azulejo.studio.StudioOptions;
import io.azulejo.studio.access.StudioAccess;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Running server: the store, the DynamoDB endpoint in front of it, and the services. Any thread may close it, once. The
 * services close first, so that running requests can still use the store.
 */
final class RunningServer implements AutoCloseable {
    private final SampleDataLoader demo;
    private final OpenStore store;
    private final @Nullable AccessKey wireKey;
    private final @Nullable DynamoDbServer wire;
    private final @Nullable String studioPassword;
    private final List<String> services;
    private final String mails;
    private final Host host;

    private RunningServer(
            SampleDataLoader demo,
            OpenStore store,
            @Nullable AccessKey wireKey,
            @Nullable DynamoDbServer wire,
            @Nullable String studioPassword,
            List<String> services,
            String mails,
            Host host) {
        this.demo = demo;
        this.store = store;
        this.wireKey = wireKey;
        this.wire = wire;
        this.studioPassword = studioPassword;
        this.services = services;
        this.mails = mails;
        this.host = host;
    }

    /** Starts everything but the sample data. If a part fails to start, it stops those already started. */
    static RunningServer start(ServeOptions options) {
        Deque<Runnable> started = new ArrayDeque<>();
        boolean complete = false;
        try {
            ServerSecrets keys = new ServerSecrets(options.keys());
            OpenStore store = OpenStore.open(options.store());
            started.push(store::close);
            boolean anyCredentials = options.demo() && options.loopback();
            AccessKey wireKey = store.engine() == null || anyCredentials ? null : keys.wire();
            DynamoDbServer wire = store.engine() == null ? null : wire(store, options, wireKey);
            if (wire != null) {
                started.push(wire::close);
            }
            AccountMails mails = AccountMails.of(options);
            BuiltInServices systems = BuiltInServices.on(store.client(), keys, options.services(), mails);
            createTables(systems, store);
            List<String> names = systems.services().stream().map(Service::name).toList();
            SampleDataLoader demo = new SampleDataLoader(options.demo());
            String studioPassword = options.loopback() ? null : keys.studioPassword();
            Studio studio = new Studio(store.client(), studio(keys, studioPassword));
            HostExtensions front = new HostExtensions(
                            List.of(new DocPages(), new DemoLogins(demo), studio),
                            List.of(demo, StoreHealthCheck.on(store)),
                            DocPages.designs(names),
                            Map.of("studio", "/studio/"))
                    .withStart(new StartPageOptions(options.demo(), demo::people, endpoint(wire)));
            Host host = host(options, systems, front);
            mails.listeningOn(host.uri());
            complete = true;
            return new RunningServer(demo, store, wireKey, wire, studioPassword, names, mails.summary(), host);
        } finally {
            if (!complete) {
                started.forEach(Runnable::run);
            }
        }
    }

    private static @Nullable String endpoint(@Nullable DynamoDbServer wire) {
        return wire == null ? null : wire.uri().toString();
    }

    private static StudioOptions studio(ServerSecrets keys, @Nullable String password) {
        return new StudioOptions(
                BuiltInServices.tables().cursorKeys(keys.cursors()),
                RunningServer.class.getClassLoader(),
                password == null ? StudioAccess.onLoopback() : StudioAccess.withPassword(password));
    }

    private static DynamoDbServer wire(OpenStore store, ServeOptions options, @Nullable AccessKey key) {
        ServerOptions wire = ServerOptions.on(
                        options.host(), options.dynamoDbPort(), key == null ? List.of() : List.of(key))
                .withAllowedHosts(options.allowedHosts());
        try {
            return DynamoDbServer.start(
                    store.embeddedEngine().orElseThrow(),
                    options.network().applyTo(wire),
                    LostPort.of(options.dynamoDbPort()));
        } catch (UncheckedIOException e) {
            throw new CommandFailedException(
                    "The DynamoDB endpoint cannot listen on port " + options.dynamoDbPort() + " of " + options.host()
                            + " (" + e.getMessage() + "): choose another with --dynamodb-port",
                    e);
        }
    }

    private static void createTables(BuiltInServices systems, OpenStore store) {
        try {
            systems.createTables();
        } catch (SdkException e) {
            throw new CommandFailedException(
                    "The tables cannot be created on " + store.description() + ": " + e.getMessage(), e);
        }
    }

    private static Host host(ServeOptions options, BuiltInServices systems, HostExtensions front) {
        try {
            HostOptions common = HostOptions.defaults()
                    .withAddress(options.host())
                    .withPort(options.port())
                    .withOnLost(LostPort.of(options.port()));
            return Host.start(options.network().applyTo(common), systems.services(), front);
        } catch (UncheckedIOException e) {
            throw new CommandFailedException(e.getMessage() + " Choose another with --port", e);
        }
    }

    /** Loads the sample data, if requested; everything is healthy afterwards. */
    Map<String, List<DemoLogin>> loadDemo(PrintWriter console) {
        return demo.load(host, services, console);
    }

    Host host() {
        return host;
    }

    @Nullable
    DynamoDbServer wire() {
        return wire;
    }

    @Nullable
    AccessKey wireKey() {
        return wireKey;
    }

    /** Returns the studio's password; null if the studio is limited to this machine and needs none. */
    @Nullable
    String studioPassword() {
        return studioPassword;
    }

    List<String> services() {
        return services;
    }

    /** Returns what becomes of mails about accounts. */
    String mails() {
        return mails;
    }

    OpenStore store() {
        return store;
    }

    @Override
    public void close() {
        demo.stop();
        host.close();
        if (wire != null) {
            wire.close();
        }
        store.close();
    }
}
