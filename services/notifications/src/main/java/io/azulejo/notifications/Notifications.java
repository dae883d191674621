package io.azulejo.notifications;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.azulejo.notifications.rules.ApiKeys;
import io.azulejo.notifications.rules.DeliveryOptions;
import io.azulejo.notifications.rules.Ids;
import io.azulejo.notifications.rules.ResetCourier;
import io.azulejo.notifications.rules.Retention;
import io.azulejo.notifications.rules.ScannableTable;
import io.azulejo.notifications.rules.SignUp;
import io.azulejo.notifications.rules.Unread;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.NotificationsTableDesign;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.backend.BackendMetrics;
import io.azulejo.web.backend.KeyedClient;
import io.azulejo.web.host.Service;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.job.Pace;
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
import java.util.random.RandomGenerator;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Notifications and their users as a service of a host, under {@code /notifications}. */
public final class Notifications implements Service {
    private static final String NAME = "notifications";

    private final DynamoDbClient client;
    private final SigningKeys keys;
    private final NotificationsOptions options;

    public Notifications(DynamoDbClient client, SigningKeys keys, NotificationsOptions options) {
        this.client = client;
        this.keys = keys;
        this.options = options;
    }

    @Override
    public void createTables() {
        NotificationsTableDesign.on(client, options.table()).createTables();
    }

    /** Makes users without a request, such as the first admin. */
    public SignUp signUp() {
        NotificationsTable table = NotificationsTableDesign.on(client, options.table());
        InstantSource clock = options.clock();
        return new SignUp(table, new Passwords(options.passwords()), new Unread(table, clock), new Ids(clock));
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> signInPaths() {
        return PasswordSignIn.paths("/notifications/auth", "/notifications/users", "/notifications/me/email");
    }

    @Override
    public AvajeModule module() {
        return new NotificationsModule();
    }

    @Override
    public void supply(BeanScopeBuilder beans, MeterRegistry meters) {
        InstantSource clock = options.clock();
        ToolkitOptions toolkit = options.table().clock(clock).listener(new BackendMetrics(meters, NAME));
        NotificationsTable table = NotificationsTableDesign.on(new KeyedClient(client), toolkit);
        ApiKeys apiKeys = new ApiKeys(table);
        TokenVerifier users = JwtVerifier.local(NAME, NAME, keys, clock);
        beans.bean(NotificationsTable.class, table)
                .bean(ScannableTable.class, new ScannableTable(NotificationsTableDesign.on(client, toolkit)))
                .bean(InstantSource.class, clock)
                .bean(Ids.class, new Ids(clock))
                .bean(RandomGenerator.class, RandomGenerator.getDefault())
                .bean(Passwords.class, new Passwords(options.passwords()))
                .bean(SigningKeys.class, keys)
                .bean(SignIns.class, signIns(table))
                .bean(PasswordResets.class, new PasswordResets(table.passwordResetTable(), clock))
                .bean(ApiKeys.class, apiKeys)
                .bean(TokenVerifier.class, (TokenVerifier)
                        token -> ApiKeys.isKey(token) ? apiKeys.verify(token) : users.verify(token))
                .bean(DeliveryOptions.class, options.delivery())
                .bean(Retention.class, options.retention())
                .bean(Pace.class, Pace.of(options.broadcastPerSecond(), clock))
                .bean(NotificationsOptions.class, options)
                .bean(ResetCourier.class, options.courier())
                .bean(JobOptions.class, options.jobs());
    }

    private SignIns signIns(NotificationsTable table) {
        InstantSource clock = options.clock();
        return new SignIns(
                new TokenIssuer(NAME, NAME, keys, clock, options.access()),
                new RefreshTokens(table.refreshTokenTable(), clock, options.refresh()));
    }
}
