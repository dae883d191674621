package io.azulejo.engine.suite;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import io.azulejo.engine.ReopenableStore;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.store.Keyspace;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.store.StoreException;
import io.azulejo.engine.verify.StoreVerifier;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.BackupStatus;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/** Backups and restorations that end in the middle: nothing half made is ever shown as whole. */
class InterruptedBackupTest {
    private static final int SONGS = 2_500;
    private static final String NOT_FOUND = "Requested resource not found";

    private final FailingStore store = new FailingStore();
    private EmbeddedDynamoDb client = open();

    private EmbeddedDynamoDb open() {
        return EmbeddedDynamoDb.builder().store(store).withoutRetries().build();
    }

    @AfterEach
    void close() {
        client.close();
        assertThat(StoreVerifier.verify(store).differences()).isEmpty();
    }

    /** A store that refuses some writes, as one does whose disk breaks. */
    private static final class FailingStore implements Store {
        private final ReopenableStore store = new ReopenableStore();
        private volatile Predicate<Batch> refused = batch -> false;

        /** Refuses all but the first writes that put into a keyspace under an id. */
        void refuse(Keyspace keyspace, int id, int allowed) {
            AtomicInteger left = new AtomicInteger(allowed);
            byte[] prefix = new KeyWriter(keyspace).int32(id).bytes();
            refused = batch -> batch.changes().stream()
                            .anyMatch(change -> change instanceof Batch.Put put && startsWith(put.key(), prefix))
                    && left.getAndDecrement() <= 0;
        }

        void refuseNothing() {
            refused = batch -> false;
        }

        private static boolean startsWith(byte[] key, byte[] prefix) {
            for (int i = 0; i < prefix.length; i++) {
                if (i >= key.length || key[i] != prefix[i]) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void commit(Batch batch) {
            if (refused.test(batch)) {
                throw new StoreException(StoreException.Problem.FAILED, "The disk is broken");
            }
            store.commit(batch);
        }

        @Override
        public byte @Nullable [] get(byte[] key) {
            return store.get(key);
        }

        @Override
        public long counter(byte[] key) {
            return store.counter(key);
        }

        @Override
        public KeyWalk walk(byte[] from, byte[] to, Direction direction) {
            return store.walk(from, to, direction);
        }

        @Override
        public void backup(Path folder) {
            store.backup(folder);
        }

        @Override
        public void close() {
            store.close();
        }
    }

    private int count(Keyspace keyspace) {
        byte[] prefix = {keyspace.number()};
        int count = 0;
        try (KeyWalk walk = store.walk(prefix, KeyWriter.after(prefix), Direction.FORWARD)) {
            while (walk.next()) {
                count++;
            }
        }
        return count;
    }

    private void fill() {
        MusicTable.create(client);
        for (int i = 0; i < SONGS; i++) {
            String title = "T" + i;
            client.putItem(r -> r.tableName(TABLE).item(song("A", title, "genre", "g", "price", 1)));
        }
    }

    /** Returns the id that the next table or backup gets. */
    private int nextId() {
        byte @Nullable [] last = store.get(new byte[] {Keyspace.LAST_ID.number()});
        return last == null ? 1 : (last[2] & 0xff) * 256 + (last[3] & 0xff) + 1;
    }

    @Test
    void backup_interrupted_isGoneAfterARestart() {
        fill();
        store.refuse(Keyspace.BACKUP_ITEMS, nextId(), 1);
        String arn = client.createBackup(r -> r.tableName(TABLE).backupName("half"))
                .backupDetails()
                .backupArn();
        client.engine().sweep();
        assertThat(client.describeBackup(r -> r.backupArn(arn))
                        .backupDescription()
                        .backupDetails()
                        .backupStatus())
                .isEqualTo(BackupStatus.CREATING);
        assertError(
                () -> client.restoreTableFromBackup(
                        r -> r.targetTableName("Target").backupArn(arn)),
                "BackupInUseException",
                "Backup is being created: " + arn);
        assertThat(count(Keyspace.BACKUP_ITEMS)).isPositive();
        client.close();
        store.refuseNothing();
        client = open();
        assertThat(client.listBackups().backupSummaries()).isEmpty();
        await().until(() -> count(Keyspace.BACKUP_ITEMS) == 0 && count(Keyspace.DROPPED) == 0);
    }

    @Test
    void restoration_interrupted_isFinishedAfterARestart() {
        fill();
        String arn = client.createBackup(r -> r.tableName(TABLE).backupName("whole"))
                .backupDetails()
                .backupArn();
        client.engine().sweep();
        store.refuse(Keyspace.ITEMS, nextId(), 2);
        client.restoreTableFromBackup(r -> r.targetTableName("Target").backupArn(arn));
        client.engine().sweep();
        assertUnavailable(arn);
        client.close();
        store.refuseNothing();
        client = open();
        await().until(() ->
                client.describeTable(r -> r.tableName("Target")).table().tableStatus() == TableStatus.ACTIVE);
        assertThat(client.describeTable(r -> r.tableName("Target")).table().itemCount())
                .isEqualTo(SONGS);
        assertThat(client.scanPaginator(r -> r.tableName("Target").indexName("by-genre")).items().stream()
                        .count())
                .isEqualTo(SONGS);
        client.deleteBackup(r -> r.backupArn(arn));
        client.deleteTable(r -> r.tableName("Target"));
    }

    /** Checks that a table that is being restored is shown, and neither read, written, deleted nor created again. */
    private void assertUnavailable(String arn) {
        assertThat(client.describeTable(r -> r.tableName("Target")).table().tableStatus())
                .isEqualTo(TableStatus.CREATING);
        assertThat(client.describeTable(r -> r.tableName("Target"))
                        .table()
                        .restoreSummary()
                        .restoreInProgress())
                .isTrue();
        assertThat(client.listTables().tableNames()).containsExactly(TABLE, "Target");
        assertError(
                () -> client.putItem(r -> r.tableName("Target").item(song("A", "1"))),
                "ResourceNotFoundException",
                NOT_FOUND);
        assertError(() -> client.scan(r -> r.tableName("Target")), "ResourceNotFoundException", NOT_FOUND);
        assertError(
                () -> client.updateTable(r -> r.tableName("Target").deletionProtectionEnabled(true)),
                "ResourceNotFoundException",
                NOT_FOUND + ": Table: Target not found");
        assertError(
                () -> client.deleteTable(r -> r.tableName("Target")),
                "ResourceInUseException",
                "Attempt to change a resource which is still in use: Table is being created: Target");
        assertError(
                () -> client.createTable(MusicTable.definition("Target")),
                "ResourceInUseException",
                "Table is being used: Target");
        assertError(
                () -> client.createBackup(r -> r.tableName("Target").backupName("early")),
                "TableNotFoundException",
                "Table not found: Target");
        assertError(
                () -> client.restoreTableFromBackup(
                        r -> r.targetTableName("Target").backupArn(arn)),
                "TableInUseException",
                "Table: Target is already being restored from backup: " + arn);
        assertError(
                () -> client.restoreTableFromBackup(
                        r -> r.targetTableName("Second").backupArn(arn)),
                "BackupInUseException",
                "Backup is being used to restore another table: " + arn);
        assertError(
                () -> client.deleteBackup(r -> r.backupArn(arn)),
                "BackupInUseException",
                "Backup is being used to restore table: " + arn);
    }

    @Test
    void restorationToAPointInTime_interrupted_isFinishedAfterARestart() {
        fill();
        client.updateContinuousBackups(
                r -> r.tableName(TABLE).pointInTimeRecoverySpecification(p -> p.pointInTimeRecoveryEnabled(true)));
        client.deleteItem(r -> r.tableName(TABLE).key(song("A", "T7")));
        store.refuse(Keyspace.ITEMS, nextId(), 3);
        client.restoreTableToPointInTime(
                r -> r.sourceTableName(TABLE).targetTableName("Target").useLatestRestorableTime(true));
        client.engine().sweep();
        assertError(
                () -> client.deleteTable(r -> r.tableName(TABLE)),
                "ResourceInUseException",
                "Attempt to change a resource which is still in use: Table is being restored to another table: Music");
        assertError(
                () -> client.updateContinuousBackups(r ->
                        r.tableName(TABLE).pointInTimeRecoverySpecification(p -> p.pointInTimeRecoveryEnabled(false))),
                "ContinuousBackupsUnavailableException",
                "The table is being restored to another table: Music. Please retry later");
        client.close();
        store.refuseNothing();
        client = open();
        client.putItem(r -> r.tableName(TABLE).item(song("A", "later")));
        await().until(() ->
                client.describeTable(r -> r.tableName("Target")).table().tableStatus() == TableStatus.ACTIVE);
        assertThat(client.describeTable(r -> r.tableName("Target")).table().itemCount())
                .isEqualTo(SONGS - 1);
        assertThat(count(Keyspace.CHANGE_HISTORY)).isEqualTo(2);
        client.updateContinuousBackups(
                r -> r.tableName(TABLE).pointInTimeRecoverySpecification(p -> p.pointInTimeRecoveryEnabled(false)));
        client.engine().sweep();
        assertThat(count(Keyspace.CHANGE_HISTORY)).isZero();
    }

    @Test
    void engine_closedWhileABackupIsCopied_endsAtOnce() {
        fill();
        for (int i = 0; i < 20; i++) {
            client.createBackup(r -> r.tableName(TABLE).backupName("one-of-many"));
        }
        client.close();
        client = open();
        assertThat(client.listBackups().backupSummaries())
                .allMatch(backup -> backup.backupStatus() == BackupStatus.AVAILABLE);
    }
}
