package io.azulejo.identity;

import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.identity.domain.ResetSender;
import io.azulejo.toolkit.ToolkitOptions;
import java.time.Duration;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Settings of the local issuer.
 *
 * @param table the design's settings: table name, cursor keys
 * @param audience the audience of the tokens: all services that trust this issuer
 * @param access lifetime of an access token, and so the longest time until a revocation takes effect everywhere
 * @param refresh how long a sign-in lasts without being used
 * @param courier sends password reset tokens to their owners
 */
public record IdentityOptions(
        InstantSource clock,
        ToolkitOptions table,
        PasswordOptions passwords,
        String audience,
        Duration access,
        Duration refresh,
        ResetSender courier) {
    private static final Logger LOG = LoggerFactory.getLogger(IdentityOptions.class);

    /**
     * Returns the defaults. Reset tokens are written to the log, which is only suitable for local use; set a courier if
     * there are other users.
     */
    public static IdentityOptions defaults() {
        return new IdentityOptions(
                InstantSource.system(),
                ToolkitOptions.defaults(),
                PasswordOptions.defaults(),
                "azulejo",
                Duration.ofMinutes(15),
                Duration.ofDays(30),
                (account, token) -> LOG.info("Password reset token of {}: {}", account.accountId(), token));
    }

    public IdentityOptions withTable(ToolkitOptions other) {
        return new IdentityOptions(clock, other, passwords, audience, access, refresh, courier);
    }

    public IdentityOptions withCourier(ResetSender other) {
        return new IdentityOptions(clock, table, passwords, audience, access, refresh, other);
    }
}
