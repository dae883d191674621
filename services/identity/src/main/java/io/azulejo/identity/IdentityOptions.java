package io.azulejo.identity;

import io.azulejo.identity.rules.ResetCourier;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.password.PasswordOptions;
import java.time.Duration;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How the local issuer runs.
 *
 * @param table the design's settings: the table's name, keys of cursors
 * @param audience whom the tokens are for: all services that trust this issuer
 * @param access how long an access token is good, and so how long what was revoked may still be done
 * @param refresh how long a sign-in goes on without being used
 * @param courier brings password reset tokens to their owners
 */
public record IdentityOptions(
        InstantSource clock,
        ToolkitOptions table,
        PasswordOptions passwords,
        String audience,
        Duration access,
        Duration refresh,
        ResetCourier courier) {
    private static final Logger LOG = LoggerFactory.getLogger(IdentityOptions.class);

    /** Reset tokens go to the log, which serves who runs it alone; whoever has users has a courier. */
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

    public IdentityOptions withCourier(ResetCourier other) {
        return new IdentityOptions(clock, table, passwords, audience, access, refresh, other);
    }
}
