package io.azulejo.wavyblog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.Backend;
import io.azulejo.testing.OpenBackend;
import io.azulejo.testing.RequestCounter;
import io.azulejo.testing.TurnedClock;
import io.azulejo.testing.rights.Rights;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.WavyBlogTableDesign;
import io.azulejo.web.host.Host;
import io.azulejo.web.host.HostOptions;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.password.PasswordOptions;
import io.azulejo.web.token.Caller;
import io.azulejo.web.token.SigningKeys;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** WavyBlog on a backend, served over HTTP, with a clock that stands until it is turned. */
final class Blog implements AutoCloseable {
    static final String PASSWORD = "correct horse";

    final TurnedClock clock = new TurnedClock("2036-03-10T12:00:00Z");
    final RequestCounter requests = new RequestCounter();
    final Map<String, String> resets = new ConcurrentHashMap<>();
    final String tableName = "WavyBlog-" + UUID.randomUUID();
    final Rights rights = Rights.of("wavyblog", Map.of(tableName, "WavyBlog"));
    private final OpenBackend backend;
    final DynamoDbClient client;
    final WavyBlogTableDesign table;
    final WavyBlog service;
    final Host host;
    final ApiClient api;

    Blog(Backend kind) {
        this(kind, true);
    }

    Blog(Backend kind, boolean renaming) {
        this(kind::open, renaming);
    }

    Blog(Function<InstantSource, OpenBackend> opening, boolean renaming) {
        backend = opening.apply(clock);
        client = backend.client();
        ToolkitOptions options = ToolkitOptions.defaults()
                .clock(clock)
                .variables(Map.of("DYNAMODB_TABLE", tableName))
                .requestHook(requests);
        table = WavyBlogTableDesign.on(client, options);
        table.createTables();
        service = new WavyBlog(
                rights.limit(client),
                SigningKeys.inMemory(clock),
                new WavyBlogOptions(
                        clock,
                        options,
                        PasswordOptions.forTests(),
                        Duration.ofMinutes(15),
                        Duration.ofDays(30),
                        renaming,
                        new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(7)),
                        Duration.ZERO,
                        (user, token) -> resets.put(user.username(), token)));
        host = Host.start(HostOptions.defaults().withPort(0).withClock(clock).withRates(Map.of()), List.of(service));
        // The runner looks for jobs once when it starts; after that, requests are those of the tests.
        await().until(() -> requests.take().containsKey("Query"));
        api = ApiClient.at(host.uri().resolve("/wavyblog/"));
    }

    /** A registered user, signed in. */
    ApiClient user(String name) {
        api.post("auth/register", Map.of("username", name, "email", name + "@example.com", "password", PASSWORD))
                .hasStatus(201);
        return login(name);
    }

    ApiClient admin() {
        service.registration().register("root", "root@example.com", PASSWORD, Role.ADMIN);
        return login("root");
    }

    /** Whom the token of a user names. */
    static Caller caller(ApiClient user) {
        ApiResponse me = user.get("me").hasStatus(200);
        return new Caller(me.text("userId"), me.text("username"), Set.of(me.text("role")), Map.of());
    }

    ApiClient login(String name) {
        return api.as(tokens(name).text("accessToken"));
    }

    ApiResponse tokens(String name) {
        return api.post("auth/login", Map.of("login", name, "password", PASSWORD))
                .hasStatus(200);
    }

    /** The item as it is stored, empty if there is none. */
    Map<String, AttributeValue> item(String pk, String sk) {
        return client.getItem(request -> request.tableName(tableName)
                        .consistentRead(true)
                        .key(Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk))))
                .item();
    }

    /** Writes an item as another program would. */
    void write(Map<String, Object> attributes) {
        Map<String, AttributeValue> item = new ConcurrentHashMap<>();
        attributes.forEach((name, value) -> item.put(
                name,
                value instanceof Boolean bool ? AttributeValue.fromBool(bool) : AttributeValue.fromS((String) value)));
        client.putItem(request -> request.tableName(tableName).item(item));
    }

    static String text(Map<String, AttributeValue> item, String attribute) {
        return Objects.requireNonNull(item.get(attribute), attribute).s();
    }

    /** Waits until a job that a request began has ended well. */
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
        client.deleteTable(request -> request.tableName(tableName));
        backend.close();
        rights.requireEnough();
    }
}
