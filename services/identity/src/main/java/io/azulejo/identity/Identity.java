package io.azulejo.identity;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.azulejo.identity.rules.Accounts;
import io.azulejo.identity.rules.ResetCourier;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.IdentityTableDesign;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.backend.BackendMetrics;
import io.azulejo.web.backend.KeyedClient;
import io.azulejo.web.host.Service;
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

/** The local issuer as a service of a host, under {@code /identity}. */
public final class Identity implements Service {
    private static final String NAME = "identity";

    private final DynamoDbClient client;
    private final SigningKeys keys;
    private final IdentityOptions options;

    public Identity(DynamoDbClient client, SigningKeys keys, IdentityOptions options) {
        this.client = client;
        this.keys = keys;
        this.options = options;
    }

    @Override
    public void createTables() {
        IdentityTableDesign.on(client, options.table()).createTables();
    }

    /** Accounts without a request, such as the first admin's. */
    public Accounts accounts() {
        return new Accounts(
                IdentityTableDesign.on(client, options.table().clock(options.clock())),
                new Passwords(options.passwords()));
    }

    /** What a service takes that trusts this issuer. */
    public TokenVerifier verifier() {
        return JwtVerifier.local(NAME, options.audience(), keys, options.clock());
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> signInPaths() {
        return PasswordSignIn.paths("/identity", "/identity/register");
    }

    @Override
    public AvajeModule module() {
        return new IdentityModule();
    }

    @Override
    public void supply(BeanScopeBuilder beans, MeterRegistry meters) {
        InstantSource clock = options.clock();
        ToolkitOptions toolkit = options.table().clock(clock).listener(new BackendMetrics(meters, NAME));
        IdentityTable table = IdentityTableDesign.on(new KeyedClient(client), toolkit);
        beans.bean(IdentityTable.class, table)
                .bean(Passwords.class, new Passwords(options.passwords()))
                .bean(SigningKeys.class, keys)
                .bean(TokenVerifier.class, verifier())
                .bean(
                        SignIns.class,
                        new SignIns(
                                new TokenIssuer(NAME, options.audience(), keys, clock, options.access()),
                                new RefreshTokens(table.refreshTokens(), clock, options.refresh())))
                .bean(PasswordResets.class, new PasswordResets(table.passwordResets(), clock))
                .bean(ResetCourier.class, options.courier());
    }
}
