package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.azulejo.wavyblog.rules.SignIn;
import java.time.Instant;

/** What a client that signed in goes on with. */
@Json
record TokensBody(String accessToken, Instant expiresAt, String refreshToken, AccountBody user) {

    static TokensBody of(SignIn.Tokens tokens) {
        return new TokensBody(
                tokens.access().value(), tokens.access().expiresAt(), tokens.refresh(), AccountBody.of(tokens.user()));
    }
}
