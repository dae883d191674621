package io.azulejo.engine.suite;

import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.ManualClock;
import io.azulejo.engine.MusicTable;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/** Moments of point-in-time recovery on a clock that is set by hand. */
class PointInTimeTest {
    private final ManualClock clock = new ManualClock();
    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.builder()
            .options(EngineOptions.DEFAULT.withClock(clock).withSweepInterval(Duration.ofDays(1)))
            .build();

    @BeforeEach
    void enable() {
        MusicTable.create(client);
        client.updateContinuousBackups(r -> r.tableName(TABLE)
                .pointInTimeRecoverySpecification(
                        p -> p.pointInTimeRecoveryEnabled(true).recoveryPeriodInDays(2)));
    }

    @AfterEach
    void close() {
        client.close();
    }

    private void put(int songs) {
        for (int i = 0; i < songs; i++) {
            String title = "T" + i;
            client.putItem(r -> r.tableName(TABLE).item(song("A", title)));
        }
    }

    private long restored(String target) {
        await().until(() ->
                client.describeTable(r -> r.tableName(target)).table().tableStatus() == TableStatus.ACTIVE);
        return client.describeTable(r -> r.tableName(target)).table().itemCount();
    }

    @Test
    void latestMoment_whileTheClockStands_hasEveryAcknowledgedWrite() {
        put(2_500);
        client.restoreTableToPointInTime(
                r -> r.sourceTableName(TABLE).targetTableName("Latest").useLatestRestorableTime(true));
        assertThat(restored("Latest")).isEqualTo(2_500);
    }

    @Test
    void history_olderThanThePeriod_isTrimmedAndTheRestKept() {
        put(10);
        clock.advance(Duration.ofDays(1));
        Instant dayOne = clock.instant();
        clock.advance(Duration.ofHours(1));
        client.deleteItem(r -> r.tableName(TABLE).key(song("A", "T1")));
        clock.advance(Duration.ofDays(1));
        client.deleteItem(r -> r.tableName(TABLE).key(song("A", "T2")));
        client.engine().sweep();
        client.restoreTableToPointInTime(
                r -> r.sourceTableName(TABLE).targetTableName("DayOne").restoreDateTime(dayOne));
        assertThat(restored("DayOne")).isEqualTo(10);
        assertThat(client.describeTable(r -> r.tableName(TABLE)).table().itemCount())
                .isEqualTo(8);
    }
}
