package io.azulejo.blog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.auth.token.JwtVerifier;
import io.azulejo.auth.token.MultiIssuerVerifier;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.blog.domain.BlogTimeouts;
import io.azulejo.blog.table.BlogTableDesign;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.live.LiveOptions;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.iam.IamPolicyCheck;
import io.azulejo.testkit.OpenBackend;
import io.azulejo.testkit.RequestCounter;
import io.azulejo.testkit.TestClock;
import io.azulejo.tests.backends.Backend;
import io.azulejo.toolkit.ToolkitOptions;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Blog on a test backend, served over HTTP, with a clock that only the test advances. */
final class RunningBlog implements AutoCloseable {
    static final String NOW = "2036-03-10T12:00:00.000Z";

    final TestClock clock = new TestClock(NOW);
    final RequestCounter requests = new RequestCounter();
    final String stack = "s" + UUID.randomUUID();
    final String tableName = stack + "-test-blog";
    final BlogTimeouts windows =
            new BlogTimeouts(Duration.ofMinutes(15), Duration.ofDays(30), Duration.ZERO, Duration.ofDays(90));
    final IamPolicyCheck rights = IamPolicyCheck.of("blog", Map.of(tableName, "azulejo-local-blog"));
    private final OpenBackend backend;
    private final TokenIssuer issuer;
    final DynamoDbClient client;
    final BlogTableDesign table;
    final Blog service;
    final Host host;
    final ApiClient api;

    RunningBlog(Backend kind) {
        this(kind::open);
    }

    RunningBlog(Function<InstantSource, OpenBackend> backendFactory) {
        this(backendFactory, clock -> Map.of());
    }

    /** Starts the blog with additional token issuers. */
    RunningBlog(
            Function<InstantSource, OpenBackend> backendFactory,
            Function<InstantSource, Map<String, TokenVerifier>> otherIssuers) {
        backend = backendFactory.apply(clock);
        client = backend.client();
        SigningKeys keys = SigningKeys.inMemory(clock);
        issuer = new TokenIssuer("identity", "blog", keys, clock, Duration.ofDays(1000));
        Map<String, TokenVerifier> issuers = new HashMap<>(otherIssuers.apply(clock));
        issuers.put("identity", JwtVerifier.local("identity", "blog", keys, clock));
        ToolkitOptions options = ToolkitOptions.defaults()
                .clock(clock)
                .variables(Map.of("StackName", stack, "Environment", "test"))
                .requestHook(requests);
        table = BlogTableDesign.on(client, options);
        table.createTables();
        service = new Blog(
                rights.restrict(client),
                new MultiIssuerVerifier(issuers),
                new BlogOptions(
                        clock,
                        options,
                        new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(7)),
                        LiveOptions.defaults(),
                        windows));
        host = Host.start(HostOptions.defaults().withPort(0).withClock(clock).withRates(Map.of()), List.of(service));
        // The runner polls once when it starts. From then on, only the tests send requests.
        await().until(() -> requests.take().containsKey("Query"));
        api = ApiClient.at(host.uri().resolve("/blog/"));
    }

    /** Returns a client for a signed-in user with these roles. */
    ApiClient user(String id, String... roles) {
        return api.as(token(new Caller(id, "Name of " + id, Set.of(), Map.of("blog", Set.of(roles)))));
    }

    String token(Caller caller) {
        return issuer.issue(caller).value();
    }

    /** Creates a category and returns its id. */
    String category(String name, String parentId) {
        Map<String, Object> body = new HashMap<>(Map.of("name", name));
        if (!parentId.isEmpty()) {
            body.put("parentId", parentId);
        }
        return user("ed", "editor").post("categories", body).hasStatus(201).text("categoryId");
    }

    /** Creates a draft and returns its id. */
    String draft(ApiClient author, String title, String categoryId) {
        ApiResponse created = author.post(
                        "posts", Map.of("title", title, "content", "text of " + title, "categoryId", categoryId))
                .hasStatus(201);
        return (String) Objects.requireNonNull(part(created.json(), "post").get("postId"));
    }

    /** Creates and publishes a post and returns its id. */
    String post(ApiClient author, String title, String categoryId) {
        String id = draft(author, title, categoryId);
        author.post("posts/" + id + "/publish").hasStatus(200);
        return id;
    }

    /** Creates a comment and returns its id. */
    String comment(ApiClient author, String postId, String text) {
        return author.post("posts/" + postId + "/comments", Map.of("text", text))
                .hasStatus(201)
                .text("commentId");
    }

    String reply(ApiClient author, String postId, String text, String inReplyTo) {
        return author.post("posts/" + postId + "/comments", Map.of("text", text, "inReplyTo", inReplyTo))
                .hasStatus(201)
                .text("commentId");
    }

    @SuppressWarnings("unchecked") // JSON objects are read as maps
    static Map<String, Object> part(Map<String, Object> json, String name) {
        return (Map<String, Object>) Objects.requireNonNull(json.get(name), name);
    }

    @SuppressWarnings("unchecked") // JSON arrays are read as lists
    static List<Map<String, Object>> list(Map<String, Object> json, String name) {
        return (List<Map<String, Object>>) Objects.requireNonNull(json.get(name), name);
    }

    static List<Object> column(List<Map<String, Object>> items, String field) {
        return items.stream()
                .map(item -> (Object) String.valueOf(item.get(field)))
                .toList();
    }

    /** Returns the stored item; empty if there is none. */
    Map<String, AttributeValue> item(String pk, String sk) {
        return client.getItem(request -> request.tableName(tableName)
                        .consistentRead(true)
                        .key(Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk))))
                .item();
    }

    /** Returns the items of a partition whose sort key has a prefix. */
    List<Map<String, AttributeValue>> items(String pk, String prefix) {
        return client.query(request -> request.tableName(tableName)
                        .consistentRead(true)
                        .keyConditionExpression("PK = :pk AND begins_with(SK, :sk)")
                        .expressionAttributeValues(
                                Map.of(":pk", AttributeValue.fromS(pk), ":sk", AttributeValue.fromS(prefix))))
                .items();
    }

    /** Returns the items of an index partition, by the documented query. */
    List<Map<String, AttributeValue>> index(String index, String pk) {
        return client.query(request -> request.tableName(tableName)
                        .indexName(index)
                        .scanIndexForward(false)
                        .keyConditionExpression(index + "PK = :pk")
                        .expressionAttributeValues(Map.of(":pk", AttributeValue.fromS(pk))))
                .items();
    }

    /** Writes an item as another application would. */
    void write(Map<String, String> attributes) {
        Map<String, AttributeValue> item = new HashMap<>();
        attributes.forEach((name, value) ->
                item.put(name, name.equals("order") ? AttributeValue.fromN(value) : AttributeValue.fromS(value)));
        client.putItem(request -> request.tableName(tableName).item(item));
    }

    static String text(Map<String, AttributeValue> item, String attribute) {
        return Objects.requireNonNull(item.get(attribute), attribute).s();
    }

    /** Returns all items of the table. */
    List<Map<String, AttributeValue>> allItems() {
        return client.scanPaginator(request -> request.tableName(tableName)).items().stream()
                .toList();
    }

    /** Waits until the job that a request started is done. */
    void awaitDone(ApiResponse response) {
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
