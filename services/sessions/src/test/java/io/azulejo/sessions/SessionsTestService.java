package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.auth.token.JwtVerifier;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.limit.Rate;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.sessions.discord.DiscordOptions;
import io.azulejo.sessions.domain.ActiveScope;
import io.azulejo.sessions.domain.Responder;
import io.azulejo.sessions.domain.SessionPolicy;
import io.azulejo.sessions.domain.Sweeper;
import io.azulejo.sessions.table.SessionsTableDesign;
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
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Test fixture: the sessions service on a backend, served over HTTP, with a manual clock. */
final class SessionsTestService implements AutoCloseable {
    static final SessionPolicy POLICY = new SessionPolicy(
            Duration.ofHours(6),
            Duration.ofHours(24),
            Duration.ofDays(30),
            Duration.ofDays(7),
            Duration.ofDays(1825),
            ActiveScope.EVERYWHERE,
            false,
            true);

    final TestClock clock = new TestClock("2036-03-10T20:00:00Z");
    final RequestCounter requests = new RequestCounter();
    final String name = "sessions-" + UUID.randomUUID();
    final DiscordKeys discord = new DiscordKeys(clock);
    final DynamoDbClient client;
    final SessionsTableDesign design;
    final Host host;
    final ApiClient api;
    final IamPolicyCheck rights = IamPolicyCheck.of("sessions", Map.of(name, "sessions"));
    private final OpenBackend backend;
    private final TokenIssuer issuer;

    SessionsTestService(Backend kind) {
        this(kind::open, POLICY, Responder.scripted());
    }

    SessionsTestService(Backend kind, SessionPolicy policy) {
        this(kind::open, policy, Responder.scripted());
    }

    SessionsTestService(Function<InstantSource, OpenBackend> opening, SessionPolicy policy, Responder responder) {
        this(opening, policy, responder, Duration.ofSeconds(30));
    }

    /** Creates a fixture with a deadline for interactions. The default deadline is long enough for a busy machine. */
    SessionsTestService(
            Function<InstantSource, OpenBackend> opening,
            SessionPolicy policy,
            Responder responder,
            Duration answerWithin) {
        this(opening, policy, responder, answerWithin, null);
    }

    /** Creates a fixture that sends the messages after deferred responses to an API. */
    SessionsTestService(
            Function<InstantSource, OpenBackend> opening,
            SessionPolicy policy,
            Responder responder,
            Duration answerWithin,
            @Nullable URI discordApi) {
        backend = opening.apply(clock);
        client = backend.client();
        SigningKeys keys = SigningKeys.inMemory(clock);
        issuer = new TokenIssuer("test", "sessions", keys, clock, Duration.ofDays(3650));
        ToolkitOptions options = ToolkitOptions.defaults()
                .clock(clock)
                .variables(Map.of("SESSIONS_TABLE", name))
                .requestHook(requests);
        design = SessionsTableDesign.on(client, options);
        design.createTables();
        Sessions service = new Sessions(
                rights.restrict(client),
                JwtVerifier.local("test", "sessions", keys, clock),
                new SessionsOptions(
                        clock,
                        options,
                        policy,
                        responder,
                        new DiscordOptions(
                                discord.publicKey(),
                                Duration.ofMinutes(5),
                                answerWithin,
                                new Rate(30, Duration.ofMinutes(1)),
                                new Rate(60, Duration.ofMinutes(1)),
                                discordApi,
                                null),
                        Duration.ofHours(1),
                        new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(7))));
        host = Host.start(HostOptions.defaults().withPort(0).withClock(clock).withRates(Map.of()), List.of(service));
        // The runner polls for jobs, and the sweeper for two statuses and the legacy one, once when they start.
        long[] queries = {0};
        await().until(() -> (queries[0] += requests.take().getOrDefault("Query", 0L)) >= (policy.sharded() ? 20 : 4));
        api = ApiClient.at(host.uri().resolve("/sessions/"));
    }

    /** Returns a client with a user's token. */
    ApiClient user(String id) {
        return api.as(issuer.issue(new Caller(id, id, Set.of(), Map.of())).value());
    }

    ApiClient operator() {
        return api.as(issuer.issue(new Caller("op", "op", Set.of(), Map.of("sessions", Set.of("operator"))))
                .value());
    }

    /** Starts a session and returns its id. */
    String start(String user) {
        return user(user)
                .post("/sessions", Map.of("title", "The Sunless Citadel"))
                .hasStatus(201)
                .text("sessionId");
    }

    String npc(String gameMaster, String session, String npc, List<String> lines) {
        return user(gameMaster)
                .post(session + "/npcs", Map.of("name", npc, "lines", lines))
                .hasStatus(201)
                .text("npcId");
    }

    /** Joins a session by an invitation. */
    void join(String user, String session) {
        operator().post(session + "/invitations", Map.of("userId", user)).hasStatus(201);
        user(user).post(session + "/participants", Map.of()).hasStatus(201);
    }

    /** Links an account to a Discord user by the code that the account requests. */
    void link(String user) {
        link(user, "9" + Math.floorMod(user.hashCode(), 1_000_000_007));
    }

    void link(String user, String discordId) {
        String code = user(user)
                .post("users/" + user + "/discord-link")
                .hasStatus(201)
                .text("code");
        interact("""
                {"id":"link-%s","type":2,"channel_id":"1","user":{"id":"%s"},
                 "data":{"name":"session","type":1,"options":[{"type":1,"name":"link",
                         "options":[{"type":3,"name":"code","value":"%s"}]}]}}""".formatted(user, discordId, code)).hasStatus(200);
    }

    String status(String gameMaster, String session) {
        return user(gameMaster).get(session).hasStatus(200).text("status");
    }

    Sweeper sweeper() {
        return host.beans("sessions", Sweeper.class).getFirst();
    }

    /** Returns the stored item, or an empty map if there is none. */
    Map<String, AttributeValue> item(String pk, String sk) {
        return client.getItem(request -> request.tableName(name)
                        .consistentRead(true)
                        .key(Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk))))
                .item();
    }

    Map<String, AttributeValue> metadata(String session) {
        return item("SESSION#" + session, "METADATA");
    }

    /** Returns all stored items of a partition. */
    List<Map<String, AttributeValue>> partition(String pk) {
        return client.query(request -> request.tableName(name)
                        .consistentRead(true)
                        .keyConditionExpression("PK = :pk")
                        .expressionAttributeValues(Map.of(":pk", AttributeValue.fromS(pk))))
                .items();
    }

    /** Writes an item as another application would. */
    void write(Map<String, String> attributes) {
        Map<String, AttributeValue> item = new HashMap<>();
        attributes.forEach((attribute, value) -> item.put(attribute, AttributeValue.fromS(value)));
        client.putItem(request -> request.tableName(name).item(item));
    }

    static String text(Map<String, AttributeValue> item, String attribute) {
        return Objects.requireNonNull(item.get(attribute), attribute).s();
    }

    static long number(Map<String, AttributeValue> item, String attribute) {
        return Long.parseLong(
                Objects.requireNonNull(item.get(attribute), attribute).n());
    }

    /** Returns an object within a response. */
    @SuppressWarnings("unchecked") // JSON objects are read as maps
    static Map<String, Object> object(ApiResponse answer, String field) {
        return (Map<String, Object>) Objects.requireNonNull(answer.field(field), field);
    }

    /** Waits until a job has completed successfully. */
    void finished(String id) {
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(
                        () -> assertThat(design.job(id).orElseThrow().state().name())
                                .as("%s", design.job(id))
                                .isEqualTo("DONE"));
    }

    ApiResponse interact(String body) {
        return discord.sign(api, body).send("POST", "interactions", body);
    }

    @Override
    public void close() {
        host.close();
        client.deleteTable(request -> request.tableName(name));
        backend.close();
        rights.assertNothingDenied();
    }
}
