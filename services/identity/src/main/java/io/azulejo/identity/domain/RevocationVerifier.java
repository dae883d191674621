package io.azulejo.identity.domain;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.IdentityTable;

/**
 * Verifier for the services that trust this issuer. Before a write it reads the account, so that a token ends with the
 * password, the account or its sign-ins; reads accept a token until it expires. Thread-safe.
 */
public final class RevocationVerifier implements TokenVerifier {
    private final TokenVerifier tokens;
    private final IdentityTable table;

    public RevocationVerifier(TokenVerifier tokens, IdentityTable table) {
        this.tokens = tokens;
        this.table = table;
    }

    @Override
    public Caller verify(String token) {
        return tokens.verify(token);
    }

    @Override
    public Caller verifyForWrite(String token) {
        Caller caller = tokens.verify(token);
        Account account = table.account(caller.subject())
                .orElseThrow(() -> ProblemException.unauthenticated("This account no longer exists"));
        if (account.disabled()) {
            throw ProblemException.forbidden("This account is disabled");
        }
        Accounts.requireEpoch(caller, account);
        return caller;
    }
}
