package io.azulejo.engine.ttl;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.attributes;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.ManualClock;
import io.azulejo.engine.MusicTable;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

class TimeToLiveTest {
    private final ManualClock clock = new ManualClock();
    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.builder()
            .options(EngineOptions.DEFAULT.withClock(clock).withSweepInterval(Duration.ofHours(1)))
            .build();

    @BeforeEach
    void createTable() {
        MusicTable.create(client);
    }

    @AfterEach
    void close() {
        client.close();
    }

    private void enable(boolean enabled) {
        client.updateTimeToLive(r -> r.tableName(TABLE)
                .timeToLiveSpecification(s -> s.enabled(enabled).attributeName("expires")));
    }

    private TimeToLiveStatus status() {
        return client.describeTimeToLive(r -> r.tableName(TABLE))
                .timeToLiveDescription()
                .timeToLiveStatus();
    }

    private void enableAndWait() {
        enable(true);
        await().until(() -> status() == TimeToLiveStatus.ENABLED);
    }

    private void put(String title, long secondsFromNow) {
        client.putItem(r -> r.tableName(TABLE)
                .item(song(
                        "A",
                        title,
                        "expires",
                        clock.instant().getEpochSecond() + secondsFromNow,
                        "genre",
                        "g",
                        "price",
                        1)));
    }

    private List<String> titles() {
        return client.scan(r -> r.tableName(TABLE)).items().stream()
                .map(item ->
                        item.getOrDefault("title", AttributeValue.fromS("")).s())
                .sorted()
                .toList();
    }

    @Test
    void sweep_expiredItems_areGoneFromTableAndIndexes() {
        enableAndWait();
        put("soon", 60);
        put("later", 600);
        client.putItem(r -> r.tableName(TABLE).item(song("A", "never")));
        client.putItem(r -> r.tableName(TABLE).item(song("A", "text", "expires", "1")));
        clock.advance(Duration.ofMinutes(2));
        assertThat(titles()).containsExactly("later", "never", "soon", "text");
        client.engine().sweep();
        assertThat(titles()).containsExactly("later", "never", "text");
        assertThat(client.scan(r -> r.tableName(TABLE).indexName("by-genre")).count())
                .isEqualTo(1);
        assertThat(client.describeTable(r -> r.tableName(TABLE)).table().itemCount())
                .isEqualTo(3);
    }

    @Test
    void sweep_rightAfterEnabling_findsEveryExpiredItem() {
        for (int i = 0; i < 2000; i++) {
            put("song" + i, 60);
        }
        enable(true);
        clock.advance(Duration.ofMinutes(2));
        client.engine().sweep();
        assertThat(titles()).isEmpty();
    }

    @Test
    void sweep_itemGivenMoreTime_stays() {
        enableAndWait();
        put("song", 60);
        client.updateItem(r -> r.tableName(TABLE)
                .key(song("A", "song"))
                .updateExpression("SET expires = expires + :more")
                .expressionAttributeValues(attributes(":more", 1000)));
        clock.advance(Duration.ofMinutes(2));
        client.engine().sweep();
        assertThat(titles()).containsExactly("song");
    }

    @Test
    void enable_afterItemsWereWritten_expiresThemToo() {
        put("early", 60);
        enableAndWait();
        clock.advance(Duration.ofMinutes(2));
        client.engine().sweep();
        assertThat(titles()).isEmpty();
    }

    @Test
    void sweep_expiredMoreThanFiveYearsAgo_isLeftAlone() {
        enableAndWait();
        put("ancient", -6L * 365 * 24 * 3600);
        put("old", -1L * 365 * 24 * 3600);
        client.engine().sweep();
        assertThat(titles()).containsExactly("ancient");
    }

    @Test
    void disable_thenSweep_expiresNothing() {
        enableAndWait();
        put("song", 60);
        enable(false);
        await().until(() -> status() == TimeToLiveStatus.DISABLED);
        clock.advance(Duration.ofMinutes(2));
        client.engine().sweep();
        assertThat(titles()).containsExactly("song");
    }

    @Test
    void updateTimeToLive_twiceTheSame_isRefused() {
        enableAndWait();
        assertError(() -> enable(true), "TimeToLive is already enabled");
        assertThat(client.describeTimeToLive(r -> r.tableName(TABLE))
                        .timeToLiveDescription()
                        .attributeName())
                .isEqualTo("expires");
    }
}
