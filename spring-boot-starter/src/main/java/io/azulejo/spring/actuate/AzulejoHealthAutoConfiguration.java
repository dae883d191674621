package io.azulejo.spring.actuate;

import io.azulejo.spring.AzulejoAutoConfiguration;
import io.azulejo.spring.DesignBeans;
import io.azulejo.toolkit.ToolkitOptions;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.health.autoconfigure.contributor.ConditionalOnEnabledHealthIndicator;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Auto-configuration of the health indicator {@code azulejo}. Spring Boot 3.5 has other types, and gets none. */
@AutoConfiguration(after = AzulejoAutoConfiguration.class)
@ConditionalOnClass({HealthIndicator.class, ConditionalOnEnabledHealthIndicator.class})
@ConditionalOnBean(DesignBeans.class)
@ConditionalOnEnabledHealthIndicator("azulejo")
public final class AzulejoHealthAutoConfiguration {
    @Bean
    @ConditionalOnMissingBean(name = "azulejoHealthIndicator")
    AzulejoHealthIndicator azulejoHealthIndicator(DesignBeans designs, DynamoDbClient client, ToolkitOptions options) {
        return new AzulejoHealthIndicator(designs, client, options);
    }
}
