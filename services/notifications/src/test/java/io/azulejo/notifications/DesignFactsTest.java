package io.azulejo.notifications;

import static io.azulejo.notifications.NotificationsTestService.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.backend.KeyAccessClient;
import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.notifications.table.NotificationAttributes;
import io.azulejo.notifications.table.NotificationsTableDesign;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.table.TableNames;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Tests of the design document: one for each line of its checklist and of its map of access patterns to routes. */
@OnEveryBackend
final class DesignFactsTest {
    private final Backend backend;
    private NotificationsTestService station;

    DesignFactsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        station = new NotificationsTestService(backend);
    }

    @AfterEach
    void stop() {
        station.close();
    }

    @Test
    void tables_areTwoWithTheEnvironmentInTheirNames() {
        ToolkitOptions production = ToolkitOptions.defaults().variables(Map.of("env", "prod"));
        assertThat(NotificationsTableDesign.definition().tables())
                .extracting(table -> TableNames.resolve(table.name(), production))
                .containsExactly("notifications-prod", "users-prod");
    }

    @Test
    void tables_arePayPerRequestWithTheDocumentedKeysAndIndexes() {
        assertThat(indexes(station.notifications()))
                .containsExactlyInAnyOrder(
                        "GSI1 GSI1PK/GSI1SK INCLUDE", "GSI2 GSI2PK/GSI2SK ALL", "GSI3 GSI3PK/GSI3SK INCLUDE");
        assertThat(indexes(station.users())).containsExactly("GSI1 GSI1PK/GSI1SK KEYS_ONLY");
    }

    private List<String> indexes(String name) {
        TableDescription table =
                station.client.describeTable(request -> request.tableName(name)).table();
        assertThat(table.billingModeSummary().billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
        assertThat(table.keySchema()).extracting(key -> key.attributeName()).containsExactly("PK", "SK");
        return table.globalSecondaryIndexes().stream()
                .map(index -> index.indexName() + " "
                        + index.keySchema().get(0).attributeName() + "/"
                        + index.keySchema().get(1).attributeName() + " "
                        + index.projection().projectionTypeAsString())
                .toList();
    }

    @Test
    void notification_isStoredAsDocumented() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        List<String> ids = NotificationsTestService.ids(producer.post(
                "notifications",
                Map.of(
                        "userId",
                        ana.id(),
                        "title",
                        "New message",
                        "content",
                        "You have a new message",
                        "channels",
                        List.of("email"))));
        String id = ids.getFirst();
        assertThat(id).hasSize(26);
        Map<String, AttributeValue> item =
                station.item(station.notifications(), "USER#" + ana.id(), "NOTIF#2096-03-10T12:00:00Z#" + id);
        assertThat(text(item, "GSI1PK")).isEqualTo("NOTIF#" + id);
        assertThat(text(item, "GSI1SK")).isEqualTo("NOTIF#" + id);
        assertThat(text(item, "id")).isEqualTo(id);
        assertThat(text(item, "user_id")).isEqualTo(ana.id());
        assertThat(text(item, "title")).isEqualTo("New message");
        assertThat(text(item, "content")).isEqualTo("You have a new message");
        assertThat(text(item, "channel_name")).isEqualTo("email");
        assertThat(text(item, "created_at")).isEqualTo("2096-03-10T12:00:00Z");
        assertThat(text(item, "updated_at")).isEqualTo("2096-03-10T12:00:00Z");
    }

    @Test
    void user_isStoredAsDocumented() {
        Person ana = station.user("ana");
        assertThat(ana.id()).startsWith("usr_").hasSize(30);
        Map<String, AttributeValue> item = station.item(station.users(), "USER#" + ana.id(), "METADATA");
        assertThat(text(item, "id")).isEqualTo(ana.id());
        assertThat(text(item, "email")).isEqualTo("ana@example.com");
        assertThat(text(item, "password_hash")).startsWith("$argon2id$");
        assertThat(text(item, "created_at")).isEqualTo("2096-03-10T12:00:00Z");
        assertThat(text(item, "GSI1PK")).isEqualTo("EMAIL#ana@example.com");
        assertThat(text(item, "GSI1SK")).isEqualTo("USER#" + ana.id());
    }

    @Test
    void items_ofTheDocument_writtenByOthersAreRead() {
        LegacyItems.writeAll(station);
        ApiClient user = station.api.as(station.api
                .post("auth/login", Map.of("login", LegacyItems.EMAIL, "password", "U*U"))
                .hasStatus(200)
                .text("accessToken"));
        assertThat(station.titles(user, "")).containsExactly("New message");
        assertThat(user.get("notifications/" + LegacyItems.NOTIFICATION)
                        .hasStatus(200)
                        .text("channel"))
                .isEqualTo("email");
        assertThat(user.get("users/" + LegacyItems.USER).hasStatus(200).text("email"))
                .isEqualTo(LegacyItems.EMAIL);
    }

    @Test
    void bcryptHash_ofOthers_isVerifiedAndKept_soThatTheyCanStillVerifyIt() {
        LegacyItems.writeAll(station);
        station.api
                .post("auth/login", Map.of("login", LegacyItems.EMAIL, "password", "U*V"))
                .isProblem(401);
        for (String prefix : List.of("$2a$", "$2b$", "$2y$")) {
            String hash = prefix + LegacyItems.BCRYPT.substring(4);
            Map<String, AttributeValue> user =
                    new HashMap<>(station.item(station.users(), "USER#" + LegacyItems.USER, "METADATA"));
            user.put("password_hash", AttributeValue.fromS(hash));
            station.client.putItem(request -> request.tableName(station.users()).item(user));
            for (int i = 0; i < 2; i++) {
                station.api
                        .post("auth/login", Map.of("login", LegacyItems.EMAIL, "password", "U*U"))
                        .hasStatus(200);
                assertThat(text(station.item(station.users(), "USER#" + LegacyItems.USER, "METADATA"), "password_hash"))
                        .isEqualTo(hash);
            }
        }
    }

    @Test
    void bcryptHash_inTablesThatAreOursAlone_isReplacedAtLogin() {
        try (NotificationsTestService own = new NotificationsTestService(backend::open, Map.of(), List.of(), true)) {
            LegacyItems.writeAll(own);
            for (int i = 0; i < 2; i++) {
                own.api
                        .post("auth/login", Map.of("login", LegacyItems.EMAIL, "password", "U*U"))
                        .hasStatus(200);
                assertThat(text(own.item(own.users(), "USER#" + LegacyItems.USER, "METADATA"), "password_hash"))
                        .startsWith("$argon2id$");
            }
        }
    }

    @Test
    void patterns_readByKey() {
        LegacyItems.writeAll(station);
        PageRequest page = PageRequest.of(10);
        station.requests.take();
        assertThat(station.table
                        .inbox(LegacyItems.USER, NotificationAttributes.COMPANION.missing(), page)
                        .items())
                .hasSize(1);
        assertThat(station.requests.take()).isEqualTo(Map.of("Query", 1L));
        assertThat(station.table.notification(LegacyItems.NOTIFICATION)).hasSize(1);
        assertThat(station.requests.take()).isEqualTo(Map.of("Query", 1L, "BatchGetItem", 1L));
        assertThat(station.table.user(LegacyItems.USER)).isPresent();
        assertThat(station.requests.take()).isEqualTo(Map.of("GetItem", 1L));
        assertThat(station.table.userByEmail(LegacyItems.EMAIL)).hasSize(1);
        assertThat(station.requests.take()).isEqualTo(Map.of("Query", 1L, "BatchGetItem", 1L));
    }

    @Test
    void routes_ofTheMap_answer() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        String id = station.notify(producer, ana, "First");
        assertThat(station.titles(ana.api(), "")).containsExactly("First");
        ana.api().get("notifications/" + id).hasStatus(200);
        producer.patch("notifications/" + id, Map.of("title", "Changed", "content", "x"))
                .hasStatus(200);
        assertThat(station.titles(ana.api(), "")).containsExactly("Changed");
        ana.api().get("users/" + ana.id()).hasStatus(200);
        assertThat(ana.api().patch("me", Map.of("name", "Ana")).hasStatus(200).text("name"))
                .isEqualTo("Ana");
        ana.api().delete("notifications/" + id).hasStatus(204);
        assertThat(station.titles(ana.api(), "")).isEmpty();
    }

    @Test
    void requests_ofTheMainRoutes_areFew() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        for (int i = 0; i < 25; i++) {
            station.notify(producer, ana, "N" + i);
        }
        station.requests.take();
        assertThat(ana.api().get("me/notifications?limit=20").items()).hasSize(20);
        assertThat(station.requests.take()).as("inbox").isEqualTo(Map.of("Query", 1L));
        assertThat(ana.api().get("me/notifications?unread=true&limit=20").items())
                .hasSize(20);
        assertThat(station.requests.take()).as("unread").isEqualTo(Map.of("Query", 1L));
        assertThat(station.unread(ana.api())).isEqualTo(25);
        assertThat(station.requests.take()).as("count").isEqualTo(Map.of("GetItem", 1L));
        String id = station.notify(producer, ana, "Last");
        assertThat(station.requests.take())
                .as("create: the producer, the recipient with preferences, one transaction")
                .isEqualTo(Map.of("GetItem", 1L, "TransactGetItems", 1L, "TransactWriteItems", 1L));
        ana.api().get("notifications/" + id).hasStatus(200);
        assertThat(station.requests.take()).as("by id").isEqualTo(Map.of("GetItem", 1L));
        ana.api().patch("notifications/" + id + "/read", Map.of()).hasStatus(200);
        assertThat(station.requests.take())
                .as("read mark: the user, the notification, what its index keys follow from, one transaction")
                .isEqualTo(Map.of("GetItem", 3L, "TransactWriteItems", 1L));
    }

    @Test
    void routes_ofTheMap_takeTheRequestsTheyMay() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        String id = station.notify(producer, ana, "One");
        station.requests.take();
        Map<String, Map<String, Long>> sent = new LinkedHashMap<>();
        ana.api().get("me/notifications").hasStatus(200);
        sent.put("inbox", station.requests.take());
        ana.api().get("notifications/" + id).hasStatus(200);
        sent.put("notification", station.requests.take());
        station.notify(producer, ana, "Two");
        sent.put("create", station.requests.take());
        producer.patch("notifications/" + id, Map.of("title", "Changed")).hasStatus(200);
        sent.put("update", station.requests.take());
        ana.api().delete("notifications/" + id).hasStatus(204);
        sent.put("softDelete", station.requests.take());
        ana.api().get("users/" + ana.id()).hasStatus(200);
        sent.put("user", station.requests.take());
        station.login(ana.email());
        sent.put("userByEmail", station.requests.take());
        station.api
                .post("users", Map.of("email", "bob@example.com", "password", NotificationsTestService.PASSWORD))
                .hasStatus(201);
        sent.put("signup", station.requests.take());
        ana.api().patch("me", Map.of("name", "Ana")).hasStatus(200);
        sent.put("updateUser", station.requests.take());
        assertThat(sent)
                .isEqualTo(Map.of(
                        "inbox", Map.of("Query", 1L),
                        "notification", Map.of("GetItem", 1L),
                        "create", Map.of("GetItem", 1L, "TransactGetItems", 1L, "TransactWriteItems", 1L),
                        "update", Map.of("Query", 1L, "BatchGetItem", 1L, "GetItem", 2L, "UpdateItem", 1L),
                        "softDelete", Map.of("GetItem", 3L, "TransactWriteItems", 1L),
                        "user", Map.of("GetItem", 1L),
                        "userByEmail", Map.of("GetItem", 2L, "PutItem", 1L),
                        "signup", Map.of("Query", 1L, "TransactWriteItems", 1L),
                        "updateUser", Map.of("GetItem", 1L, "UpdateItem", 1L)));
    }

    @Test
    void inbox_isInTheOrderOfTime() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        for (String title : List.of("First", "Second", "Third")) {
            station.notify(producer, ana, title);
            station.clock.advance(Duration.ofSeconds(1));
        }
        assertThat(station.notificationItems(ana.id()))
                .as("as the documented query returns them")
                .extracting(item -> text(item, "title"))
                .containsExactly("First", "Second", "Third");
        assertThat(station.titles(ana.api(), "")).containsExactly("Third", "Second", "First");
    }

    @Test
    void addedItems_areInvisibleToTheDocumentedList() {
        Person ana = station.user("ana");
        String id = station.notify(station.producer().api(), ana, "Only this");
        ana.api().patch("notifications/" + id + "/read", Map.of()).hasStatus(200);
        assertThat(station.notificationItems(ana.id()))
                .extracting(item -> text(item, "SK"))
                .containsExactly("NOTIF#2096-03-10T12:00:00Z#" + id);
    }

    @Test
    void scan_onTheRequestPath_isRefused() {
        assertThatThrownBy(
                        () -> new KeyAccessClient(station.client).scan(request -> request.tableName(station.users())))
                .isInstanceOf(UnsupportedOperationException.class);
    }
}
