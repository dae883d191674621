package io.azulejo.identity.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.auth.signin.Login;
import io.azulejo.auth.signin.PasswordChangeRequest;
import io.azulejo.auth.signin.PasswordResetConfirmation;
import io.azulejo.auth.signin.PasswordResetRequest;
import io.azulejo.auth.signin.RefreshRequest;
import io.azulejo.auth.signin.SignIns.Tokens;
import io.azulejo.http.caller.Caller;
import io.azulejo.identity.domain.Accounts;
import io.azulejo.identity.domain.SignIn;
import io.azulejo.identity.table.IdentityTable;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Instant;

/** Registration, sign-in, tokens and passwords. */
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

    /** Registers an account. */
    @Post("/register")
    AccountView register(RegistrationRequest body) {
        return AccountView.of(accounts.register(body.email(), body.name(), body.password()));
    }

    /** Signs in with an e-mail address and password. */
    @Post("/login")
    @Produces(statusCode = 200)
    TokensBody login(Login body) {
        return TokensBody.of(signIn.login(body.login(), body.password()));
    }

    /** Exchanges a refresh token for new access and refresh tokens, with the current memberships. */
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

    /** Returns the caller's account and current memberships. */
    @Get("/me")
    MeView me(ServerRequest request) {
        return MeView.of(accounts.requireAccount(Caller.of(request).subject()));
    }

    /** Changes the caller's password and ends all sign-ins. */
    @Post("/password")
    void changePassword(PasswordChangeRequest body, ServerRequest request, ServerResponse response) {
        String accountId = accounts.currentCaller(Caller.of(request)).subject();
        signIn.changePassword(accountId, body.oldPassword(), body.newPassword());
        response.status(204).send();
    }

    /** Requests a token to replace a forgotten password. The response does not reveal whether one is sent. */
    @Post("/password-reset")
    void requestReset(PasswordResetRequest body, ServerResponse response) {
        signIn.requestReset(body.email());
        response.status(202).send();
    }

    /** Replaces a forgotten password and ends all sign-ins. */
    @Post("/password-reset/confirm")
    void reset(PasswordResetConfirmation body, ServerResponse response) {
        signIn.resetPassword(body.token(), body.newPassword());
        response.status(204).send();
    }

    /** Registration request. */
    @Json
    @Valid
    record RegistrationRequest(
            @NotBlank String email,
            @NotBlank String name,
            @NotBlank String password) {}

    /** Tokens of a sign-in. */
    @Json
    record TokensBody(String accessToken, Instant expiresAt, String refreshToken, AccountView account) {

        static TokensBody of(Tokens<IdentityTable.AccountWithMemberships> tokens) {
            return new TokensBody(
                    tokens.access().value(),
                    tokens.access().expiresAt(),
                    tokens.refresh(),
                    AccountView.of(tokens.user().account()));
        }
    }
}
