package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.notifications.table.User;
import io.azulejo.web.signin.SignIns;
import java.time.Instant;

/** What a client that signed in goes on with. */
@Json
record TokensBody(String accessToken, Instant expiresAt, String refreshToken, AccountBody user) {

    static TokensBody of(SignIns.Tokens<User> tokens) {
        return new TokensBody(
                tokens.access().value(), tokens.access().expiresAt(), tokens.refresh(), AccountBody.of(tokens.user()));
    }
}
