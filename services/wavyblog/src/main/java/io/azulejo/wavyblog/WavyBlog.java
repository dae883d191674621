package io.azulejo.wavyblog;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.azulejo.auth.mail.AccountLinks;
import io.azulejo.auth.mail.AccountMailer;
import io.azulejo.auth.password.Passwords;
import io.azulejo.auth.signin.PasswordResets;
import io.azulejo.auth.signin.PasswordSignIn;
import io.azulejo.auth.signin.SignIns;
import io.azulejo.auth.token.JwtVerifier;
import io.azulejo.auth.token.RefreshTokens;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.http.backend.BackendMetrics;
import io.azulejo.http.backend.KeyAccessClient;
import io.azulejo.http.backend.UnreadableItemReport;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.host.PublicKeySet;
import io.azulejo.http.host.Service;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.json.WebJson;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.wavyblog.domain.Categories;
import io.azulejo.wavyblog.domain.IndexLagDelay;
import io.azulejo.wavyblog.domain.NameRetention;
import io.azulejo.wavyblog.domain.Registration;
import io.azulejo.wavyblog.domain.ScannableTable;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.wavyblog.table.WavyBlogTableDesign;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** WavyBlog service, hosted under {@code /wavyblog}. */
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

    /** Returns the registration, for users that no request creates, such as the first admin. */
    public Registration registration() {
        return new Registration(
                WavyBlogTableDesign.on(client, options.table()), new Passwords(options.passwords()), options.clock());
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> signInPaths() {
        return PasswordSignIn.paths(
                "/wavyblog/auth", "/wavyblog/auth/register", "/wavyblog/auth/verify", "/wavyblog/session");
    }

    @Override
    public boolean strict() {
        return true;
    }

    @Override
    public AvajeModule module() {
        return new WavyBlogModule();
    }

    @Override
    public void supply(BeanScopeBuilder beans, MeterRegistry meters) {
        InstantSource clock = options.clock();
        ToolkitOptions toolkit = options.table()
                .clock(clock)
                .listener(new BackendMetrics(meters, NAME))
                .unreadableItems(UnreadableItemReport.of(meters, NAME));
        WavyBlogTable table = WavyBlogTableDesign.on(new KeyAccessClient(client), toolkit);
        beans.bean(WavyBlogTable.class, table)
                .bean(ScannableTable.class, new ScannableTable(WavyBlogTableDesign.on(client, toolkit)))
                .bean(WavyBlogOptions.class, options)
                .bean(InstantSource.class, clock)
                .bean(Passwords.class, new Passwords(options.passwords()))
                .bean(SigningKeys.class, keys)
                .bean(PublicKeySet.class, keys)
                .bean(SignIns.class, signIns(table))
                .bean(TokenVerifier.class, JwtVerifier.local(NAME, NAME, keys, clock))
                .bean(PasswordResets.class, new PasswordResets(table.passwordResetTable(), clock))
                .bean(Idempotency.class, new Idempotency(table.idempotencyTable(), WebJson.create(), clock))
                .bean(AccountMailer.class, options.mailer())
                .bean(AccountLinks.class, new AccountLinks(NAME, "/wavyblog/app", options.publicUrl(), keys, clock))
                .bean(JobOptions.class, options.jobs())
                .bean(NameRetention.class, new NameRetention(clock, options.nameRetention()))
                .bean(IndexLagDelay.class, new IndexLagDelay(clock, options.indexLag()))
                .addPostConstruct(scope -> scope.get(Categories.class).ensureDefault());
    }

    private SignIns signIns(WavyBlogTable table) {
        InstantSource clock = options.clock();
        return new SignIns(
                new TokenIssuer(NAME, NAME, keys, clock, options.accessTokenLifetime()),
                new RefreshTokens(table.refreshTokenTable(), clock, options.refreshTokenLifetime()));
    }
}
