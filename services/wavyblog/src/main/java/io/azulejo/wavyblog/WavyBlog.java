package io.azulejo.wavyblog;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.wavyblog.rules.Categories;
import io.azulejo.wavyblog.rules.Registration;
import io.azulejo.wavyblog.rules.ResetCourier;
import io.azulejo.wavyblog.rules.ScannableTable;
import io.azulejo.wavyblog.rules.Settling;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.wavyblog.table.WavyBlogTableDesign;
import io.azulejo.web.backend.BackendMetrics;
import io.azulejo.web.backend.KeyedClient;
import io.azulejo.web.host.Service;
import io.azulejo.web.idempotency.Idempotency;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.json.WebJson;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.signin.PasswordResets;
import io.azulejo.web.signin.PasswordSignIn;
import io.azulejo.web.signin.SignIns;
import io.azulejo.web.token.JwtVerifier;
import io.azulejo.web.token.RefreshTokens;
import io.azulejo.web.token.SigningKeys;
import io.azulejo.web.token.TokenIssuer;
import io.azulejo.web.token.TokenVerifier;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** WavyBlog as a service of a host, under {@code /wavyblog}. */
public final class WavyBlog implements Service {
    private static final String NAME = "wavyblog";

    private final DynamoDbClient client;
    private final SigningKeys keys;
    private final WavyBlogOptions options;

    public WavyBlog(DynamoDbClient client, SigningKeys keys, WavyBlogOptions options) {
        this.client = client;
        this.keys = keys;
        this.options = options;
    }

    @Override
    public void createTables() {
        WavyBlogTableDesign.on(client, options.table()).createTables();
    }

    /** Registers users without a request, such as the first admin. */
    public Registration registration() {
        return new Registration(WavyBlogTableDesign.on(client, options.table()), new Passwords(options.passwords()));
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> signInPaths() {
        return PasswordSignIn.paths("/wavyblog/auth", "/wavyblog/auth/register");
    }

    @Override
    public AvajeModule module() {
        return new WavyBlogModule();
    }

    @Override
    public void supply(BeanScopeBuilder beans, MeterRegistry meters) {
        InstantSource clock = options.clock();
        ToolkitOptions toolkit = options.table().clock(clock).listener(new BackendMetrics(meters, NAME));
        WavyBlogTable table = WavyBlogTableDesign.on(new KeyedClient(client), toolkit);
        beans.bean(WavyBlogTable.class, table)
                .bean(ScannableTable.class, new ScannableTable(WavyBlogTableDesign.on(client, toolkit)))
                .bean(WavyBlogOptions.class, options)
                .bean(InstantSource.class, clock)
                .bean(Passwords.class, new Passwords(options.passwords()))
                .bean(SigningKeys.class, keys)
                .bean(SignIns.class, signIns(table))
                .bean(TokenVerifier.class, JwtVerifier.local(NAME, NAME, keys, clock))
                .bean(PasswordResets.class, new PasswordResets(table.passwordResetTable(), clock))
                .bean(Idempotency.class, new Idempotency(table.idempotencyTable(), WebJson.create(), clock))
                .bean(ResetCourier.class, options.courier())
                .bean(JobOptions.class, options.jobs())
                .bean(Settling.class, new Settling(clock, options.settling()))
                .addPostConstruct(scope -> scope.get(Categories.class).prepare());
    }

    private SignIns signIns(WavyBlogTable table) {
        InstantSource clock = options.clock();
        return new SignIns(
                new TokenIssuer(NAME, NAME, keys, clock, options.access()),
                new RefreshTokens(table.refreshTokenTable(), clock, options.refresh()));
    }
}
