package io.azulejo.notifications;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.http.live.LiveHub;
import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests of events to connected clients. */
final class InboxEventsTest {

    @Test
    void openInbox_isToldOfItsOwnMessagesAndChanges() {
        List<String> lines = new CopyOnWriteArrayList<>();
        try (HttpClient http = HttpClient.newHttpClient();
                NotificationsTestService station = new NotificationsTestService(Backend.IN_PROCESS)) {
            Person ana = station.user("ana");
            Person bob = station.user("bob");
            ApiClient producer = station.producer().api();
            HttpRequest request = HttpRequest.newBuilder(
                            station.host.uri().resolve("/notifications/me/notifications/live"))
                    .header(
                            "Authorization",
                            "Bearer " + station.tokens(ana.email()).text("accessToken"))
                    .build();
            CompletableFuture<HttpResponse<Stream<String>>> stream = http.sendAsync(request, BodyHandlers.ofLines());
            var reading = stream.thenAccept(response -> response.body().forEach(lines::add));
            await().until(() -> station.bean(LiveHub.class).callers() == 1);
            station.notify(producer, bob, "Not for Ana");
            String id = station.notify(producer, ana, "For Ana");
            await().until(() -> lines.contains("event: changed"));
            assertThat(lines).contains("id: " + id, "event: notification");
            assertThat(String.join("\n", lines)).contains("For Ana").doesNotContain("Not for Ana");
            lines.clear();
            ana.api().patch("notifications/" + id + "/read", Map.of()).hasStatus(200);
            await().until(() -> lines.contains("event: changed"));
            station.api.get("me/notifications/live").isProblem(401);
            station.host.close();
            await().until(reading::isDone);
        }
    }

    @Test
    void streams_ofOneUser_areLimited_andOthersAreNot() {
        try (HttpClient http = HttpClient.newHttpClient();
                NotificationsTestService station = new NotificationsTestService(Backend.IN_PROCESS)) {
            Person ana = station.user("ana");
            Person bob = station.user("bob");
            for (int open = 1; open <= 10; open++) {
                connect(http, station, ana);
                int expected = open;
                await().until(() -> station.bean(LiveHub.class).callers() == expected);
            }
            ana.api().get("me/notifications/live").isProblem(429);
            connect(http, station, bob);
            await().until(() -> station.bean(LiveHub.class).callers() == 11);
            station.host.close();
        }
    }

    private static void connect(HttpClient http, NotificationsTestService station, Person person) {
        HttpRequest request = HttpRequest.newBuilder(station.host.uri().resolve("/notifications/me/notifications/live"))
                .header(
                        "Authorization",
                        "Bearer " + station.tokens(person.email()).text("accessToken"))
                .build();
        var reading = http.sendAsync(request, BodyHandlers.ofLines())
                .thenAccept(response -> response.body().forEach(line -> {}));
        assertThat(reading.isCompletedExceptionally()).isFalse();
    }
}
