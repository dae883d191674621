package io.azulejo.spring.studio;

import io.azulejo.spring.AzulejoAutoConfiguration;
import io.azulejo.spring.AzulejoProperties;
import io.azulejo.spring.InvalidAzulejoConfigurationException;
import io.azulejo.studio.Studio;
import io.azulejo.toolkit.ToolkitOptions;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.ResourceLoader;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Auto-configuration of the studio, if {@code spring.azulejo.studio.enabled} is set. */
@AutoConfiguration(after = AzulejoAutoConfiguration.class)
@ConditionalOnProperty("spring.azulejo.studio.enabled")
public final class AzulejoStudioAutoConfiguration {

    /** Configuration with azulejo-studio on the class path. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(Studio.class)
    static class Present {
        @Bean
        StudioLifecycle azulejoStudio(
                DynamoDbClient client, ToolkitOptions options, AzulejoProperties properties, ResourceLoader resources) {
            ClassLoader loader = resources.getClassLoader();
            return new StudioLifecycle(
                    client,
                    options,
                    loader == null ? StudioLifecycle.class.getClassLoader() : loader,
                    properties.studio().port());
        }
    }

    /** Configuration without azulejo-studio, which fails rather than starting without the studio. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnMissingClass("io.azulejo.studio.Studio")
    static class Missing {
        @Bean
        InitializingBean azulejoStudioMissing() {
            return () -> {
                throw new InvalidAzulejoConfigurationException(
                        "spring.azulejo.studio.enabled is true, but the studio is not on the class path.",
                        "Add the dependency io.azulejo:azulejo-studio.");
            };
        }
    }
}
