package io.azulejo.wavyblog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.wavyblog.rules.Registration;
import io.azulejo.wavyblog.rules.SignIn;
import io.azulejo.wavyblog.rules.Users;
import io.azulejo.web.signin.Login;
import io.azulejo.web.signin.PasswordChanging;
import io.azulejo.web.signin.PasswordResetting;
import io.azulejo.web.signin.RefreshRequest;
import io.azulejo.web.signin.ResetRequest;
import io.azulejo.web.signin.SignIns;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Instant;

@Valid
@Controller
@Path("/wavyblog/auth")
final class AuthController {
    private final Registration registration;
    private final SignIn signIn;
    private final Users users;

    AuthController(Registration registration, SignIn signIn, Users users) {
        this.registration = registration;
        this.signIn = signIn;
        this.users = users;
    }

    /** Becomes a user. */
    @Post("/register")
    AccountBody register(Registering body) {
        return AccountBody.of(registration.register(body.username(), body.email(), body.password()));
    }

    /** Signs in by username or e-mail address. */
    @Post("/login")
    @Produces(statusCode = 200)
    TokensBody login(Login body) {
        return TokensBody.of(signIn.login(body.login(), body.password()));
    }

    /** Takes a refresh token for the next access and refresh tokens. */
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

    /** Changes the caller's password and ends every sign-in. */
    @Post("/password")
    void changePassword(PasswordChanging body, ServerRequest request, ServerResponse response) {
        signIn.changePassword(users.acting(Caller.of(request)).subject(), body.oldPassword(), body.newPassword());
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

    /** Who wants to become a user. */
    @Json
    @Valid
    record Registering(
            @NotBlank String username,
            @NotBlank String email,
            @NotBlank String password) {}

    /** What a client that signed in goes on with. */
    @Json
    record TokensBody(String accessToken, Instant expiresAt, String refreshToken, AccountBody user) {

        static TokensBody of(SignIns.Tokens<SignIn.Known> tokens) {
            return new TokensBody(
                    tokens.access().value(),
                    tokens.access().expiresAt(),
                    tokens.refresh(),
                    AccountBody.of(tokens.user().user()));
        }
    }
}
