package io.azulejo.engine.operation;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.ManualClock;
import io.azulejo.engine.MusicTable;
import io.azulejo.engine.ReopenableStore;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableClass;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Deletion protection, table class, throughput settings, and account-level operations. */
class TableSettingsTest {
    private final ManualClock clock = new ManualClock();
    private final ReopenableStore store = new ReopenableStore();
    private EmbeddedDynamoDb client = open();

    private EmbeddedDynamoDb open() {
        return EmbeddedDynamoDb.builder()
                .store(store)
                .options(EngineOptions.DEFAULT.withClock(clock))
                .build();
    }

    @AfterEach
    void close() {
        client.close();
    }

    private TableDescription describe() {
        client.close();
        client = open();
        return client.describeTable(r -> r.tableName(TABLE)).table();
    }

    @Test
    void protectedTable_isNotDeleted_untilItIsFree() {
        client.createTable(MusicTable.definition(TABLE).toBuilder()
                .deletionProtectionEnabled(true)
                .build());
        assertThat(describe().deletionProtectionEnabled()).isTrue();
        assertError(
                () -> client.deleteTable(r -> r.tableName(TABLE)),
                "Resource cannot be deleted as it is currently protected against deletion. Disable deletion protection"
                        + " first.");
        client.updateTable(r -> r.tableName(TABLE).deletionProtectionEnabled(false));
        client.deleteTable(r -> r.tableName(TABLE));
        assertThat(client.listTables().tableNames()).isEmpty();
    }

    @Test
    void tableClass_isKeptAndShown() {
        MusicTable.create(client);
        assertThat(describe().tableClassSummary()).isNull();
        client.updateTable(r -> r.tableName(TABLE).tableClass(TableClass.STANDARD_INFREQUENT_ACCESS));
        assertThat(describe().tableClassSummary().tableClass()).isEqualTo(TableClass.STANDARD_INFREQUENT_ACCESS);
        assertThat(describe().tableClassSummary().lastUpdateDateTime()).isEqualTo(clock.instant());
        assertError(
                () -> client.updateTable(r -> r.tableName(TABLE).tableClass("GLACIAL")),
                "1 validation error detected: Value 'GLACIAL' at 'tableClass' failed to satisfy constraint: Member must"
                        + " satisfy enum value set: [STANDARD, STANDARD_INFREQUENT_ACCESS]");
    }

    private ProvisionedThroughputDescription provision(long read, long write) {
        client.updateTable(r -> r.tableName(TABLE)
                .provisionedThroughput(t -> t.readCapacityUnits(read).writeCapacityUnits(write)));
        return describe().provisionedThroughput();
    }

    @Test
    void throughput_raisedAndLowered_isInTheBooks() {
        client.createTable(r -> r.tableName(TABLE)
                .attributeDefinitions(MusicTable.attribute("artist", ScalarAttributeType.S))
                .keySchema(MusicTable.key("artist"))
                .billingMode(BillingMode.PROVISIONED)
                .provisionedThroughput(t -> t.readCapacityUnits(10L).writeCapacityUnits(10L)));
        Instant noon = clock.instant();
        ProvisionedThroughputDescription raised = provision(20, 10);
        assertThat(raised.lastIncreaseDateTime()).isEqualTo(noon);
        assertThat(raised.lastDecreaseDateTime()).isNull();
        assertThat(raised.numberOfDecreasesToday()).isZero();
        clock.advance(Duration.ofHours(1));
        ProvisionedThroughputDescription lowered = provision(15, 10);
        assertThat(lowered.lastIncreaseDateTime()).isEqualTo(noon);
        assertThat(lowered.lastDecreaseDateTime()).isEqualTo(clock.instant());
        assertThat(provision(15, 5).numberOfDecreasesToday()).isEqualTo(2);
        clock.advance(Duration.ofHours(12));
        assertThat(describe().provisionedThroughput().numberOfDecreasesToday()).isZero();
        assertThat(provision(1, 1).numberOfDecreasesToday()).isEqualTo(1);
    }

    @Test
    void limitsEndpointsAndBackups_areDescribed() {
        MusicTable.create(client);
        assertThat(client.describeLimits().accountMaxReadCapacityUnits()).isEqualTo(80_000);
        assertThat(client.describeLimits().tableMaxWriteCapacityUnits()).isEqualTo(40_000);
        assertThat(client.describeEndpoints().endpoints().getFirst().cachePeriodInMinutes())
                .isEqualTo(1440);
        var backups = client.describeContinuousBackups(r -> r.tableName(TABLE)).continuousBackupsDescription();
        assertThat(backups.continuousBackupsStatusAsString()).isEqualTo("ENABLED");
        assertThat(backups.pointInTimeRecoveryDescription().pointInTimeRecoveryStatusAsString())
                .isEqualTo("DISABLED");
        assertError(
                () -> client.describeContinuousBackups(r -> r.tableName("Missing")),
                "TableNotFoundException",
                "Table not found: Missing");
    }
}
