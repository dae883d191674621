package io.azulejo.identity.api;

import io.avaje.jsonb.Json;
import io.azulejo.identity.table.Account;
import io.azulejo.web.signin.SignIns.Tokens;
import java.time.Instant;

/** What a client that signed in goes on with. */
@Json
record TokensBody(String accessToken, Instant expiresAt, String refreshToken, AccountView account) {

    static TokensBody of(Tokens<Account> tokens) {
        return new TokensBody(
                tokens.access().value(), tokens.access().expiresAt(), tokens.refresh(), AccountView.of(tokens.user()));
    }
}
