package io.azulejo.sessions;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.azulejo.http.backend.BackendMetrics;
import io.azulejo.http.backend.KeyAccessClient;
import io.azulejo.http.backend.UnreadableItemReport;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.host.Service;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.json.WebJson;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.sessions.discord.DiscordOptions;
import io.azulejo.sessions.domain.Responder;
import io.azulejo.sessions.domain.SessionPolicy;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.sessions.table.SessionsTableDesign;
import io.azulejo.toolkit.ToolkitOptions;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Role-playing sessions service, mounted under {@code /sessions}. */
public final class Sessions implements Service {
    private static final String NAME = "sessions";

    private final DynamoDbClient client;
    private final TokenVerifier verifier;
    private final SessionsOptions options;

    /** Creates the service. It does not issue tokens; {@code verifier} verifies those of an external issuer. */
    public Sessions(DynamoDbClient client, TokenVerifier verifier, SessionsOptions options) {
        this.client = client;
        this.verifier = verifier;
        this.options = options;
    }

    @Override
    public void createTables() {
        SessionsTableDesign.on(client, options.table()).createTables();
    }

    @Override
    public String name() {
        return NAME;
    }

    /**
     * Exempts the interactions route from the limit per address: Discord calls from a few addresses, so users and
     * guilds are limited instead.
     */
    @Override
    public Set<String> selfLimitedPaths() {
        return Set.of("/sessions/interactions");
    }

    @Override
    public boolean strict() {
        return true;
    }

    @Override
    public AvajeModule module() {
        return new SessionsModule();
    }

    @Override
    public void supply(BeanScopeBuilder beans, MeterRegistry meters) {
        InstantSource clock = options.clock();
        ToolkitOptions toolkit = options.table()
                .clock(clock)
                .listener(new BackendMetrics(meters, NAME))
                .unreadableItems(UnreadableItemReport.of(meters, NAME));
        SessionsTable table = SessionsTableDesign.on(new KeyAccessClient(client), toolkit);
        beans.bean(SessionsTable.class, table)
                .bean(SessionsOptions.class, options)
                .bean(SessionPolicy.class, options.policy())
                .bean(Responder.class, options.responder())
                .bean(DiscordOptions.class, options.discord())
                .bean(JobOptions.class, options.jobs())
                .bean(InstantSource.class, clock)
                .bean(MeterRegistry.class, meters)
                .bean(TokenVerifier.class, verifier)
                .bean(Idempotency.class, new Idempotency(table.idempotencyTable(), WebJson.create(), clock));
    }
}
