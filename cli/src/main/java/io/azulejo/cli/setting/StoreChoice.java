package io.azulejo.cli.setting;

import io.azulejo.engine.Durability;
import io.azulejo.engine.rocksdb.RocksStore;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Selected kind of storage. */
public sealed interface StoreChoice {
    Path DEFAULT_FOLDER = Path.of("azulejo-data");

    /** Embedded engine with durable storage in a folder. */
    record Folder(Path folder, Durability durability) implements StoreChoice {

        /** Returns the folder of the items, next to that of the keys, or the folder of a store of {@code engine}. */
        Path store() {
            Path besideKeys = folder.resolve("store");
            return !Files.exists(besideKeys) && RocksStore.existsIn(folder) ? folder : besideKeys;
        }
    }

    /** Embedded engine in memory. */
    record Memory() implements StoreChoice {}

    /**
     * DynamoDB, or a server with the same protocol.
     *
     * @param endpoint null for DynamoDB itself
     * @param credentials null for AWS's default credentials
     * @param anonymous whether any credentials are accepted, so that none need to be configured
     */
    record Remote(
            @Nullable URI endpoint,
            @Nullable String region,
            @Nullable Path credentials,
            boolean anonymous) implements StoreChoice {}

    static StoreChoice of(Settings settings) {
        Optional<String> store = settings.text("store");
        boolean memory = settings.flag("in-memory");
        if (store.isPresent()) {
            if (memory) {
                throw settings.wrong("in-memory", "either --in-memory or --store, not both");
            }
            if (settings.text("durability").isPresent()) {
                throw settings.wrong("durability", "no durability with --store, which has its own");
            }
            return remote(store.get(), settings);
        }
        if (memory) {
            if (settings.text("data").isPresent()) {
                throw settings.wrong("in-memory", "either --in-memory or --data, not both");
            }
            if (settings.text("durability").isPresent()) {
                throw settings.wrong("durability", "no durability with --in-memory, which is never durable");
            }
            return new Memory();
        }
        return new Folder(settings.path("data").orElse(DEFAULT_FOLDER), durability(settings));
    }

    private static Durability durability(Settings settings) {
        return settings.text("durability")
                .map(value -> switch (value.toLowerCase(Locale.ROOT)) {
                    case "fsync" -> Durability.FSYNC;
                    case "os" -> Durability.OS;
                    default -> throw settings.wrong("durability", "fsync or os");
                })
                .orElse(Durability.FSYNC);
    }

    private static Remote remote(String store, Settings settings) {
        String region = settings.text("region").orElse(null);
        Path credentials = settings.path("credentials").orElse(null);
        return switch (store.toLowerCase(Locale.ROOT)) {
            case "dynamodb" -> new Remote(null, region, credentials, false);
            case "localstack" -> new Remote(URI.create("http://127.0.0.1:4566"), region, credentials, true);
            default -> new Remote(endpoint(store, settings), region, credentials, true);
        };
    }

    private static URI endpoint(String store, Settings settings) {
        try {
            URI uri = new URI(store);
            boolean http = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
            if (http && uri.getHost() != null) {
                return uri;
            }
        } catch (URISyntaxException e) {
            throw settings.wrong("store", "dynamodb, localstack or a URL such as http://localhost:8000");
        }
        throw settings.wrong("store", "dynamodb, localstack or a URL such as http://localhost:8000");
    }
}
