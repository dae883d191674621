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
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
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

    private void create(BillingMode mode) {
        client.createTable(r -> {
            r.tableName(TABLE)
                    .attributeDefinitions(MusicTable.attribute("artist", ScalarAttributeType.S))
                    .keySchema(MusicTable.key("artist"))
                    .billingMode(mode);
            if (mode == BillingMode.PROVISIONED) {
                r.provisionedThroughput(t -> t.readCapacityUnits(10L).writeCapacityUnits(5L));
            }
        });
    }

    @Test
    void encryption_isKeptAndShown() {
        create(BillingMode.PAY_PER_REQUEST);
        assertThat(describe().sseDescription()).isNull();
        client.updateTable(r -> r.tableName(TABLE).sseSpecification(s -> s.enabled(true)));
        assertThat(describe().sseDescription().statusAsString()).isEqualTo("ENABLED");
        assertThat(describe().sseDescription().sseTypeAsString()).isEqualTo("KMS");
        assertThat(describe().sseDescription().kmsMasterKeyArn()).startsWith("arn:aws:kms:us-east-1:000000000000:key/");
        String key = "arn:aws:kms:us-east-1:111122223333:key/1234";
        client.updateTable(r -> r.tableName(TABLE)
                .sseSpecification(s -> s.enabled(true).sseType("KMS").kmsMasterKeyId(key)));
        assertThat(describe().sseDescription().kmsMasterKeyArn()).isEqualTo(key);
        client.updateTable(r -> r.tableName(TABLE).sseSpecification(s -> s.enabled(false)));
        assertThat(describe().sseDescription()).isNull();
        client.createTable(MusicTable.definition("Other").toBuilder()
                .sseSpecification(s -> s.enabled(true))
                .build());
        assertThat(client.describeTable(r -> r.tableName("Other")).table().sseDescription())
                .isNotNull();
    }

    @Test
    void encryption_contradictory_isRefused() {
        create(BillingMode.PAY_PER_REQUEST);
        String invalid = "One or more parameter values were invalid: ";
        assertError(
                () -> client.updateTable(r -> r.tableName(TABLE)
                        .sseSpecification(s -> s.enabled(false).sseType("KMS"))),
                invalid + "SSEType can not be specified if Enabled is false");
        assertError(
                () -> client.updateTable(r -> r.tableName(TABLE).sseSpecification(s -> s.kmsMasterKeyId("1234"))),
                invalid + "KMSMasterKeyId can not be specified if Enabled is false");
        assertError(
                () -> client.updateTable(r ->
                        r.tableName(TABLE).sseSpecification(s -> s.enabled(true).kmsMasterKeyId("1234"))),
                invalid + "SSEType KMS is required if KMSMasterKeyId is specified");
        assertError(
                () -> client.updateTable(r ->
                        r.tableName(TABLE).sseSpecification(s -> s.enabled(true).sseType("AES256"))),
                invalid + "SSEType AES256 is not supported");
        assertError(
                () -> client.updateTable(r -> r.tableName(TABLE).sseSpecification(s -> s.enabled(false))),
                invalid + "Table is already encrypted by default");
        assertError(
                () -> client.updateTable(
                        r -> r.tableName(TABLE).deletionProtectionEnabled(true).sseSpecification(s -> s.enabled(true))),
                invalid + "Server-Side Encryption modification must be the only operation in the request");
    }

    @Test
    void maximumOnDemand_isKeptAndShown() {
        create(BillingMode.PAY_PER_REQUEST);
        assertThat(describe().onDemandThroughput()).isNull();
        client.updateTable(r -> r.tableName(TABLE).onDemandThroughput(t -> t.maxReadRequestUnits(100L)));
        client.updateTable(r -> r.tableName(TABLE).onDemandThroughput(t -> t.maxWriteRequestUnits(50L)));
        assertThat(describe().onDemandThroughput().maxReadRequestUnits()).isEqualTo(100);
        assertThat(describe().onDemandThroughput().maxWriteRequestUnits()).isEqualTo(50);
        client.updateTable(r -> r.tableName(TABLE)
                .onDemandThroughput(t -> t.maxReadRequestUnits(-1L).maxWriteRequestUnits(-1L)));
        assertThat(describe().onDemandThroughput()).isNull();
        assertError(
                () -> client.updateTable(r -> r.tableName(TABLE).onDemandThroughput(t -> t.maxReadRequestUnits(0L))),
                "One or more parameter values were invalid: Requested MaxReadRequestUnits for OnDemandThroughput for"
                        + " table is outside of valid range");
    }

    @Test
    void maximumOnDemand_ofAProvisionedTable_isRefused() {
        create(BillingMode.PROVISIONED);
        assertError(
                () -> client.updateTable(r -> r.tableName(TABLE).onDemandThroughput(t -> t.maxReadRequestUnits(1L))),
                "One or more parameter values were invalid: MaxReadRequestUnits for OnDemandThroughput cannot be"
                        + " specified when the table BillingMode is PROVISIONED");
    }

    @Test
    void warmThroughput_isShownAndOnlyGrows() {
        create(BillingMode.PAY_PER_REQUEST);
        assertThat(describe().warmThroughput().readUnitsPerSecond()).isEqualTo(12_000);
        assertThat(describe().warmThroughput().writeUnitsPerSecond()).isEqualTo(4_000);
        client.updateTable(r -> r.tableName(TABLE).warmThroughput(t -> t.readUnitsPerSecond(13_000L)));
        assertThat(describe().warmThroughput().readUnitsPerSecond()).isEqualTo(13_000);
        assertThat(describe().warmThroughput().writeUnitsPerSecond()).isEqualTo(4_000);
        assertThat(describe().warmThroughput().statusAsString()).isEqualTo("ACTIVE");
        assertError(
                () -> client.updateTable(r -> r.tableName(TABLE).warmThroughput(t -> t.readUnitsPerSecond(12_500L))),
                "One or more parameter values were invalid: Requested ReadUnitsPerSecond for WarmThroughput for table"
                        + " is lower than current WarmThroughput, decreasing WarmThroughput is not supported");
    }

    @Test
    void throughputOfIndexes_isKeptAndShown() {
        MusicTable.create(client);
        client.updateTable(r -> r.tableName(TABLE)
                .globalSecondaryIndexUpdates(GlobalSecondaryIndexUpdate.builder()
                        .update(u -> u.indexName("by-genre")
                                .onDemandThroughput(t -> t.maxWriteRequestUnits(7L))
                                .warmThroughput(t -> t.writeUnitsPerSecond(5_000L)))
                        .build()));
        var index = describe().globalSecondaryIndexes().stream()
                .filter(each -> each.indexName().equals("by-genre"))
                .findFirst()
                .orElseThrow();
        assertThat(index.onDemandThroughput().maxWriteRequestUnits()).isEqualTo(7);
        assertThat(index.onDemandThroughput().maxReadRequestUnits()).isNull();
        assertThat(index.warmThroughput().writeUnitsPerSecond()).isEqualTo(5_000);
    }

    @Test
    void pointInTimeRecovery_turnedOnAndOff_isKeptAndShown() {
        create(BillingMode.PAY_PER_REQUEST);
        Instant enabled = clock.instant();
        client.updateContinuousBackups(r -> r.tableName(TABLE)
                .pointInTimeRecoverySpecification(
                        p -> p.pointInTimeRecoveryEnabled(true).recoveryPeriodInDays(3)));
        describe();
        clock.advance(Duration.ofDays(1));
        var recovery = client.describeContinuousBackups(r -> r.tableName(TABLE))
                .continuousBackupsDescription()
                .pointInTimeRecoveryDescription();
        assertThat(recovery.pointInTimeRecoveryStatusAsString()).isEqualTo("ENABLED");
        assertThat(recovery.recoveryPeriodInDays()).isEqualTo(3);
        assertThat(recovery.earliestRestorableDateTime()).isEqualTo(enabled);
        assertThat(recovery.latestRestorableDateTime()).isEqualTo(clock.instant());
        clock.advance(Duration.ofDays(5));
        assertThat(client.describeContinuousBackups(r -> r.tableName(TABLE))
                        .continuousBackupsDescription()
                        .pointInTimeRecoveryDescription()
                        .earliestRestorableDateTime())
                .isEqualTo(clock.instant().minus(Duration.ofDays(3)));
        client.updateContinuousBackups(
                r -> r.tableName(TABLE).pointInTimeRecoverySpecification(p -> p.pointInTimeRecoveryEnabled(false)));
        assertThat(client.describeContinuousBackups(r -> r.tableName(TABLE))
                        .continuousBackupsDescription()
                        .pointInTimeRecoveryDescription()
                        .earliestRestorableDateTime())
                .isNull();
    }

    @Test
    void pointInTimeRecovery_outOfRange_isRefused() {
        create(BillingMode.PAY_PER_REQUEST);
        String at = "pointInTimeRecoverySpecification";
        assertError(
                () -> client.updateContinuousBackups(r -> r.tableName(TABLE)),
                "1 validation error detected: Value null at '" + at
                        + "' failed to satisfy constraint: Member must not be null");
        assertError(
                () -> client.updateContinuousBackups(r -> r.tableName(TABLE)
                        .pointInTimeRecoverySpecification(
                                p -> p.pointInTimeRecoveryEnabled(true).recoveryPeriodInDays(36))),
                "1 validation error detected: Value '36' at '" + at + ".recoveryPeriodInDays' failed to satisfy"
                        + " constraint: Member must have value less than or equal to 35");
        assertError(
                () -> client.updateContinuousBackups(r -> r.tableName(TABLE)
                        .pointInTimeRecoverySpecification(
                                p -> p.pointInTimeRecoveryEnabled(false).recoveryPeriodInDays(3))),
                "Invalid Request: Cannot specify RecoveryPeriodInDays when disabling point-in-time recovery.");
        assertError(
                () -> client.updateContinuousBackups(r -> r.tableName("Missing")
                        .pointInTimeRecoverySpecification(p -> p.pointInTimeRecoveryEnabled(true))),
                "TableNotFoundException",
                "Table not found: Missing");
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
