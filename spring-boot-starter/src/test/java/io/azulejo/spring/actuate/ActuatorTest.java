package io.azulejo.spring.actuate;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.store.StoreException;
import io.azulejo.spring.AzulejoAutoConfiguration;
import io.azulejo.spring.guide.Library;
import io.azulejo.toolkit.query.PageRequest;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.Status;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class ActuatorTest {
    private final ApplicationContextRunner application = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(
                    AzulejoAutoConfiguration.class,
                    AzulejoHealthAutoConfiguration.class,
                    AzulejoEndpointAutoConfiguration.class,
                    AzulejoMetricsAutoConfiguration.class))
            .withPropertyValues("spring.azulejo.backend=memory", "management.endpoints.web.exposure.include=azulejo");

    @Test
    void health_ofAReadableTable_isUp() {
        application.run(context -> {
            Health health = context.getBean(AzulejoHealthIndicator.class).health();
            assertThat(health.getStatus()).isEqualTo(Status.UP);
            assertThat(health.getDetails()).containsEntry("Library", "readable").containsEntry("writes", "accepted");
        });
    }

    @Test
    void health_ofAMissingTable_isDown() {
        application.run(context -> {
            context.getBean(DynamoDbClient.class).deleteTable(table -> table.tableName("Library"));
            Health health = context.getBean(AzulejoHealthIndicator.class).health();
            assertThat(health.getStatus()).isEqualTo(Status.DOWN);
            assertThat(health.getDetails()).containsEntry("Library", "not readable: ResourceNotFoundException");
        });
    }

    @Test
    void health_ofAStoreWithoutSpace_isDown() {
        AtomicBoolean full = new AtomicBoolean();
        MemoryStore memory = new MemoryStore();
        Store store = (Store) Proxy.newProxyInstance(
                Store.class.getClassLoader(), new Class<?>[] {Store.class}, (proxy, method, arguments) -> {
                    if (full.get() && method.getName().equals("writeFailure")) {
                        return new StoreException(StoreException.Problem.NO_SPACE, "no space left");
                    }
                    return method.invoke(memory, arguments);
                });
        application
                .withBean(
                        DynamoDbClient.class,
                        () -> EmbeddedDynamoDb.builder().store(store).build())
                .withPropertyValues("spring.azulejo.tables=create")
                .run(context -> {
                    full.set(true);
                    Health health =
                            context.getBean(AzulejoHealthIndicator.class).health();
                    assertThat(health.getStatus()).isEqualTo(Status.DOWN);
                    assertThat(health.getDetails())
                            .containsEntry("Library", "readable")
                            .containsEntry("writes", "refused: the disk is full");
                });
    }

    @Test
    void healthIndicator_canBeSwitchedOff() {
        application
                .withPropertyValues("management.health.azulejo.enabled=false")
                .run(context -> assertThat(context).doesNotHaveBean(AzulejoHealthIndicator.class));
    }

    @Test
    void endpoint_showsDesigns_findingsAndDrift() {
        application.run(context -> {
            AzulejoEndpoint endpoint = context.getBean(AzulejoEndpoint.class);
            assertThat(endpoint.designs().designs()).singleElement().satisfies(design -> {
                assertThat(design.bean()).isEqualTo("library");
                assertThat(design.type()).isEqualTo("io.azulejo.spring.guide.Library");
                assertThat(design.tables()).containsExactly("Library");
                assertThat(design.patterns())
                        .contains(new AzulejoEndpoint.PatternView("List the books of an author", "booksBy"));
                assertThat(design.drift()).isEmpty();
            });
            context.getBean(DynamoDbClient.class).deleteTable(table -> table.tableName("Library"));
            assertThat(endpoint.design("library"))
                    .isNotNull()
                    .satisfies(design -> assertThat(design.drift())
                            .containsExactly(new AzulejoEndpoint.DriftView("Library", "table", "a table", "missing")));
            assertThat(endpoint.design("other")).isNull();
        });
    }

    @Test
    void endpoint_thatIsNotExposed_isNoBean() {
        application
                .withPropertyValues("management.endpoints.web.exposure.include=health")
                .run(context -> assertThat(context).doesNotHaveBean(AzulejoEndpoint.class));
    }

    @Test
    void metrics_countCallsByPattern() {
        application.withBean(MeterRegistry.class, SimpleMeterRegistry::new).run(context -> {
            context.getBean(Library.class).booksBy("Pessoa", PageRequest.of(5));
            MeterRegistry registry = context.getBean(MeterRegistry.class);
            assertThat(registry.get("dynamodb.calls")
                            .tag("pattern", "List the books of an author")
                            .tag("outcome", "done")
                            .timer()
                            .count())
                    .isEqualTo(1);
            assertThat(registry.get("dynamodb.requests").counter().count()).isEqualTo(1);
        });
    }
}
