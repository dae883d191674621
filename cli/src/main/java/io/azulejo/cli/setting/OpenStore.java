package io.azulejo.cli.setting;

import io.azulejo.auth.token.OwnerOnlyFiles;
import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.cli.common.CredentialsFile;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.Engine;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.rocksdb.RocksStore;
import io.azulejo.engine.rocksdb.StoreOptions;
import io.azulejo.server.signature.AccessKey;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.SdkSystemSetting;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.regions.providers.DefaultAwsRegionProviderChain;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Open store.
 *
 * @param engine the embedded engine; null if the items are elsewhere
 * @param description text for the startup message
 */
public record OpenStore(DynamoDbClient client, @Nullable Engine engine, String description) implements AutoCloseable {
    private static final Region ANY_REGION = Region.US_EAST_1;

    public static OpenStore open(StoreChoice choice) {
        return switch (choice) {
            case StoreChoice.Memory memory ->
                embedded(
                        EmbeddedDynamoDb.builder().options(EngineOptions.SERVED).build(), "in memory, lost at the end");
            case StoreChoice.Folder folder -> open(folder);
            case StoreChoice.Remote remote -> open(remote);
        };
    }

    private static OpenStore open(StoreChoice.Folder choice) {
        Path folder = choice.folder().toAbsolutePath().normalize();
        try {
            OwnerOnlyFiles.createFolder(folder);
        } catch (IOException e) {
            throw new CommandFailedException(
                    "The folder " + folder + " cannot be created (" + e + "): give another with --data", e);
        }
        RocksStore store = RocksStore.open(choice.store(), StoreOptions.of(choice.durability()));
        return embedded(
                EmbeddedDynamoDb.builder()
                        .store(store)
                        .options(EngineOptions.SERVED)
                        .build(),
                folder + ", durability " + choice.durability().name().toLowerCase(Locale.ROOT));
    }

    private static OpenStore embedded(EmbeddedDynamoDb client, String description) {
        return new OpenStore(client, client.engine(), description);
    }

    private static OpenStore open(StoreChoice.Remote choice) {
        Region region = region(choice);
        var builder = DynamoDbClient.builder()
                .region(region)
                .credentialsProvider(credentials(choice))
                .httpClientBuilder(Apache5HttpClient.builder());
        URI endpoint = choice.endpoint();
        if (endpoint != null) {
            builder.endpointOverride(endpoint);
        }
        return new OpenStore(
                builder.build(), null, endpoint == null ? "DynamoDB in " + region.id() : endpoint.toString());
    }

    private static Region region(StoreChoice.Remote choice) {
        if (choice.region() != null) {
            return Region.of(choice.region());
        }
        if (choice.endpoint() != null) {
            return ANY_REGION;
        }
        try {
            return DefaultAwsRegionProviderChain.builder().build().getRegion();
        } catch (SdkClientException e) {
            throw new CommandFailedException("No region is set for DynamoDB: give --region, or set AWS_REGION", e);
        }
    }

    private static AwsCredentialsProvider credentials(StoreChoice.Remote choice) {
        if (choice.credentials() != null) {
            AccessKey key = key(choice.credentials());
            return fixed(key.id(), key.secret());
        }
        boolean environment =
                SdkSystemSetting.AWS_ACCESS_KEY_ID.getStringValue().isPresent();
        return choice.anonymous() && !environment
                ? fixed("azulejo", "azulejo")
                : DefaultCredentialsProvider.builder().build();
    }

    private static AccessKey key(Path file) {
        try {
            return CredentialsFile.read(file).getFirst();
        } catch (IllegalArgumentException e) {
            throw new InvalidSettingException("--credentials " + e.getMessage());
        }
    }

    private static AwsCredentialsProvider fixed(String id, String secret) {
        return StaticCredentialsProvider.create(AwsBasicCredentials.create(id, secret));
    }

    public Optional<Engine> embeddedEngine() {
        return Optional.ofNullable(engine);
    }

    @Override
    public void close() {
        client.close();
    }
}
