package io.azulejo.engine.suite;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.attributes;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.awaitility.Awaitility.await;

import io.azulejo.engine.MusicTable;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BackupDescription;
import software.amazon.awssdk.services.dynamodb.model.BackupStatus;
import software.amazon.awssdk.services.dynamodb.model.BackupSummary;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.Tag;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Backups of tables, restoration from them and restoration to a point in time, on any backend. */
public abstract class BackupSuite {
    private static final int SONGS = 1_200;
    private static final String ARN = "arn:aws:dynamodb:us-east-1:000000000000:table/";

    @SuppressWarnings("NullAway.Init")
    private DynamoDbClient client;

    /** Opens the backend, which is empty. */
    protected abstract DynamoDbClient open();

    /** Closes the backend and opens it again with its data, if it keeps any. */
    protected abstract DynamoDbClient reopen();

    protected abstract void close();

    @BeforeEach
    void createTable() {
        client = open();
        MusicTable.create(client);
    }

    @AfterEach
    void closeBackend() {
        close();
    }

    private void fill(int songs) {
        List<WriteRequest> batch = new ArrayList<>();
        for (int i = 0; i < songs; i++) {
            Map<String, AttributeValue> item =
                    song("A" + i % 7, "T" + i, "year", 1900 + i % 100, "genre", "g" + i % 3, "price", i, "label", "l");
            batch.add(WriteRequest.builder().putRequest(p -> p.item(item)).build());
            if (batch.size() == 25 || i + 1 == songs) {
                List<WriteRequest> writes = List.copyOf(batch);
                client.batchWriteItem(r -> r.requestItems(Map.of(TABLE, writes)));
                batch.clear();
            }
        }
    }

    private Set<Map<String, AttributeValue>> items(String table, String index) {
        Set<Map<String, AttributeValue>> items = new HashSet<>();
        client.scanPaginator(r -> r.tableName(table).indexName(index.isEmpty() ? null : index))
                .items()
                .forEach(item -> items.add(new HashMap<>(item)));
        return items;
    }

    private BackupDescription describe(String arn) {
        return client.describeBackup(r -> r.backupArn(arn)).backupDescription();
    }

    private String backup(String name) {
        String arn = client.createBackup(r -> r.tableName(TABLE).backupName(name))
                .backupDetails()
                .backupArn();
        await().until(() -> describe(arn).backupDetails().backupStatus() == BackupStatus.AVAILABLE);
        return arn;
    }

    private TableDescription active(String table) {
        await().atMost(Duration.ofSeconds(30))
                .until(() ->
                        client.describeTable(r -> r.tableName(table)).table().tableStatus() == TableStatus.ACTIVE);
        return client.describeTable(r -> r.tableName(table)).table();
    }

    @Test
    void backup_restored_hasTheItemsOfItsMoment() {
        fill(SONGS);
        Set<Map<String, AttributeValue>> before = items(TABLE, "");
        Set<Map<String, AttributeValue>> entries = items(TABLE, "by-genre-short");
        var begun = client.createBackup(r -> r.tableName(TABLE).backupName("monday"))
                .backupDetails();
        assertThat(begun.backupStatusAsString()).isEqualTo("CREATING");
        assertThat(begun.backupTypeAsString()).isEqualTo("USER");
        assertThat(begun.backupArn()).matches(ARN + "Music/backup/\\d{14}-[0-9a-f]{8}");
        client.putItem(r -> r.tableName(TABLE).item(song("new", "later")));
        client.deleteItem(r -> r.tableName(TABLE).key(song("A0", "T0")));
        client.updateItem(r -> r.tableName(TABLE)
                .key(song("A1", "T1"))
                .updateExpression("SET genre = :g")
                .expressionAttributeValues(attributes(":g", "changed")));
        await().until(() -> describe(begun.backupArn()).backupDetails().backupStatus() == BackupStatus.AVAILABLE);

        TableDescription creating = client.restoreTableFromBackup(
                        r -> r.targetTableName("Restored").backupArn(begun.backupArn()))
                .tableDescription();
        assertThat(creating.tableStatus()).isEqualTo(TableStatus.CREATING);
        assertThat(creating.restoreSummary().sourceBackupArn()).isEqualTo(begun.backupArn());
        assertThat(creating.restoreSummary().sourceTableArn()).isEqualTo(ARN + "Music");
        assertThat(creating.restoreSummary().restoreInProgress()).isTrue();
        TableDescription restored = active("Restored");
        assertThat(restored.restoreSummary()).isNull();
        assertThat(restored.itemCount()).isEqualTo(SONGS);
        assertThat(items("Restored", "")).isEqualTo(before);
        assertThat(items("Restored", "by-genre")).isEqualTo(before);
        assertThat(items("Restored", "by-genre-short")).isEqualTo(entries);
        assertThat(client.query(r -> r.tableName("Restored")
                                .indexName("by-year")
                                .keyConditionExpression("artist = :a")
                                .expressionAttributeValues(attributes(":a", "A3")))
                        .count())
                .isEqualTo((SONGS - 3 + 6) / 7);
        client.putItem(r -> r.tableName("Restored").item(song("A0", "T0", "genre", "g", "price", 5)));
        assertThat(client.describeTable(r -> r.tableName("Restored")).table().itemCount())
                .isEqualTo(SONGS);
    }

    @Test
    void backup_ofADeletedTable_isKeptOverARestart() {
        fill(30);
        Set<Map<String, AttributeValue>> before = items(TABLE, "");
        String arn = backup("kept");
        client.deleteTable(r -> r.tableName(TABLE));
        client = reopen();
        BackupDescription kept = describe(arn);
        assertThat(kept.backupDetails().backupName()).isEqualTo("kept");
        assertThat(kept.backupDetails().backupStatus()).isEqualTo(BackupStatus.AVAILABLE);
        assertThat(kept.sourceTableDetails().itemCount()).isEqualTo(30);
        assertThat(kept.sourceTableDetails().tableName()).isEqualTo(TABLE);
        assertThat(kept.sourceTableFeatureDetails().globalSecondaryIndexes()).hasSize(2);
        assertThat(kept.sourceTableFeatureDetails().localSecondaryIndexes()).hasSize(2);
        client.restoreTableFromBackup(r -> r.targetTableName(TABLE).backupArn(arn));
        active(TABLE);
        assertThat(items(TABLE, "")).isEqualTo(before);
    }

    @Test
    void restoredTable_hasWhatDynamoDbKeeps_andNothingElse() {
        client.createTable(MusicTable.definition("Full").toBuilder()
                .streamSpecification(s -> s.streamEnabled(true).streamViewType("NEW_IMAGE"))
                .tags(Tag.builder().key("a").value("b").build())
                .deletionProtectionEnabled(true)
                .tableClass("STANDARD_INFREQUENT_ACCESS")
                .sseSpecification(s -> s.enabled(true))
                .onDemandThroughput(t -> t.maxReadRequestUnits(100L))
                .build());
        client.updateTimeToLive(r ->
                r.tableName("Full").timeToLiveSpecification(t -> t.enabled(true).attributeName("expires")));
        String arn = client.createBackup(r -> r.tableName("Full").backupName("full"))
                .backupDetails()
                .backupArn();
        await().until(() -> describe(arn).backupDetails().backupStatus() == BackupStatus.AVAILABLE);
        var features = describe(arn).sourceTableFeatureDetails();
        assertThat(features.streamDescription().streamViewTypeAsString()).isEqualTo("NEW_IMAGE");
        assertThat(features.timeToLiveDescription().attributeName()).isEqualTo("expires");
        assertThat(features.sseDescription().statusAsString()).isEqualTo("ENABLED");
        client.restoreTableFromBackup(r -> r.targetTableName("Copy").backupArn(arn));
        TableDescription copy = active("Copy");
        assertThat(copy.streamSpecification()).isNull();
        assertThat(copy.deletionProtectionEnabled()).isFalse();
        assertThat(copy.tableClassSummary()).isNull();
        assertThat(copy.sseDescription().kmsMasterKeyArn())
                .isEqualTo(features.sseDescription().kmsMasterKeyArn());
        assertThat(copy.onDemandThroughput().maxReadRequestUnits()).isEqualTo(100);
        assertThat(copy.billingModeSummary().billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
        assertThat(client.listTagsOfResource(r -> r.resourceArn(copy.tableArn()))
                        .tags())
                .isEmpty();
        assertThat(client.describeTimeToLive(r -> r.tableName("Copy"))
                        .timeToLiveDescription()
                        .timeToLiveStatusAsString())
                .isEqualTo("DISABLED");
    }

    @Test
    void restore_withOverrides_changesIndexesAndBilling() {
        fill(10);
        String arn = backup("source");
        client.restoreTableFromBackup(r -> r.targetTableName("Bare")
                .backupArn(arn)
                .globalSecondaryIndexOverride(List.of())
                .localSecondaryIndexOverride(List.of())
                .billingModeOverride(BillingMode.PROVISIONED)
                .provisionedThroughputOverride(t -> t.readCapacityUnits(3L).writeCapacityUnits(2L)));
        TableDescription bare = active("Bare");
        assertThat(bare.hasGlobalSecondaryIndexes()).isFalse();
        assertThat(bare.hasLocalSecondaryIndexes()).isFalse();
        assertThat(bare.attributeDefinitions()).hasSize(2);
        assertThat(bare.provisionedThroughput().readCapacityUnits()).isEqualTo(3);
        client.restoreTableFromBackup(r -> r.targetTableName("Renamed")
                .backupArn(arn)
                .globalSecondaryIndexOverride(GlobalSecondaryIndex.builder()
                        .indexName("genres")
                        .keySchema(MusicTable.key("genre", "price"))
                        .projection(p -> p.projectionType("ALL"))
                        .build()));
        active("Renamed");
        assertThat(items("Renamed", "genres")).hasSize(10);
        String invalid = "Invalid Request: ";
        assertError(
                () -> client.restoreTableFromBackup(r -> r.targetTableName("Other")
                        .backupArn(arn)
                        .globalSecondaryIndexOverride(GlobalSecondaryIndex.builder()
                                .indexName("new")
                                .keySchema(MusicTable.key("label"))
                                .projection(p -> p.projectionType("ALL"))
                                .build())),
                invalid + "Index new does not match a secondary index that existed in the source table and cannot be"
                        + " created during the restore operation");
        assertError(
                () -> client.restoreTableFromBackup(
                        r -> r.targetTableName("Other").backupArn(arn).billingModeOverride(BillingMode.PROVISIONED)),
                invalid + "Must override ProvisionedThroughput if BillingMode is overridden to PROVISIONED");
        assertError(
                () -> client.restoreTableFromBackup(r -> r.targetTableName("Other")
                        .backupArn(arn)
                        .provisionedThroughputOverride(
                                t -> t.readCapacityUnits(1L).writeCapacityUnits(1L))),
                invalid + "Cannot override ProvisionedThroughput unless BillingMode is PROVISIONED");
    }

    @Test
    void backups_listed_areFilteredAndPaged() {
        String first = backup("same");
        String second = backup("same");
        String third = backup("other");
        client.createTable(MusicTable.definition("Elsewhere"));
        client.createBackup(r -> r.tableName("Elsewhere").backupName("apart"));
        assertThat(arns(client.listBackups(r -> r.tableName(TABLE)).backupSummaries()))
                .containsExactly(first, second, third);
        assertThat(client.listBackups(r -> {}).backupSummaries()).hasSize(4);
        var page = client.listBackups(r -> r.tableName(TABLE).limit(2));
        assertThat(arns(page.backupSummaries())).containsExactly(first, second);
        assertThat(page.lastEvaluatedBackupArn()).isEqualTo(second);
        var rest = client.listBackups(
                r -> r.tableName(TABLE).limit(2).exclusiveStartBackupArn(page.lastEvaluatedBackupArn()));
        assertThat(arns(rest.backupSummaries())).containsExactly(third);
        assertThat(rest.lastEvaluatedBackupArn()).isNull();
        assertThat(client.listBackups(r -> r.backupType("SYSTEM")).backupSummaries())
                .isEmpty();
        Instant created = describe(third).backupDetails().backupCreationDateTime();
        assertThat(arns(client.listBackups(r -> r.tableName(TABLE).timeRangeLowerBound(created))
                        .backupSummaries()))
                .contains(third);
        assertThat(arns(client.listBackups(r -> r.tableName(TABLE).timeRangeUpperBound(created))
                        .backupSummaries()))
                .doesNotContain(third);
        assertThat(client.deleteBackup(r -> r.backupArn(second))
                        .backupDescription()
                        .backupDetails()
                        .backupStatusAsString())
                .isEqualTo("DELETED");
        assertThat(arns(client.listBackups(r -> r.tableName(TABLE)).backupSummaries()))
                .containsExactly(first, third);
        assertError(
                () -> client.listBackups(
                        r -> r.timeRangeLowerBound(created.plusSeconds(1)).timeRangeUpperBound(created)),
                "One or more parameter values were invalid: Time range lower bound must be less than or equal to upper"
                        + " bound");
    }

    private static List<String> arns(List<BackupSummary> backups) {
        return backups.stream().map(BackupSummary::backupArn).toList();
    }

    @Test
    void backups_missingOrWrong_areRefused() {
        String missing = ARN + "Music/backup/01489602797149-73d8d5bc";
        assertError(
                () -> client.createBackup(r -> r.tableName("Missing").backupName("monday")),
                "TableNotFoundException",
                "Table not found: Missing");
        assertError(
                () -> client.createBackup(r -> r.tableName(TABLE).backupName("a b")),
                "1 validation error detected: Value 'a b' at 'backupName' failed to satisfy constraint: Member must"
                        + " satisfy regular expression pattern: [a-zA-Z0-9_.-]+");
        for (String arn : List.of(missing, ARN + "Other/backup/01489602797149-73d8d5bc")) {
            assertError(
                    () -> client.describeBackup(r -> r.backupArn(arn)),
                    "BackupNotFoundException",
                    "Backup not found: " + arn);
            assertError(
                    () -> client.deleteBackup(r -> r.backupArn(arn)),
                    "BackupNotFoundException",
                    "Backup not found: " + arn);
            assertError(
                    () -> client.restoreTableFromBackup(
                            r -> r.targetTableName("Target").backupArn(arn)),
                    "BackupNotFoundException",
                    "Backup not found: " + arn);
        }
        assertError(
                () -> client.describeBackup(r -> r.backupArn(ARN + "Music-without-a-backup")), "Invalid Backup ARN");
        String arn = backup("monday");
        assertError(
                () -> client.restoreTableFromBackup(
                        r -> r.targetTableName(TABLE).backupArn(arn)),
                "TableAlreadyExistsException",
                "Table already exists: Music");
    }

    private void enableRecovery() {
        client.updateContinuousBackups(
                r -> r.tableName(TABLE).pointInTimeRecoverySpecification(p -> p.pointInTimeRecoveryEnabled(true)));
    }

    /** Returns a moment after everything that was written before. */
    private Instant moment() {
        Instant written = Instant.now();
        await().pollInterval(Duration.ofMillis(1)).until(() -> latest().isAfter(written));
        Instant moment = latest();
        await().pollInterval(Duration.ofMillis(1)).until(() -> latest().isAfter(moment));
        return moment;
    }

    private Instant latest() {
        return client.describeContinuousBackups(r -> r.tableName(TABLE))
                .continuousBackupsDescription()
                .pointInTimeRecoveryDescription()
                .latestRestorableDateTime();
    }

    @Test
    void table_restoredToAPointInTime_isWhatItWas() {
        fill(100);
        enableRecovery();
        client.putItem(r -> r.tableName(TABLE).item(song("A0", "T0", "genre", "second", "price", 1)));
        client.deleteItem(r -> r.tableName(TABLE).key(song("A1", "T1")));
        Set<Map<String, AttributeValue>> then = items(TABLE, "");
        Instant moment = moment();
        for (int round = 0; round < 3; round++) {
            int price = round;
            client.putItem(r -> r.tableName(TABLE).item(song("A0", "T0", "genre", "third", "price", price)));
            client.putItem(r -> r.tableName(TABLE).item(song("A1", "T1", "price", price)));
        }
        client.deleteItem(r -> r.tableName(TABLE).key(song("A2", "T2")));
        client.putItem(r -> r.tableName(TABLE).item(song("B", "new", "genre", "g1", "price", 7)));
        client.deleteItem(r -> r.tableName(TABLE).key(song("B", "new")));
        client.updateItem(r -> r.tableName(TABLE)
                .key(song("A3", "T3"))
                .updateExpression("SET genre = :g")
                .expressionAttributeValues(attributes(":g", "moved")));
        client = reopen();
        Set<Map<String, AttributeValue>> now = items(TABLE, "");

        TableDescription creating = client.restoreTableToPointInTime(
                        r -> r.sourceTableName(TABLE).targetTableName("Then").restoreDateTime(moment))
                .tableDescription();
        assertThat(creating.restoreSummary().sourceBackupArn()).isNull();
        assertThat(creating.restoreSummary().restoreDateTime()).isEqualTo(moment);
        client.restoreTableToPointInTime(
                r -> r.sourceTableArn(ARN + TABLE).targetTableName("Now").useLatestRestorableTime(true));
        TableDescription restored = active("Then");
        assertThat(items("Then", "")).isEqualTo(then);
        assertThat(restored.itemCount()).isEqualTo(then.size());
        assertThat(items("Then", "by-genre")).isEqualTo(then);
        active("Now");
        assertThat(items("Now", "")).isEqualTo(now);
        assertThat(items(TABLE, "")).isEqualTo(now);
    }

    @Test
    void restoreToAPointInTime_thatIsNotKept_isRefused() {
        assertError(
                () -> client.restoreTableToPointInTime(
                        r -> r.sourceTableName(TABLE).targetTableName("Then").useLatestRestorableTime(true)),
                "PointInTimeRecoveryUnavailableException",
                "Point in time recovery is not enabled for table 'Music'");
        enableRecovery();
        Instant longAgo = Instant.parse("2020-01-01T00:00:00Z");
        assertThat(catchThrowable(() -> client.restoreTableToPointInTime(
                        r -> r.sourceTableName(TABLE).targetTableName("Then").restoreDateTime(longAgo))))
                .hasMessageContaining(
                        "RestoreDateTime '2020-01-01T00:00:00Z' must be within EarliestRestorableDateTime")
                .extracting(e -> e.getClass().getSimpleName())
                .isEqualTo("InvalidRestoreTimeException");
        assertError(
                () -> client.restoreTableToPointInTime(
                        r -> r.sourceTableName(TABLE).targetTableName("Then")),
                "Invalid Request: Either one of RestoreDateTime or UseLatestRestorableTime must be specified, but not"
                        + " both");
        assertError(
                () -> client.restoreTableToPointInTime(r ->
                        r.sourceTableName("Missing").targetTableName("Then").useLatestRestorableTime(true)),
                "TableNotFoundException",
                "Table not found: Missing");
        assertError(
                () -> client.restoreTableToPointInTime(
                        r -> r.sourceTableName(TABLE).targetTableName(TABLE).useLatestRestorableTime(true)),
                "TableAlreadyExistsException",
                "Table already exists: Music");
    }
}
