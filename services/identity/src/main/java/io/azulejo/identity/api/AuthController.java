package io.azulejo.identity.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.identity.rules.Accounts;
import io.azulejo.identity.rules.SignIn;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.web.signin.Login;
import io.azulejo.web.signin.PasswordChanging;
import io.azulejo.web.signin.PasswordResetting;
import io.azulejo.web.signin.RefreshRequest;
import io.azulejo.web.signin.ResetRequest;
import io.azulejo.web.signin.SignIns.Tokens;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Instant;

@Valid
@Controller
@Path("/identity")
final class AuthController {
    private final Accounts accounts;
    private final SignIn signIn;

    AuthController(Accounts accounts, SignIn signIn) {
        this.accounts = accounts;
        this.signIn = signIn;
    }

    /** Gets an account. */
    @Post("/register")
    AccountView register(Registering body) {
        return AccountView.of(accounts.register(body.email(), body.name(), body.password()));
    }

    /** Signs in by e-mail address. */
    @Post("/login")
    @Produces(statusCode = 200)
    TokensBody login(Login body) {
        return TokensBody.of(signIn.login(body.login(), body.password()));
    }

    /** Takes a refresh token for the next access and refresh tokens, with the memberships of now. */
    @Post("/refresh")
    @Produces(statusCode = 200)
    TokensBody refresh(RefreshRequest body) {
        return TokensBody.of(signIn.refresh(body.refreshToken()));
    }

    /** Ends a sign-in. */
    @Post("/logout")
    void logout(RefreshRequest body, ServerResponse response) {
        signIn.logout(body.refreshToken());
        response.status(204).send();
    }

    /** The caller's account and memberships as they are now. */
    @Get("/me")
    MeView me(ServerRequest request) {
        return MeView.of(accounts.known(Caller.of(request).subject()));
    }

    /** Changes the caller's password and ends every sign-in. */
    @Post("/password")
    void changePassword(PasswordChanging body, ServerRequest request, ServerResponse response) {
        String accountId = accounts.acting(Caller.of(request)).subject();
        signIn.changePassword(accountId, body.oldPassword(), body.newPassword());
        response.status(204).send();
    }

    /** Asks for a token by which a forgotten password can be replaced; the answer does not tell whether one is sent. */
    @Post("/password-reset")
    void requestReset(ResetRequest body, ServerResponse response) {
        signIn.requestReset(body.email());
        response.status(202).send();
    }

    /** Replaces a forgotten password and ends every sign-in. */
    @Post("/password-reset/confirm")
    void reset(PasswordResetting body, ServerResponse response) {
        signIn.resetPassword(body.token(), body.newPassword());
        response.status(204).send();
    }

    /** Who wants an account. */
    @Json
    @Valid
    record Registering(
            @NotBlank String email,
            @NotBlank String name,
            @NotBlank String password) {}

    /** What a client that signed in goes on with. */
    @Json
    record TokensBody(String accessToken, Instant expiresAt, String refreshToken, AccountView account) {

        static TokensBody of(Tokens<IdentityTable.Known> tokens) {
            return new TokensBody(
                    tokens.access().value(),
                    tokens.access().expiresAt(),
                    tokens.refresh(),
                    AccountView.of(tokens.user().account()));
        }
    }
}
