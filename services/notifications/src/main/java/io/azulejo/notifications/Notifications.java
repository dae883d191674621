package io.azulejo.notifications;

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
import io.azulejo.notifications.domain.ApiKeys;
import io.azulejo.notifications.domain.CompleteReads;
import io.azulejo.notifications.domain.DeliveryOptions;
import io.azulejo.notifications.domain.NotificationIds;
import io.azulejo.notifications.domain.Retention;
import io.azulejo.notifications.domain.ScannableTable;
import io.azulejo.notifications.domain.SignUp;
import io.azulejo.notifications.domain.Unread;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.NotificationsTableDesign;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.Throttle;
import io.azulejo.toolkit.ToolkitOptions;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import java.util.Set;
import java.util.random.RandomGenerator;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Notifications service with its own users, mounted under {@code /notifications}. */
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

    /** Returns a sign-up service for creating users without a request, such as the first admin. */
    public SignUp signUp() {
        NotificationsTable table = NotificationsTableDesign.on(client, options.table());
        InstantSource clock = options.clock();
        return new SignUp(
                table,
                new CompleteReads(table),
                new Passwords(options.passwords()),
                new Unread(table, clock),
                new NotificationIds(clock));
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> signInPaths() {
        return PasswordSignIn.paths(
                "/notifications/auth", "/notifications/users", "/notifications/me/email", "/notifications/session");
    }

    @Override
    public boolean strict() {
        return true;
    }

    @Override
    public AvajeModule module() {
        return new NotificationsModule();
    }

    @Override
    public void supply(BeanScopeBuilder beans, MeterRegistry meters) {
        InstantSource clock = options.clock();
        ToolkitOptions toolkit = options.table().clock(clock).listener(new BackendMetrics(meters, NAME));
        ToolkitOptions skipping = toolkit.unreadableItems(UnreadableItemReport.of(meters, NAME));
        DynamoDbClient byKey = new KeyAccessClient(client);
        NotificationsTable table = NotificationsTableDesign.on(byKey, skipping);
        ApiKeys apiKeys = new ApiKeys(table);
        TokenVerifier users = JwtVerifier.local(NAME, NAME, keys, clock);
        beans.bean(NotificationsTable.class, table)
                .bean(ScannableTable.class, new ScannableTable(NotificationsTableDesign.on(client, skipping)))
                .bean(CompleteReads.class, new CompleteReads(NotificationsTableDesign.on(byKey, toolkit)))
                .bean(InstantSource.class, clock)
                .bean(NotificationIds.class, new NotificationIds(clock))
                .bean(RandomGenerator.class, RandomGenerator.getDefault())
                .bean(Passwords.class, new Passwords(options.passwords()))
                .bean(SigningKeys.class, keys)
                .bean(PublicKeySet.class, keys)
                .bean(SignIns.class, signIns(table))
                .bean(PasswordResets.class, new PasswordResets(table.passwordResetTable(), clock))
                .bean(ApiKeys.class, apiKeys)
                .bean(TokenVerifier.class, (TokenVerifier)
                        token -> ApiKeys.isKey(token) ? apiKeys.verify(token) : users.verify(token))
                .bean(DeliveryOptions.class, options.delivery())
                .bean(Retention.class, options.retention())
                .bean(Throttle.class, Throttle.of(options.broadcastPerSecond(), clock))
                .bean(NotificationsOptions.class, options)
                .bean(AccountMailer.class, options.mailer())
                .bean(
                        AccountLinks.class,
                        new AccountLinks(NAME, "/notifications/app", options.publicUrl(), keys, clock))
                .bean(JobOptions.class, options.jobs());
    }

    private SignIns signIns(NotificationsTable table) {
        InstantSource clock = options.clock();
        return new SignIns(
                new TokenIssuer(NAME, NAME, keys, clock, options.accessTokenLifetime()),
                new RefreshTokens(table.refreshTokenTable(), clock, options.refreshTokenLifetime()));
    }
}
