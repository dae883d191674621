package io.azulejo.cli.serve;

import io.azulejo.cli.setting.Settings;
import io.azulejo.cli.setting.StoreChoice;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Settings of {@code serve}.
 *
 * @param host the address to listen on, for the services and the DynamoDB endpoint
 * @param port of the services
 * @param dynamoDbPort of the DynamoDB endpoint, which only the embedded engine has
 * @param keys the folder of secrets; null to keep them in memory
 * @param allowedHosts additional names accepted in the {@code Host} header of the DynamoDB endpoint
 * @param demo whether to load sample data
 * @param network who may call the services, and how often
 * @param services settings of single services
 * @param once whether to stop as soon as everything is up
 */
record ServeOptions(
        String host,
        int port,
        int dynamoDbPort,
        StoreChoice store,
        @Nullable Path keys,
        Set<String> allowedHosts,
        boolean demo,
        NetworkOptions network,
        ServiceOptions services,
        boolean once) {
    private static final int PORT = 8080;
    private static final int DYNAMODB_PORT = 8000;

    static ServeOptions of(Settings settings) {
        StoreChoice store = StoreChoice.of(settings);
        if (store instanceof StoreChoice.Remote) {
            if (settings.text("dynamodb-port").isPresent()) {
                throw settings.wrong("dynamodb-port", "no such port with --store, which has its own endpoint");
            }
        } else if (settings.text("credentials").isPresent()) {
            throw settings.wrong("credentials", "credentials only with --store; the embedded engine generates its own");
        }
        String host = settings.text("host").orElse("127.0.0.1");
        try {
            InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            throw settings.wrong("host", "a name or address of this machine, such as 127.0.0.1 or 0.0.0.0");
        }
        return new ServeOptions(
                host,
                settings.port("port", PORT),
                settings.port("dynamodb-port", DYNAMODB_PORT),
                store,
                keys(settings, store),
                settings.words("allow-host"),
                settings.flag("demo"),
                NetworkOptions.of(settings),
                ServiceOptions.of(settings),
                settings.flag("once"));
    }

    private static @Nullable Path keys(Settings settings, StoreChoice store) {
        if (store instanceof StoreChoice.Memory) {
            return null;
        }
        return settings.path("data").orElse(StoreChoice.DEFAULT_FOLDER).resolve("keys");
    }

    boolean loopback() {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            throw new IllegalStateException("The host " + host + " no longer resolves", e);
        }
    }
}
