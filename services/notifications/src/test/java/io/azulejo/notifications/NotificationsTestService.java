package io.azulejo.notifications;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.domain.DeliveryOptions;
import io.azulejo.notifications.domain.DeliveryWorker;
import io.azulejo.notifications.domain.Retention;
import io.azulejo.notifications.table.NotificationsTableDesign;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.User;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.iam.IamPolicyCheck;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.testkit.RequestCounter;
import io.azulejo.testkit.TestClock;
import io.azulejo.tests.backends.Backend;
import io.azulejo.toolkit.ToolkitOptions;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Test fixture: the service on a backend, served over HTTP, with a manual clock and manual delivery. */
final class NotificationsTestService implements AutoCloseable {
    static final String PASSWORD = "correct horse";
    static final DeliveryOptions DELIVERY = new DeliveryOptions(
            0, Duration.ofMinutes(1), Duration.ofHours(1), 3, Duration.ofSeconds(10), Duration.ofMinutes(1));

    /** In the future, because an endpoint with its own clock would expire items of the past. */
    final TestClock clock = new TestClock("2096-03-10T12:00:00Z");

    final RequestCounter requests = new RequestCounter();
    final Map<String, String> resets = new ConcurrentHashMap<>();
    final FakeChannel email = new FakeChannel("email", "email");
    final FakeChannel sms = new FakeChannel("sms", "phone");
    final FakeChannel push = new FakeChannel("push", "devices");
    final String env = UUID.randomUUID().toString();
    final DynamoDbClient client;
    final NotificationsTableDesign table;
    final IamPolicyCheck rights;
    final Notifications service;
    final Host host;
    final ApiClient api;
    private final OpenBackend backend;
    private final Map<String, String> variables;

    NotificationsTestService(Backend kind) {
        this(kind::open, Map.of(), List.of());
    }

    NotificationsTestService(
            Function<InstantSource, OpenBackend> opening, Map<String, String> names, List<Channel> channels) {
        this(opening, names, channels, false);
    }

    NotificationsTestService(
            Function<InstantSource, OpenBackend> opening,
            Map<String, String> names,
            List<Channel> channels,
            boolean exclusiveTables) {
        backend = opening.apply(clock);
        client = backend.client();
        variables = new HashMap<>(names);
        variables.put("env", env);
        ToolkitOptions options =
                ToolkitOptions.defaults().clock(clock).variables(variables).requestHook(requests);
        table = NotificationsTableDesign.on(client, options);
        table.createTables();
        Map<String, String> documented = new HashMap<>(Map.of(notifications(), "notifications-dev"));
        documented.putIfAbsent(users(), "users-dev");
        rights = IamPolicyCheck.of("notifications", documented);
        service = new Notifications(
                documented.size() == 2 ? rights.restrict(client) : client, // the policy is for two tables
                SigningKeys.inMemory(clock),
                new NotificationsOptions(
                        clock,
                        options,
                        PasswordOptions.forTests(),
                        Duration.ofMinutes(15),
                        Duration.ofDays(30),
                        channels.isEmpty() ? List.of(email, sms, push) : channels,
                        DELIVERY,
                        new Retention(Duration.ofDays(90), Map.of("brief", Duration.ofDays(1))),
                        1_000_000,
                        new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(7)),
                        () -> URI.create("https://notifications.example"),
                        mail -> resets.put(
                                mail.address(), mail.link().getFragment().substring("token=".length())),
                        exclusiveTables));
        host = Host.start(HostOptions.defaults().withPort(0).withClock(clock).withRates(Map.of()), List.of(service));
        // Both runners poll for jobs once when they start; later requests come from the tests.
        int[] looked = {0};
        await().until(() ->
                (looked[0] += requests.take().getOrDefault("Query", 0L).intValue()) >= 2);
        api = ApiClient.at(host.uri().resolve("/notifications/"));
    }

    /** User with a signed-in client. */
    record Person(String id, String email, ApiClient api) {}

    Person user(String name) {
        String email = name + "@example.com";
        String id = api.post("users", Map.of("email", email, "password", PASSWORD))
                .hasStatus(201)
                .text("id");
        return new Person(id, email, login(email));
    }

    Person with(Role role, String name) {
        User user = service.signUp().signUp(name + "@example.com", PASSWORD, name, role);
        return new Person(user.id(), user.email(), login(user.email()));
    }

    Person producer() {
        return with(Role.PRODUCER, "producer");
    }

    Person admin() {
        return with(Role.ADMIN, "admin");
    }

    ApiClient login(String email) {
        return api.as(tokens(email).text("accessToken"));
    }

    ApiResponse tokens(String email) {
        return api.post("auth/login", Map.of("login", email, "password", PASSWORD))
                .hasStatus(200);
    }

    /** Sends an in-app notification to a user and returns its id. */
    String notify(ApiClient producer, Person user, String title) {
        return ids(producer.post("notifications", Map.of("userId", user.id(), "title", title)))
                .getFirst();
    }

    /** Returns the ids of the notifications that a request created. */
    @SuppressWarnings("unchecked") // JSON objects are read as maps
    static List<String> ids(ApiResponse made) {
        List<Map<String, Object>> notifications = (List<Map<String, Object>>)
                Objects.requireNonNull(made.hasStatus(201).field("notifications"));
        return notifications.stream().map(made1 -> (String) made1.get("id")).toList();
    }

    List<Object> titles(ApiClient user, String query) {
        return user.get("me/notifications" + query).hasStatus(200).items().stream()
                .map(notification -> notification.get("title"))
                .toList();
    }

    long unread(ApiClient user) {
        return (Long) Objects.requireNonNull(
                user.get("me/notifications/count").hasStatus(200).field("unread"));
    }

    /** Delivers all due notifications. */
    int deliver() {
        return bean(DeliveryWorker.class).deliverDue();
    }

    <T> T bean(Class<T> type) {
        return host.beans("notifications", type).getFirst();
    }

    String notifications() {
        return variables.getOrDefault("NOTIFICATIONS", "notifications") + "-" + env;
    }

    String users() {
        return variables.getOrDefault("USERS", "users") + "-" + env;
    }

    /** Returns the stored item, or an empty map if there is none. */
    Map<String, AttributeValue> item(String tableName, String pk, String sk) {
        return client.getItem(request -> request.tableName(tableName)
                        .consistentRead(true)
                        .key(Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk))))
                .item();
    }

    /** Returns the items of a partition, as a reader that knows only the design document sees them. */
    List<Map<String, AttributeValue>> partition(String tableName, String pk) {
        return client.query(request -> request.tableName(tableName)
                        .consistentRead(true)
                        .keyConditionExpression("PK = :pk")
                        .expressionAttributeValues(Map.of(":pk", AttributeValue.fromS(pk))))
                .items();
    }

    List<Map<String, AttributeValue>> notificationItems(String userId) {
        return partition(notifications(), "USER#" + userId);
    }

    /** Writes an item as another application would. */
    void write(String tableName, Map<String, String> attributes) {
        Map<String, AttributeValue> item = new HashMap<>();
        attributes.forEach((name, value) -> item.put(name, AttributeValue.fromS(value)));
        client.putItem(request -> request.tableName(tableName).item(item));
    }

    static String text(Map<String, AttributeValue> item, String attribute) {
        return Objects.requireNonNull(item.get(attribute), attribute + " in " + item)
                .s();
    }

    /** Waits until a job has completed successfully. */
    void finished(ApiResponse begun) {
        String id = begun.hasStatus(202).text("id");
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(
                        () -> assertThat(table.job(id).orElseThrow().state().name())
                                .as("%s", table.job(id))
                                .isEqualTo("DONE"));
    }

    @Override
    public void close() {
        host.close();
        Stream.of(notifications(), users())
                .distinct()
                .forEach(name -> client.deleteTable(request -> request.tableName(name)));
        backend.close();
        rights.assertNothingDenied();
    }
}
