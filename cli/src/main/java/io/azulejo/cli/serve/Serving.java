package io.azulejo.cli.serve;

import io.azulejo.cli.call.CommandFailedException;
import io.azulejo.cli.setting.OpenStore;
import io.azulejo.server.DynamoDbServer;
import io.azulejo.server.ServerOptions;
import io.azulejo.server.signature.AccessKey;
import io.azulejo.studio.Studio;
import io.azulejo.studio.StudioOptions;
import io.azulejo.studio.access.StudioAccess;
import io.azulejo.web.demo.DemoLogin;
import io.azulejo.web.host.Front;
import io.azulejo.web.host.Host;
import io.azulejo.web.host.HostOptions;
import io.azulejo.web.host.Service;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Everything that runs: the store, the wire endpoint in front of it, the services. Closed by any thread, once: services
 * first, so that nothing under way loses what it stands on.
 */
final class Serving implements AutoCloseable {
    private final Demo demo;
    private final OpenStore store;
    private final @Nullable AccessKey wireKey;
    private final @Nullable DynamoDbServer wire;
    private final @Nullable String studioPassword;
    private final List<String> services;
    private final Host host;

    private Serving(
            Demo demo,
            OpenStore store,
            @Nullable AccessKey wireKey,
            @Nullable DynamoDbServer wire,
            @Nullable String studioPassword,
            List<String> services,
            Host host) {
        this.demo = demo;
        this.store = store;
        this.wireKey = wireKey;
        this.wire = wire;
        this.studioPassword = studioPassword;
        this.services = services;
        this.host = host;
    }

    /** Starts everything but the sample data; what had started is stopped again if something cannot. */
    static Serving start(ServeOptions options) {
        Deque<Runnable> started = new ArrayDeque<>();
        boolean standing = false;
        try {
            Keys keys = new Keys(options.keys());
            OpenStore store = OpenStore.open(options.store());
            started.push(store::close);
            boolean open = options.demo() && options.loopback();
            AccessKey wireKey = store.engine() == null || open ? null : keys.wire();
            DynamoDbServer wire = store.engine() == null ? null : wire(store, options, wireKey);
            if (wire != null) {
                started.push(wire::close);
            }
            Systems systems = Systems.on(store.client(), keys, options.services());
            createTables(systems, store);
            List<String> names = systems.services().stream().map(Service::name).toList();
            Demo demo = new Demo(options.demo());
            String studioPassword = options.loopback() ? null : keys.studioPassword();
            Studio studio = new Studio(store.client(), studio(keys, studioPassword));
            Front front = new Front(
                    List.of(new DocPages(), studio),
                    List.of(demo, StoreCheck.on(store.client())),
                    DocPages.designs(names),
                    Map.of("studio", "/studio/"));
            Host host = host(options, systems, front);
            standing = true;
            return new Serving(demo, store, wireKey, wire, studioPassword, names, host);
        } finally {
            if (!standing) {
                started.forEach(Runnable::run);
            }
        }
    }

    private static StudioOptions studio(Keys keys, @Nullable String password) {
        return new StudioOptions(
                Systems.tables().cursorKeys(keys.cursors()),
                Serving.class.getClassLoader(),
                password == null ? StudioAccess.onLoopback() : StudioAccess.withPassword(password));
    }

    private static DynamoDbServer wire(OpenStore store, ServeOptions options, @Nullable AccessKey key) {
        ServerOptions wire = ServerOptions.on(
                        options.host(), options.dynamoDbPort(), key == null ? List.of() : List.of(key))
                .withAllowedHosts(options.allowedHosts());
        try {
            return DynamoDbServer.start(store.embeddedEngine().orElseThrow(), wire);
        } catch (UncheckedIOException e) {
            throw new CommandFailedException(
                    "The DynamoDB endpoint cannot listen on port " + options.dynamoDbPort() + " of " + options.host()
                            + " (" + e.getMessage() + "): choose another with --dynamodb-port",
                    e);
        }
    }

    private static void createTables(Systems systems, OpenStore store) {
        try {
            systems.createTables();
        } catch (SdkException e) {
            throw new CommandFailedException(
                    "The tables cannot be created on " + store.description() + ": " + e.getMessage(), e);
        }
    }

    private static Host host(ServeOptions options, Systems systems, Front front) {
        try {
            return Host.start(
                    HostOptions.defaults().withAddress(options.host()).withPort(options.port()),
                    systems.services(),
                    front);
        } catch (UncheckedIOException e) {
            throw new CommandFailedException(e.getMessage() + " Choose another with --port", e);
        }
    }

    /** Loads the sample data, if it is wanted; from then on everything is healthy. */
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

    /** Null where the studio is for this machine only and asks for none. */
    @Nullable
    String studioPassword() {
        return studioPassword;
    }

    List<String> services() {
        return services;
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
