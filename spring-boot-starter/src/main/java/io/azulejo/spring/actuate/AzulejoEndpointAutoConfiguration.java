package io.azulejo.spring.actuate;

import io.azulejo.spring.AzulejoAutoConfiguration;
import io.azulejo.spring.DesignBeans;
import io.azulejo.toolkit.ToolkitOptions;
import org.springframework.boot.actuate.autoconfigure.endpoint.condition.ConditionalOnAvailableEndpoint;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Auto-configuration of the endpoint {@code azulejo}, if it is exposed. */
@AutoConfiguration(after = AzulejoAutoConfiguration.class)
@ConditionalOnClass({Endpoint.class, ConditionalOnAvailableEndpoint.class})
@ConditionalOnBean(DesignBeans.class)
@ConditionalOnAvailableEndpoint(AzulejoEndpoint.class)
public final class AzulejoEndpointAutoConfiguration {
    @Bean
    @ConditionalOnMissingBean
    AzulejoEndpoint azulejoEndpoint(DesignBeans designs, DynamoDbClient client, ToolkitOptions options) {
        return new AzulejoEndpoint(designs, client, options);
    }
}
