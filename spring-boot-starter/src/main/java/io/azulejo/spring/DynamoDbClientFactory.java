package io.azulejo.spring;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.spring.AzulejoProperties.Backend;
import io.azulejo.toolkit.DynamoDbClients;
import java.net.URI;
import java.nio.file.Path;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.core.env.Environment;
import org.springframework.util.ClassUtils;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.SdkSystemSetting;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.regions.providers.AwsRegionProvider;
import software.amazon.awssdk.regions.providers.DefaultAwsRegionProviderChain;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/**
 * Factory of the client that the properties ask for. Region and credentials fall back to Spring Cloud AWS's beans and
 * properties, then to the SDK's defaults. Thread-safe.
 */
final class DynamoDbClientFactory {
    private static final String ROCKSDB = "io.azulejo.engine.rocksdb.DurableDynamoDb";
    private static final String CHOICES = """
            Set spring.azulejo.backend:
              memory    the embedded engine; its items are lost when the application ends
              folder    the embedded engine, with spring.azulejo.folder
              endpoint  a server that speaks DynamoDB's protocol, with spring.azulejo.endpoint
              aws       DynamoDB, with spring.azulejo.region or the SDK's default
            or define a bean of type DynamoDbClient, as Spring Cloud AWS does.""";

    private final AzulejoProperties properties;
    private final Environment environment;
    private final ObjectProvider<AwsCredentialsProvider> credentials;
    private final ObjectProvider<AwsRegionProvider> regions;
    private final ObjectProvider<DynamoDbClientBuilderCustomizer> customizers;

    DynamoDbClientFactory(
            AzulejoProperties properties,
            Environment environment,
            ObjectProvider<AwsCredentialsProvider> credentials,
            ObjectProvider<AwsRegionProvider> regions,
            ObjectProvider<DynamoDbClientBuilderCustomizer> customizers) {
        this.properties = properties;
        this.environment = environment;
        this.credentials = credentials;
        this.regions = regions;
        this.customizers = customizers;
    }

    DynamoDbClient create(InstantSource clock) {
        return switch (backend()) {
            case MEMORY ->
                EmbeddedDynamoDb.builder()
                        .options(EngineOptions.DEFAULT.withClock(clock))
                        .build();
            case FOLDER -> folder(clock);
            case ENDPOINT -> remote(requiredEndpoint());
            case AWS -> remote(null);
        };
    }

    /**
     * Returns the chosen backend.
     *
     * @throws InvalidAzulejoConfigurationException if there is none; a default in memory would lose items unnoticed
     */
    Backend backend() {
        if (properties.backend() != null) {
            return properties.backend();
        }
        if (properties.folder() != null) {
            return Backend.FOLDER;
        }
        if (endpoint() != null) {
            return Backend.ENDPOINT;
        }
        throw new InvalidAzulejoConfigurationException("No DynamoDB is configured for the designs.", CHOICES);
    }

    private DynamoDbClient folder(InstantSource clock) {
        Path folder = properties.folder();
        if (folder == null) {
            throw new InvalidAzulejoConfigurationException(
                    "spring.azulejo.backend is folder, but no folder is set.",
                    "Set spring.azulejo.folder, such as ./data.");
        }
        if (!ClassUtils.isPresent(ROCKSDB, ClassUtils.getDefaultClassLoader())) {
            throw new InvalidAzulejoConfigurationException(
                    "spring.azulejo.backend is folder, but the durable engine is not on the class path.",
                    "Add the dependency io.azulejo:azulejo-engine-rocksdb.");
        }
        return FolderBackend.open(folder, properties.durability(), EngineOptions.DEFAULT.withClock(clock));
    }

    private URI requiredEndpoint() {
        URI endpoint = endpoint();
        if (endpoint == null) {
            throw new InvalidAzulejoConfigurationException(
                    "spring.azulejo.backend is endpoint, but no address is set.",
                    "Set spring.azulejo.endpoint, such as http://localhost:8000.");
        }
        return endpoint;
    }

    private @Nullable URI endpoint() {
        if (properties.endpoint() != null) {
            return properties.endpoint();
        }
        String shared = property("spring.cloud.aws.dynamodb.endpoint", "spring.cloud.aws.endpoint");
        return shared == null ? null : URI.create(shared);
    }

    private DynamoDbClient remote(@Nullable URI endpoint) {
        DynamoDbClientBuilder builder = DynamoDbClient.builder()
                .region(region(endpoint != null))
                .credentialsProvider(credentials(endpoint != null));
        if (endpoint != null) {
            builder.endpointOverride(endpoint);
        }
        customizers.orderedStream().forEach(customizer -> customizer.customize(builder));
        return DynamoDbClients.build(builder);
    }

    private Region region(boolean local) {
        String name = properties.region() != null
                ? properties.region()
                : property("spring.cloud.aws.dynamodb.region", "spring.cloud.aws.region.static");
        if (name != null) {
            return Region.of(name);
        }
        try {
            return regions.getIfAvailable(
                            () -> DefaultAwsRegionProviderChain.builder().build())
                    .getRegion();
        } catch (SdkClientException e) {
            if (local) {
                return Region.US_EAST_1; // a server outside of AWS has no regions, but every request names one
            }
            throw new InvalidAzulejoConfigurationException(
                    "No AWS region is set.",
                    "Set spring.azulejo.region, spring.cloud.aws.region.static or the environment variable AWS_REGION.",
                    e);
        }
    }

    private AwsCredentialsProvider credentials(boolean local) {
        String accessKey = properties.accessKey() != null
                ? properties.accessKey()
                : property("spring.cloud.aws.credentials.access-key");
        String secretKey = properties.secretKey() != null
                ? properties.secretKey()
                : property("spring.cloud.aws.credentials.secret-key");
        if ((accessKey == null) != (secretKey == null)) {
            throw new InvalidAzulejoConfigurationException(
                    "Only one of access key and secret key is set.",
                    "Set both spring.azulejo.access-key and spring.azulejo.secret-key, or neither.");
        }
        if (accessKey != null && secretKey != null) {
            return fixed(accessKey, secretKey);
        }
        boolean inEnvironment =
                SdkSystemSetting.AWS_ACCESS_KEY_ID.getStringValue().isPresent();
        return credentials.getIfAvailable(() -> local && !inEnvironment
                ? fixed("local", "local") // a local server accepts any, but every request is signed
                : DefaultCredentialsProvider.builder().build());
    }

    private @Nullable String property(String... names) {
        for (String name : names) {
            String value = environment.getProperty(name);
            if (value != null && !value.isBlank()) {
                return value;
            }
        }
        return null;
    }

    private static AwsCredentialsProvider fixed(String accessKey, String secretKey) {
        return StaticCredentialsProvider.create(AwsBasicCredentials.create(accessKey, secretKey));
    }
}
