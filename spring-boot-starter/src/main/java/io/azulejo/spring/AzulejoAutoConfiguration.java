package io.azulejo.spring;

import io.azulejo.spring.AzulejoProperties.CursorKey;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.cursor.CursorKeys;
import io.azulejo.toolkit.observe.CallListener;
import io.azulejo.toolkit.observe.RequestHook;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.ImportRuntimeHints;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.env.Environment;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.regions.providers.AwsRegionProvider;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Auto-configuration of the designs on the class path, the client behind them and their tables. */
@AutoConfiguration(
        afterName = {
            "io.awspring.cloud.autoconfigure.core.CredentialsProviderAutoConfiguration",
            "io.awspring.cloud.autoconfigure.core.RegionProviderAutoConfiguration",
            "io.awspring.cloud.autoconfigure.dynamodb.DynamoDbAutoConfiguration"
        })
@EnableConfigurationProperties(AzulejoProperties.class)
@Import(DesignRegistrar.class)
@ImportRuntimeHints(AzulejoAutoConfiguration.DescriptionHints.class)
public final class AzulejoAutoConfiguration {
    static final String CLIENT = "azulejoDynamoDbClient";

    /** Creates the client; only if a design or another bean needs it, so that the settings may be missing otherwise. */
    @Bean(name = CLIENT, destroyMethod = "close")
    @Lazy
    @ConditionalOnMissingBean(DynamoDbClient.class)
    DynamoDbClient azulejoDynamoDbClient(DynamoDbClientFactory factory, ObjectProvider<InstantSource> clock) {
        return factory.create(clock.getIfUnique(InstantSource::system));
    }

    @Bean
    DynamoDbClientFactory azulejoDynamoDbClientFactory(
            AzulejoProperties properties,
            Environment environment,
            ObjectProvider<AwsCredentialsProvider> credentials,
            ObjectProvider<AwsRegionProvider> regions,
            ObjectProvider<DynamoDbClientBuilderCustomizer> customizers) {
        return new DynamoDbClientFactory(properties, environment, credentials, regions, customizers);
    }

    @Bean
    @Lazy
    @ConditionalOnMissingBean
    CursorKeys azulejoCursorKeys(AzulejoProperties properties) {
        List<CursorKey> keys = properties.cursor().keys();
        if (keys.isEmpty()) {
            return CursorKeys.random();
        }
        CursorKeys ring = CursorKeys.of(keys.getFirst().id(), secret(0, keys.getFirst()));
        for (int i = 1; i < keys.size(); i++) {
            ring = ring.rotate(keys.get(i).id(), secret(i, keys.get(i)));
        }
        return ring;
    }

    private static byte[] secret(int index, CursorKey key) {
        String property = "spring.azulejo.cursor.keys[" + index + "].secret";
        byte[] secret;
        try {
            secret = Base64.getDecoder().decode(key.secret());
        } catch (IllegalArgumentException e) {
            throw new InvalidAzulejoConfigurationException(
                    property + " is not Base64.", "Set it to 32 random bytes in Base64: openssl rand -base64 32", e);
        }
        if (secret.length != 32) {
            throw new InvalidAzulejoConfigurationException(
                    property + " has " + secret.length + " bytes, not 32.",
                    "Set it to 32 random bytes in Base64: openssl rand -base64 32");
        }
        return secret;
    }

    /** Returns the options of all designs. Variables in table names are properties of the application. */
    @Bean
    @ConditionalOnMissingBean
    ToolkitOptions azulejoToolkitOptions(
            AzulejoProperties properties,
            Environment environment,
            CursorKeys cursorKeys,
            ObjectProvider<InstantSource> clock,
            ObjectProvider<CallListener> listeners,
            ObjectProvider<RequestHook> hooks,
            ObjectProvider<ToolkitOptionsCustomizer> customizers) {
        ToolkitOptions options = ToolkitOptions.defaults()
                .environment(environment::getProperty)
                .cursorKeys(cursorKeys)
                .cursorLifetime(properties.cursor().lifetime())
                .clock(clock.getIfUnique(InstantSource::system))
                .listener(all(listeners.orderedStream().toList()))
                .requestHook(allHooks(hooks.orderedStream().toList()));
        for (ToolkitOptionsCustomizer customizer : customizers.orderedStream().toList()) {
            options = customizer.customize(options);
        }
        return options;
    }

    private static @Nullable CallListener all(List<CallListener> listeners) {
        return switch (listeners.size()) {
            case 0 -> null;
            case 1 -> listeners.getFirst();
            default -> call -> listeners.forEach(listener -> listener.completed(call));
        };
    }

    private static RequestHook allHooks(List<RequestHook> hooks) {
        return hooks.isEmpty()
                ? RequestHook.NONE // an empty list would still switch in-process reads off
                : (operation, request) -> hooks.forEach(hook -> hook.before(operation, request));
    }

    @Bean
    static TablePreparation azulejoTablePreparation(ListableBeanFactory beans) {
        return new TablePreparation(beans);
    }

    /** Hints that keep the descriptions of designs in a native image. */
    static final class DescriptionHints implements RuntimeHintsRegistrar {
        @Override
        public void registerHints(RuntimeHints hints, @Nullable ClassLoader loader) {
            hints.resources().registerPattern("META-INF/azulejo/*.json");
        }
    }
}
