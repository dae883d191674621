package io.azulejo.spring.actuate;

import io.azulejo.design.TableDefinition;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.store.StoreException;
import io.azulejo.spring.DesignBean;
import io.azulejo.spring.DesignBeans;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.table.TableNames;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Health indicator that reads an unused key in each table, and asks the embedded engine whether it takes writes. It
 * never writes, because a write to DynamoDB costs and may need other rights. Thread-safe.
 */
final class AzulejoHealthIndicator extends AbstractHealthIndicator {
    private static final Duration TIMEOUT = Duration.ofSeconds(2);
    private static final AttributeValue UNUSED_KEY = AttributeValue.fromS("_health");

    private final DesignBeans designs;
    private final DynamoDbClient client;
    private final ToolkitOptions options;

    AzulejoHealthIndicator(DesignBeans designs, DynamoDbClient client, ToolkitOptions options) {
        super("The DynamoDB of the designs does not answer");
        this.designs = designs;
        this.client = client;
        this.options = options;
    }

    @Override
    protected void doHealthCheck(Health.Builder health) {
        health.up();
        for (DesignBean design : designs.all()) {
            for (TableDefinition table : design.definition().tables()) {
                read(table, health);
            }
        }
        if (client instanceof EmbeddedDynamoDb embedded) {
            Optional<StoreException> failure = embedded.engine().writeFailure();
            health.withDetail("writes", failure.isEmpty() ? "accepted" : "refused: " + reason(failure.get()));
            if (failure.isPresent()) {
                health.down();
            }
        }
    }

    private void read(TableDefinition table, Health.Builder health) {
        String name = TableNames.resolve(table.name(), options);
        Map<String, AttributeValue> key = new HashMap<>(Map.of(table.partitionKey(), UNUSED_KEY));
        if (table.sortKey() != null) {
            key.put(table.sortKey(), UNUSED_KEY);
        }
        try {
            client.getItem(
                    get -> get.tableName(name).key(key).overrideConfiguration(call -> call.apiCallTimeout(TIMEOUT)));
            health.withDetail(name, "readable");
        } catch (AwsServiceException e) {
            String code = e.awsErrorDetails() == null
                    ? Integer.toString(e.statusCode())
                    : e.awsErrorDetails().errorCode();
            health.down().withDetail(name, "not readable: " + code);
        } catch (SdkException e) {
            health.down().withDetail(name, "does not answer");
        }
    }

    private static String reason(StoreException failure) {
        return failure.problem() == StoreException.Problem.NO_SPACE ? "the disk is full" : "the last write failed";
    }
}
