package io.azulejo.notifications;

import static io.azulejo.notifications.NotificationsTestService.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.demo.DemoLogin;
import io.azulejo.http.demo.SampleData;
import io.azulejo.tests.backends.Backend;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class SampleDataTest {
    private final NotificationsTestService station = new NotificationsTestService(Backend.IN_PROCESS);
    private final SampleData samples = station.bean(SampleData.class);

    @AfterEach
    void stop() {
        station.close();
    }

    @Test
    void load_cutShortAndRepeated_isCompletedOnce() {
        AtomicInteger steps = new AtomicInteger();
        assertThatThrownBy(() -> samples.load(() -> {
                    if (steps.incrementAndGet() == 20) {
                        throw new CancellationException();
                    }
                }))
                .isInstanceOf(CancellationException.class);
        samples.load(() -> {});
        long items = items();
        steps.set(0);

        List<DemoLogin> logins = samples.load(steps::incrementAndGet);

        assertThat(items()).isEqualTo(items).isGreaterThan(60);
        assertThat(steps).hasValue(samples.steps());
        for (DemoLogin login : logins) {
            String token = station.api
                    .post("auth/login", Map.of("login", login.login(), "password", login.password()))
                    .hasStatus(200)
                    .text("accessToken");
            assertThat(station.titles(station.api.as(token), "")).hasSizeGreaterThan(5);
            assertThat(station.unread(station.api.as(token))).isPositive();
        }
    }

    @Test
    void load_holdsTheExamplesOfTheDocument() {
        samples.load(() -> {});
        assertThat(text(
                        station.item(
                                station.notifications(),
                                "USER#usr_01HQ8X9Y5KNZ4T2B6R",
                                "NOTIF#2024-11-02T15:30:00Z#01HQ8XA2B3C4D5E6F7G8H9"),
                        "GSI1PK"))
                .isEqualTo("NOTIF#01HQ8XA2B3C4D5E6F7G8H9");
        station.api
                .post("auth/login", Map.of("login", "user@example.com", "password", "azulejo-demo"))
                .hasStatus(200);
    }

    private long items() {
        return Stream.of(station.notifications(), station.users())
                .mapToLong(name -> station.client
                        .scan(scan -> scan.tableName(name).select("COUNT"))
                        .count())
                .sum();
    }
}
