package io.azulejo.identity;

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
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.host.PublicKeySet;
import io.azulejo.http.host.Service;
import io.azulejo.identity.domain.Accounts;
import io.azulejo.identity.domain.RevocationVerifier;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.IdentityTableDesign;
import io.azulejo.toolkit.ToolkitOptions;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Local token issuer, a service under {@code /identity}. */
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

    /** Returns the accounts for use outside a request, such as to create the first admin. */
    public Accounts accounts() {
        return new Accounts(
                IdentityTableDesign.on(client, options.table().clock(options.clock())),
                new Passwords(options.passwords()));
    }

    /** Returns the verifier for services that trust this issuer. It refuses writes with a revoked token. */
    public TokenVerifier verifier() {
        return new RevocationVerifier(
                tokens(), IdentityTableDesign.on(client, options.table().clock(options.clock())));
    }

    /** Returns the verifier of this service's own requests, which read the account themselves. */
    private TokenVerifier tokens() {
        return JwtVerifier.local(NAME, options.audience(), keys, options.clock());
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> signInPaths() {
        return PasswordSignIn.paths("/identity", "/identity/register", "/identity/verify", "/identity/session");
    }

    @Override
    public boolean strict() {
        return true;
    }

    @Override
    public AvajeModule module() {
        return new IdentityModule();
    }

    @Override
    public void supply(BeanScopeBuilder beans, MeterRegistry meters) {
        InstantSource clock = options.clock();
        ToolkitOptions toolkit = options.table().clock(clock).listener(new BackendMetrics(meters, NAME));
        IdentityTable table = IdentityTableDesign.on(new KeyAccessClient(client), toolkit);
        beans.bean(IdentityTable.class, table)
                .bean(Passwords.class, new Passwords(options.passwords()))
                .bean(SigningKeys.class, keys)
                .bean(PublicKeySet.class, keys)
                .bean(TokenVerifier.class, tokens())
                .bean(
                        SignIns.class,
                        new SignIns(
                                new TokenIssuer(NAME, options.audience(), keys, clock, options.access()),
                                new RefreshTokens(table.refreshTokens(), clock, options.refresh())))
                .bean(PasswordResets.class, new PasswordResets(table.passwordResets(), clock))
                .bean(AccountMailer.class, options.mailer())
                .bean(AccountLinks.class, new AccountLinks(NAME, options.pages(), options.publicUrl(), keys, clock));
    }
}
