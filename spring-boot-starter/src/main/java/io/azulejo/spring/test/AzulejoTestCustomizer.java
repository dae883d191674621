package io.azulejo.spring.test;

import io.azulejo.engine.Engine;
import io.azulejo.engine.fault.ScriptedFaults;
import io.azulejo.testkit.RequestLog;
import io.azulejo.testkit.TestClock;
import java.time.InstantSource;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.context.TypeExcludeFilter;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.core.type.classreading.MetadataReaderFactory;
import org.springframework.test.context.ContextCustomizer;
import org.springframework.test.context.MergedContextConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/**
 * Customizer that replaces the DynamoDB of an application context by the testkit's. Its value is a part of the key under
 * which Spring caches the context.
 *
 * @param slice whether to leave out the application's components and other auto-configurations
 */
record AzulejoTestCustomizer(boolean slice, boolean retries) implements ContextCustomizer {

    @Override
    public void customizeContext(ConfigurableApplicationContext context, MergedContextConfiguration configuration) {
        TestPropertyValues.of("spring.azulejo.tables=create").applyTo(context);
        if (slice) {
            TestPropertyValues.of(EnableAutoConfiguration.ENABLED_OVERRIDE_PROPERTY + "=false")
                    .applyTo(context);
            context.getBeanFactory().registerSingleton(NoComponents.class.getName(), new NoComponents());
        }
        TestBackend backend = new TestBackend(retries);
        BeanDefinitionRegistry registry = (BeanDefinitionRegistry) context.getBeanFactory();
        register(registry, TestBackend.class, () -> backend, BeanDefinition.SCOPE_SINGLETON);
        register(registry, DynamoDbClient.class, backend::client, BeanDefinition.SCOPE_SINGLETON)
                .setPrimary(true);
        register(registry, InstantSource.class, backend::clock, BeanDefinition.SCOPE_SINGLETON)
                .setPrimary(true);
        // A prototype is looked up for every injection: each test gets those of its own DynamoDB.
        String each = BeanDefinition.SCOPE_PROTOTYPE;
        register(registry, TestClock.class, () -> backend.current().clock(), each);
        register(registry, ScriptedFaults.class, () -> backend.current().faults(), each);
        register(registry, RequestLog.class, () -> backend.current().log(), each);
        register(registry, Engine.class, () -> backend.current().dynamoDb().engine(), each);
        register(
                registry,
                DynamoDbStreamsClient.class,
                () -> backend.current().dynamoDb().streams(),
                each);
    }

    private static <T> RootBeanDefinition register(
            BeanDefinitionRegistry registry, Class<T> type, Supplier<T> value, String scope) {
        RootBeanDefinition definition = new RootBeanDefinition(type, scope, value);
        registry.registerBeanDefinition("azulejoTest" + type.getSimpleName(), definition);
        return definition;
    }

    /** Filter that leaves every scanned component out. */
    private static final class NoComponents extends TypeExcludeFilter {
        @Override
        public boolean match(MetadataReader metadata, MetadataReaderFactory factory) {
            return true;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof NoComponents;
        }

        @Override
        public int hashCode() {
            return NoComponents.class.hashCode();
        }
    }
}
