package io.azulejo.cli.serve;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.testing.rights.Rights;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What AWS must allow whoever starts the services, besides what each service does then. */
class TableRightsTest {

    @Test
    void start_onNoTables_needsTheRightsToCreateThem_andLaterThoseToDescribeThem() {
        try (DynamoDbClient client = EmbeddedDynamoDb.inMemory()) {
            Rights creating = Rights.of("create-tables", Map.of());
            start(creating.limit(client));
            creating.requireEnough();
            creating.requireNoMore();

            Rights starting = Rights.of("start", Map.of());
            start(starting.limit(client));
            starting.requireEnough();
            starting.requireNoMore();
        }
    }

    private static void start(DynamoDbClient client) {
        Systems.on(client, new Keys(null), Parsed.options(Map.of()).services()).createTables();
    }
}
