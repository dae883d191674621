package io.azulejo.wavyblog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.auth.mail.AccountMail;
import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.iam.IamPolicyCheck;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.testkit.RequestCounter;
import io.azulejo.testkit.TestClock;
import io.azulejo.tests.backends.Backend;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.WavyBlogTableDesign;
import java.net.URI;
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

/** WavyBlog on a test backend, served over HTTP, with a clock that only the test advances. */
final class RunningWavyBlog implements AutoCloseable {
    static final String PASSWORD = "correct horse";

    final TestClock clock = new TestClock("2036-03-10T12:00:00Z");
    final RequestCounter requests = new RequestCounter();
    final Map<String, String> resets = new ConcurrentHashMap<>();
    final Map<String, String> verifications = new ConcurrentHashMap<>();
    final Map<String, URI> links = new ConcurrentHashMap<>();
    final String tableName = "WavyBlog-" + UUID.randomUUID();
    final IamPolicyCheck rights = IamPolicyCheck.of("wavyblog", Map.of(tableName, "WavyBlog"));
    private final OpenBackend backend;
    final DynamoDbClient client;
    final WavyBlogTableDesign table;
    final WavyBlog service;
    final Host host;
    final ApiClient api;

    RunningWavyBlog(Backend kind) {
        this(kind, true);
    }

    RunningWavyBlog(Backend kind, boolean renaming) {
        this(kind::open, renaming);
    }

    RunningWavyBlog(Function<InstantSource, OpenBackend> backendFactory, boolean renaming) {
        backend = backendFactory.apply(clock);
        client = backend.client();
        ToolkitOptions options = ToolkitOptions.defaults()
                .clock(clock)
                .variables(Map.of("DYNAMODB_TABLE", tableName))
                .requestHook(requests);
        table = WavyBlogTableDesign.on(client, options);
        table.createTables();
        service = new WavyBlog(
                rights.restrict(client),
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
                        Duration.ofDays(90),
                        () -> URI.create("https://blog.example"),
                        this::keep));
        host = Host.start(HostOptions.defaults().withPort(0).withClock(clock).withRates(Map.of()), List.of(service));
        // The runner polls once when it starts. From then on, only the tests send requests.
        await().until(() -> requests.take().containsKey("Query"));
        api = ApiClient.at(host.uri().resolve("/wavyblog/"));
    }

    /** Keeps the token of a link by the name of its user. */
    private void keep(AccountMail mail) {
        String name = mail.address().substring(0, mail.address().indexOf('@'));
        String token = mail.link().getFragment().substring("token=".length());
        links.put(name, mail.link());
        (mail.purpose() == AccountMail.Purpose.RESET_PASSWORD ? resets : verifications).put(name, token);
    }

    /** Registers a user with a verified address and returns a signed-in client. */
    ApiClient user(String name) {
        register(name);
        api.post("auth/verify", Map.of("token", verifications.get(name))).hasStatus(200);
        return login(name);
    }

    /** Registers a user whose address is not verified. */
    void register(String name) {
        api.post("auth/register", Map.of("username", name, "email", name + "@example.com", "password", PASSWORD))
                .hasStatus(201);
    }

    ApiClient admin() {
        service.registration().register("root", "root@example.com", PASSWORD, Role.ADMIN);
        return login("root");
    }

    /** Returns the caller that the token of a user identifies. */
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

    /** Returns the stored item; empty if there is none. */
    Map<String, AttributeValue> item(String pk, String sk) {
        return client.getItem(request -> request.tableName(tableName)
                        .consistentRead(true)
                        .key(Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk))))
                .item();
    }

    /** Ends the reservation of a name at once, as time does. */
    void releaseName(String name) {
        AttributeValue key = AttributeValue.fromS("USERALIAS#" + name);
        client.deleteItem(request -> request.tableName(tableName).key(Map.of("PK", key, "SK", key)));
    }

    /** Writes an item as another application would. */
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

    /** Waits until the job that a request started is done. */
    void finished(ApiResponse response) {
        String id = response.hasStatus(202).text("id");
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
        rights.assertNothingDenied();
    }
}
