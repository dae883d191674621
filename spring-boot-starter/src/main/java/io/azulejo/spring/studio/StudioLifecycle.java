package io.azulejo.spring.studio;

import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostExtensions;
import io.azulejo.http.host.HostOptions;
import io.azulejo.studio.Studio;
import io.azulejo.studio.StudioOptions;
import io.azulejo.studio.access.StudioAccess;
import io.azulejo.toolkit.ToolkitOptions;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Studio on a loopback port, started and stopped with the application context. Thread-safe. */
public final class StudioLifecycle implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(StudioLifecycle.class);
    private static final String LOOPBACK = "127.0.0.1";

    private final DynamoDbClient client;
    private final ToolkitOptions options;
    private final ClassLoader designs;
    private final int port;
    private volatile @Nullable Host host;

    StudioLifecycle(DynamoDbClient client, ToolkitOptions options, ClassLoader designs, int port) {
        this.client = client;
        this.options = options;
        this.designs = designs;
        this.port = port;
    }

    @Override
    public void start() {
        // Without the application's listener: what somebody looks at in the studio is no traffic of the application.
        StudioOptions settings = new StudioOptions(options.listener(null), designs, StudioAccess.onLoopback());
        host = Host.start(
                HostOptions.defaults().withAddress(LOOPBACK).withPort(port),
                List.of(),
                new HostExtensions(List.of(new Studio(client, settings)), List.of(), Map.of(), Map.of()));
        LOG.info("The studio shows and changes every item: {}", uri());
    }

    @Override
    public void stop() {
        Host running = host;
        host = null;
        if (running != null) {
            running.close();
        }
    }

    @Override
    public boolean isRunning() {
        return host != null;
    }

    /**
     * Returns the address of the studio.
     *
     * @throws IllegalStateException if it is not running
     */
    public URI uri() {
        Host running = host;
        if (running == null) {
            throw new IllegalStateException("The studio is not running");
        }
        return running.uri().resolve("/studio/");
    }
}
