package io.azulejo.orders;

import io.azulejo.orders.brazil.NumberCheck;
import io.azulejo.orders.rules.CustomerKeys;
import io.azulejo.orders.rules.Picking.PickLease;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.kill.ServedProgram;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.host.Host;
import io.azulejo.web.host.HostOptions;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.job.Sagas.SagaOptions;
import io.azulejo.web.token.Caller;
import io.azulejo.web.token.JwtVerifier;
import io.azulejo.web.token.SigningKeys;
import io.azulejo.web.token.TokenIssuer;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The service in a process that will be killed: requests do one step of long work and leave the rest to a runner, which
 * looks so seldom that whoever kills right after an answer kills in the middle.
 */
public final class OrdersProgram implements ServedProgram {
    static final ToolkitOptions TABLE = ToolkitOptions.defaults().variables(Map.of("ORDERS_TABLE", "orders"));
    private static final String ISSUER = "test";
    private static final String AUDIENCE = "orders";

    @Override
    public URI serve(DynamoDbClient client, Path folder) {
        InstantSource clock = InstantSource.system();
        OrdersOptions options = new OrdersOptions(
                clock,
                TABLE,
                NumberCheck.STRICT,
                CustomerKeys.verbatim(),
                new PickLease(Duration.ofMinutes(15)),
                new SagaOptions(1, Duration.ofSeconds(2), Duration.ofMillis(300)),
                new JobOptions(Duration.ofSeconds(1), Duration.ofSeconds(2), 100, Duration.ofDays(7)));
        Orders service = new Orders(client, JwtVerifier.local(ISSUER, AUDIENCE, keys(folder, clock), clock), options);
        service.createTables();
        return Host.start(HostOptions.defaults().withPort(0).withRates(Map.of()), List.of(service))
                .uri();
    }

    /** An owner of {@link Depot#AURORA}, signed in with the keys that the service left in its folder. */
    static ApiClient owner(ApiClient api, Path folder, String name) {
        InstantSource clock = InstantSource.system();
        TokenIssuer issuer = new TokenIssuer(ISSUER, AUDIENCE, keys(folder, clock), clock, Duration.ofHours(1));
        Caller caller = new Caller(name, name, Set.of(), Map.of(Depot.AURORA, Set.of("owner")));
        return api.as(issuer.issue(caller).value());
    }

    private static SigningKeys keys(Path folder, InstantSource clock) {
        return SigningKeys.in(folder.resolve("keys"), clock);
    }
}
