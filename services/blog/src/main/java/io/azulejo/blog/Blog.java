package io.azulejo.blog;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.azulejo.blog.rules.Windows;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.BlogTableDesign;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.cursor.CursorCodec;
import io.azulejo.web.backend.BackendMetrics;
import io.azulejo.web.backend.KeyedClient;
import io.azulejo.web.host.Service;
import io.azulejo.web.idempotency.Idempotency;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.json.WebJson;
import io.azulejo.web.live.LiveOptions;
import io.azulejo.web.token.TokenVerifier;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The blog as a service of a host, under {@code /blog}. Who calls is told by the tokens of whatever issuer. */
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
    public AvajeModule module() {
        return new BlogModule();
    }

    @Override
    public void supply(BeanScopeBuilder beans, MeterRegistry meters) {
        // The time as keys hold it, so that an entity in memory equals the one read back.
        InstantSource clock = () -> options.clock().instant().truncatedTo(ChronoUnit.MILLIS);
        ToolkitOptions toolkit = options.table().clock(clock).listener(new BackendMetrics(meters, NAME));
        BlogTable table = BlogTableDesign.on(new KeyedClient(client), toolkit);
        beans.bean(BlogTable.class, table)
                .bean(InstantSource.class, clock)
                .bean(TokenVerifier.class, tokens)
                .bean(CursorCodec.class, new CursorCodec(toolkit.cursorKeys(), toolkit.cursorLifetime(), clock))
                .bean(Idempotency.class, new Idempotency(table.idempotencyTable(), WebJson.create(), clock))
                .bean(JobOptions.class, options.jobs())
                .bean(LiveOptions.class, options.live())
                .bean(Windows.class, options.windows());
    }
}
