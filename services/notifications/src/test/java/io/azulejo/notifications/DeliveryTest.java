package io.azulejo.notifications;

import static io.azulejo.notifications.NotificationsTestService.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.Message;
import io.azulejo.notifications.channel.Outcome;
import io.azulejo.notifications.channel.Recipient;
import io.azulejo.notifications.domain.Channels;
import io.azulejo.notifications.domain.DeliveryOptions;
import io.azulejo.notifications.domain.DeliveryWorker;
import io.azulejo.notifications.domain.Outbox;
import io.azulejo.notifications.domain.Recipients;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.Race;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests of delivery (E10): stored notifications are sent at least once, and failures are reported. */
@OnEveryBackend
final class DeliveryTest {
    private static final Outcome FAILED = new Outcome.Failed("busy", Optional.empty());

    private final Backend backend;
    private NotificationsTestService station;
    private Person ana;
    private ApiClient producer;

    DeliveryTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        station = new NotificationsTestService(backend);
        ana = station.user("ana");
        producer = station.producer().api();
    }

    @AfterEach
    void stop() {
        station.close();
    }

    private String send(String... channels) {
        return NotificationsTestService.ids(producer.post(
                        "notifications",
                        Map.of("userId", ana.id(), "title", "T", "content", "C", "channels", List.of(channels))))
                .getFirst();
    }

    private Map<String, AttributeValue> item(String id) {
        return station.item(station.notifications(), "USER#" + ana.id(), "NOTIF#2096-03-10T12:00:00Z#" + id);
    }

    @SuppressWarnings("unchecked") // JSON objects are read as maps
    private Map<String, Object> delivery(String id) {
        return (Map<String, Object>) Objects.requireNonNull(
                producer.get("notifications/" + id).hasStatus(200).field("delivery"));
    }

    private DeliveryWorker courier(Channel channel, long seed) {
        DeliveryOptions options = NotificationsTestService.DELIVERY;
        return new DeliveryWorker(
                new Outbox(station.table, options, new Random(seed), station.clock),
                new Recipients(station.table),
                new Channels(List.of(channel)),
                options);
    }

    @Test
    void e10_outbox_isASparseIndexOfSixteenShards() {
        TreeSet<String> shards = new TreeSet<>();
        for (int i = 0; i < 60; i++) {
            String id = send("email");
            shards.add(text(item(id), "GSI3PK"));
            assertThat(text(item(id), "GSI3SK")).isEqualTo("2096-03-10T12:00:00.000Z");
        }
        assertThat(shards).hasSizeGreaterThan(8).allMatch(shard -> shard.matches("DUE#(\\d|1[0-5])"));
        assertThat(station.deliver()).isEqualTo(60);
        assertThat(station.deliver()).isZero();
        assertThat(station.email.taken).hasSize(60);
    }

    @Test
    void e10_delivery_isWrittenDownApartFromReading() {
        String id = send("email");
        assertThat(delivery(id)).containsEntry("status", "queued").containsEntry("attempts", 0L);
        station.deliver();
        assertThat(delivery(id))
                .containsEntry("status", "sent")
                .containsEntry("attempts", 1L)
                .containsEntry("providerId", "provider-1");
        assertThat(item(id)).doesNotContainKeys("GSI3PK", "next_attempt", "lease");
        assertThat(station.email.taken.getFirst())
                .isEqualTo(new Message(id, ana.id(), List.of("ana@example.com"), "T", "C", null));
        assertThat(station.unread(ana.api())).isEqualTo(1);
        assertThat(ana.api().get("notifications/" + id).field("delivery"))
                .as("hidden from the recipient")
                .isNull();
    }

    @Test
    void e10_failure_isTriedAgainLaterAndLaterUnderTheSameId() {
        station.email.answer = FAILED;
        String id = send("email");
        assertThat(station.deliver()).isEqualTo(1);
        Instant next = Instant.parse(text(item(id), "next_attempt"));
        assertThat(Duration.between(station.clock.instant(), next))
                .isBetween(Duration.ofSeconds(5), Duration.ofSeconds(10));
        assertThat(delivery(id)).containsEntry("status", "queued").containsEntry("error", "busy");
        assertThat(station.deliver()).as("not due yet").isZero();
        station.clock.advance(Duration.ofSeconds(10));
        station.deliver();
        next = Instant.parse(text(item(id), "next_attempt"));
        assertThat(Duration.between(station.clock.instant(), next))
                .isBetween(Duration.ofSeconds(10), Duration.ofSeconds(20));
        station.email.answer = new Outcome.Sent(null);
        station.clock.advance(Duration.ofSeconds(20));
        station.deliver();
        assertThat(station.email.taken).hasSize(3).extracting(Message::id).containsOnly(id);
        assertThat(delivery(id)).containsEntry("status", "sent").containsEntry("attempts", 3L);
    }

    @Test
    void e10_failuresTogether_doNotComeBackTogether() {
        FakeChannel busy = new FakeChannel("email", "email");
        busy.answer = FAILED;
        List<String> ids = List.of(send("email"), send("email"), send("email"), send("email"), send("email"));
        courier(busy, 7).deliverDue();
        assertThat(ids.stream().map(id -> text(item(id), "next_attempt")).collect(Collectors.toSet()))
                .as("seed 7")
                .hasSizeGreaterThan(2);
    }

    @Test
    void e10_retryAfter_ofTheProviderIsKept() {
        station.email.answer = new Outcome.Failed("slow down", Optional.of(Duration.ofHours(1)));
        String id = send("email");
        station.deliver();
        assertThat(text(item(id), "next_attempt")).isEqualTo("2096-03-10T13:00:00.000Z");
    }

    @Test
    void e10_deadLetter_isListedAndReplayed() {
        station.email.answer = FAILED;
        String id = send("email");
        for (int i = 0; i < 3; i++) {
            station.deliver();
            station.clock.advance(Duration.ofMinutes(1));
        }
        assertThat(station.deliver()).isZero();
        assertThat(text(item(id), "GSI3PK")).startsWith("DEAD#");
        assertThat(text(item(id), "delivery_status")).isEqualTo("undelivered");
        ApiClient admin = station.admin().api();
        station.user("bob").api().get("admin/dead-letters").isProblem(403);
        assertThat(admin.get("admin/dead-letters").hasStatus(200).items())
                .singleElement()
                .satisfies(dead -> assertThat(dead).containsEntry("id", id));
        station.email.answer = new Outcome.Sent("second life");
        String replay = "admin/dead-letters/" + ana.id() + "/" + id + "/replay";
        admin.post(replay).hasStatus(202);
        admin.post(replay).isProblem(409);
        assertThat(admin.get("admin/dead-letters").items()).isEmpty();
        station.deliver();
        assertThat(text(item(id), "delivery_status")).isEqualTo("sent");
        assertThat(station.email.taken).extracting(Message::id).containsOnly(id);
    }

    @Test
    void e10_rejection_isFinal() {
        station.email.answer = new Outcome.Rejected("no such mailbox");
        String id = send("email");
        station.deliver();
        assertThat(delivery(id)).containsEntry("status", "bounced").containsEntry("error", "no such mailbox");
        station.clock.advance(Duration.ofDays(1));
        assertThat(station.deliver()).isZero();
    }

    @Test
    void e10_missingAddressAndUnwantedChannel_areNotSent() {
        String noPhone = send("sms");
        station.deliver();
        assertThat(delivery(noPhone)).containsEntry("status", "not_sent");
        ana.api().put("me/contacts/phone", Map.of("phone", "+5511987654321")).hasStatus(204);
        ana.api().put("me/preferences/*", Map.of("muted", List.of("email"))).hasStatus(200);
        String muted = send("email");
        assertThat(delivery(muted)).containsEntry("status", "not_sent");
        String waiting = send("sms");
        ana.api().put("me/preferences/*", Map.of("muted", List.of("sms"))).hasStatus(200);
        station.deliver();
        assertThat(delivery(waiting)).as("muted while it waited").containsEntry("status", "not_sent");
        ana.api().put("me/preferences/*", Map.of("muted", List.of())).hasStatus(200);
        send("sms");
        station.deliver();
        assertThat(station.sms.taken)
                .singleElement()
                .satisfies(sent -> assertThat(sent.to()).containsExactly("+5511987654321"));
        assertThat(station.email.taken).isEmpty();
    }

    @Test
    void e10_preferenceOfACategory_mutesThatOneAlone() {
        ana.api().put("me/preferences/news", Map.of("muted", List.of("in_app"))).hasStatus(200);
        producer.post("notifications", Map.of("userId", ana.id(), "title", "News", "category", "news"))
                .hasStatus(201);
        producer.post("notifications", Map.of("userId", ana.id(), "title", "Bill", "category", "bills"))
                .hasStatus(201);
        assertThat(station.titles(ana.api(), "")).containsExactly("Bill");
        assertThat(station.unread(ana.api())).isEqualTo(1);
    }

    @Test
    void e10_withdrawn_isNotDelivered() {
        String id = send("email");
        producer.delete("notifications/" + id).hasStatus(204);
        assertThat(station.deliver()).isZero();
        assertThat(station.email.taken).isEmpty();
    }

    /** Simulated crash: the process writes nothing more. */
    private static final class Crash extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** Channel that sends the message and crashes before the delivery is recorded. */
    private record CrashingChannel(FakeChannel channel) implements Channel {
        @Override
        public String name() {
            return channel.name();
        }

        @Override
        public List<String> addresses(Recipient recipient) {
            return channel.addresses(recipient);
        }

        @Override
        public Outcome deliver(Message message) {
            channel.deliver(message);
            throw new Crash();
        }
    }

    @Test
    void e10_workerKilled_losesNothingAndRepeatsTheSameId() {
        String id = send("email");
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, death) -> assertThat(death).isInstanceOf(Crash.class));
        try {
            courier(new CrashingChannel(station.email), 1).deliverDue();
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertThat(station.email.taken).hasSize(1);
        assertThat(text(item(id), "delivery_status")).isEqualTo("queued");
        assertThat(station.deliver()).as("the lease has not expired").isZero();
        station.clock.advance(Duration.ofSeconds(61));
        assertThat(station.deliver()).isEqualTo(1);
        assertThat(text(item(id), "delivery_status")).isEqualTo("sent");
        assertThat(station.email.taken).hasSize(2).extracting(Message::id).containsOnly(id);
    }

    @Test
    void e10_messageThatKillsEveryWorker_isGivenUp() {
        String id = send("email");
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, death) -> assertThat(death).isInstanceOf(Crash.class));
        try {
            for (int i = 0; i < 5; i++) {
                courier(new CrashingChannel(station.email), i).deliverDue();
                station.clock.advance(Duration.ofSeconds(61));
            }
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertThat(station.email.taken).hasSize(3);
        assertThat(text(item(id), "delivery_status")).isEqualTo("undelivered");
    }

    @Test
    void e10_twoCouriersAtOnce_deliverEachOnce() {
        for (int i = 0; i < 20; i++) {
            send("email");
        }
        Race.run(List.of(
                () -> courier(station.email, 1).deliverDue(),
                () -> courier(station.email, 2).deliverDue(),
                () -> courier(station.email, 3).deliverDue()));
        assertThat(station.email.taken).extracting(Message::id).hasSize(20).doesNotHaveDuplicates();
    }

    @Test
    void e10_lateWorker_doesNotOverwriteWhoTookOver() {
        String id = send("email");
        FakeChannel slow = new FakeChannel("email", "email");
        DeliveryWorker late = courier(
                new Channel() {
                    @Override
                    public String name() {
                        return "email";
                    }

                    @Override
                    public List<String> addresses(Recipient recipient) {
                        return List.of(recipient.email());
                    }

                    @Override
                    public Outcome deliver(Message message) {
                        station.clock.advance(Duration.ofMinutes(2));
                        station.deliver(); // another takes over and succeeds
                        return new Outcome.Failed("too late", Optional.empty());
                    }
                },
                1);
        late.deliverDue();
        assertThat(slow.taken).isEmpty();
        assertThat(text(item(id), "delivery_status")).isEqualTo("sent");
        assertThat(item(id)).doesNotContainKey("error");
    }

    @Test
    void apiKey_producesAndNothingElse() {
        ApiResponse made = producer.post("me/api-keys", Map.of("name", "Shop")).hasStatus(201);
        ApiClient key = station.api.as(made.text("key"));
        station.notify(key, ana, "By key");
        key.get("me").isProblem(401);
        assertThat(key.get("me/notifications").hasStatus(200).items()).isEmpty();
        assertThat(producer.get("me/api-keys").hasStatus(200).body())
                .contains("Shop")
                .doesNotContain(made.text("key"));
        ana.api().post("me/api-keys", Map.of("name", "x")).isProblem(403);
        station.api.as(made.text("key") + "x").get("me").isProblem(401);
        station.api.as("azk_..").get("me").isProblem(401);
        station.api.as("azk_%%.key_1.x").get("me").isProblem(401);
        producer.delete("me/api-keys/" + made.text("keyId")).hasStatus(204);
        key.post("notifications", Map.of("userId", ana.id(), "title", "x")).isProblem(401);
    }

    @Test
    void apiKey_ofADisabledOwner_stopsWorking() {
        String key = producer.post("me/api-keys", Map.of("name", "Shop"))
                .hasStatus(201)
                .text("key");
        String owner = producer.get("me").text("id");
        station.admin()
                .api()
                .put("admin/users/" + owner + "/status", Map.of("status", "disabled"))
                .hasStatus(200);
        station.api
                .as(key)
                .post("notifications", Map.of("userId", ana.id(), "title", "x"))
                .isProblem(401);
        assertThatThrownBy(() -> station.notify(producer, ana, "x")).isInstanceOf(AssertionError.class);
    }
}
