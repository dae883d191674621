package io.azulejo.orders;

import io.azulejo.auth.token.JwtVerifier;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.orders.brazil.CheckDigitPolicy;
import io.azulejo.orders.domain.CustomerKeys;
import io.azulejo.orders.domain.Picking.PickLease;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.Sagas.SagaOptions;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.crash.CrashTestProgram;
import io.azulejo.toolkit.ToolkitOptions;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Service process for crash tests. Requests run one step of a long job and leave the rest to a runner, which polls so
 * rarely that a kill right after a response hits the middle of the job.
 */
public final class OrdersCrashTestProgram implements CrashTestProgram {
    static final ToolkitOptions TABLE = ToolkitOptions.defaults().variables(Map.of("ORDERS_TABLE", "orders"));
    private static final String ISSUER = "test";
    private static final String AUDIENCE = "orders";

    @Override
    public URI serve(DynamoDbClient client, Path folder) {
        InstantSource clock = InstantSource.system();
        OrdersOptions options = new OrdersOptions(
                clock,
                TABLE,
                CheckDigitPolicy.STRICT,
                CustomerKeys.verbatim(),
                new PickLease(Duration.ofMinutes(15)),
                new SagaOptions(1, Duration.ofSeconds(2), Duration.ofMillis(300)),
                new JobOptions(Duration.ofSeconds(1), Duration.ofSeconds(2), 100, Duration.ofDays(7)));
        Orders service = new Orders(client, JwtVerifier.local(ISSUER, AUDIENCE, keys(folder, clock), clock), options);
        service.createTables();
        return Host.start(HostOptions.defaults().withPort(0).withRates(Map.of()), List.of(service))
                .uri();
    }

    /**
     * Returns a client for an owner of {@link OrdersTestService#AURORA}, with a token signed by the keys in the service's folder.
     */
    static ApiClient owner(ApiClient api, Path folder, String name) {
        InstantSource clock = InstantSource.system();
        TokenIssuer issuer = new TokenIssuer(ISSUER, AUDIENCE, keys(folder, clock), clock, Duration.ofHours(1));
        Caller caller = new Caller(name, name, Set.of(), Map.of(OrdersTestService.AURORA, Set.of("owner")));
        return api.as(issuer.issue(caller).value());
    }

    private static SigningKeys keys(Path folder, InstantSource clock) {
        return SigningKeys.in(folder.resolve("keys"), clock);
    }
}
