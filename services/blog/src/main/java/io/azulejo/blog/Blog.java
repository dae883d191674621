package io.azulejo.blog;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.azulejo.blog.domain.BlogTimeouts;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.BlogTableDesign;
import io.azulejo.http.backend.BackendMetrics;
import io.azulejo.http.backend.KeyAccessClient;
import io.azulejo.http.backend.UnreadableItemReport;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.host.Service;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.json.WebJson;
import io.azulejo.http.live.LiveOptions;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.cursor.CursorCodec;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Blog service, hosted under {@code /blog}. Any token issuer that the verifier trusts can identify callers. */
public final class Blog implements Service {
    private static final String NAME = "blog";

    private final DynamoDbClient client;
    private final TokenVerifier tokens;
    private final BlogOptions options;

    public Blog(DynamoDbClient client, TokenVerifier tokens, BlogOptions options) {
        this.client = client;
        this.tokens = tokens;
        this.options = options;
    }

    @Override
    public void createTables() {
        BlogTableDesign.on(client, options.table()).createTables();
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public boolean strict() {
        return true;
    }

    @Override
    public AvajeModule module() {
        return new BlogModule();
    }

    @Override
    public void supply(BeanScopeBuilder beans, MeterRegistry meters) {
        // Keys hold milliseconds. Truncating makes an entity in memory equal to the one read back.
        InstantSource clock = () -> options.clock().instant().truncatedTo(ChronoUnit.MILLIS);
        ToolkitOptions toolkit = options.table()
                .clock(clock)
                .listener(new BackendMetrics(meters, NAME))
                .unreadableItems(UnreadableItemReport.of(meters, NAME));
        BlogTable table = BlogTableDesign.on(new KeyAccessClient(client), toolkit);
        beans.bean(BlogTable.class, table)
                .bean(InstantSource.class, clock)
                .bean(TokenVerifier.class, tokens)
                .bean(CursorCodec.class, new CursorCodec(toolkit.cursorKeys(), toolkit.cursorLifetime(), clock))
                .bean(Idempotency.class, new Idempotency(table.idempotencyTable(), WebJson.create(), clock))
                .bean(JobOptions.class, options.jobs())
                .bean(LiveOptions.class, options.live())
                .bean(BlogTimeouts.class, options.timeouts());
    }
}
