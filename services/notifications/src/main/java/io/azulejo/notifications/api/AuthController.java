package io.azulejo.notifications.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.azulejo.auth.signin.SignInController;
import io.azulejo.auth.signin.SignIns;
import io.azulejo.http.caller.Caller;
import io.azulejo.notifications.domain.SignIn;
import io.azulejo.notifications.domain.Users;
import io.azulejo.notifications.table.User;
import java.time.Instant;

/** Sign-in, tokens and passwords. */
@Valid
@Controller
@Path("/notifications/auth")
final class AuthController extends SignInController<User, AuthController.TokensBody> {
    private final Users users;

    AuthController(SignIn signIn, Users users) {
        super(signIn);
        this.users = users;
    }

    @Override
    protected TokensBody tokensBody(SignIns.Tokens<User> tokens) {
        return TokensBody.of(tokens);
    }

    @Override
    protected String requireActive(Caller caller) {
        return users.requireActive(caller).id();
    }

    /** Tokens of a signed-in client. */
    @Json
    record TokensBody(String accessToken, Instant expiresAt, String refreshToken, AccountBody user) {

        static TokensBody of(SignIns.Tokens<User> tokens) {
            return new TokensBody(
                    tokens.access().value(),
                    tokens.access().expiresAt(),
                    tokens.refresh(),
                    AccountBody.of(tokens.user()));
        }
    }
}
