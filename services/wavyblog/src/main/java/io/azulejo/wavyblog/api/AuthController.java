package io.azulejo.wavyblog.api;

import io.avaje.http.api.Controller;
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
import io.azulejo.auth.signin.SignIns;
import io.azulejo.http.caller.Caller;
import io.azulejo.wavyblog.domain.Registration;
import io.azulejo.wavyblog.domain.SignIn;
import io.azulejo.wavyblog.domain.Users;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Instant;

/** Registration, sign-in, tokens and passwords. */
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

    /** Registers a user. Username and email address must be unused. */
    @Post("/register")
    AccountBody register(RegistrationRequest body) {
        return AccountBody.of(registration.register(body.username(), body.email(), body.password()));
    }

    /** Signs in with a username or email address and a password. Returns an access token and a refresh token. */
    @Post("/login")
    @Produces(statusCode = 200)
    TokensBody login(Login body) {
        return TokensBody.of(signIn.login(body.login(), body.password()));
    }

    /** Exchanges a refresh token for new tokens. Each refresh token works once; reusing one ends the sign-in. */
    @Post("/refresh")
    @Produces(statusCode = 200)
    TokensBody refresh(RefreshRequest body) {
        return TokensBody.of(signIn.refresh(body.refreshToken()));
    }

    /** Signs out. The refresh token becomes invalid. */
    @Post("/logout")
    void logout(RefreshRequest body, ServerResponse response) {
        signIn.logout(body.refreshToken());
        response.status(204).send();
    }

    /** Changes the caller's password. Ends all sign-ins of the caller. */
    @Post("/password")
    void changePassword(PasswordChangeRequest body, ServerRequest request, ServerResponse response) {
        signIn.changePassword(
                users.requireActive(Caller.of(request)).subject(), body.oldPassword(), body.newPassword());
        response.status(204).send();
    }

    /** Requests a password reset token. The response is the same whether or not the email address is known. */
    @Post("/password-reset")
    void requestReset(PasswordResetRequest body, ServerResponse response) {
        signIn.requestReset(body.email());
        response.status(202).send();
    }

    /** Sets a new password with a reset token. Ends all sign-ins of the user. */
    @Post("/password-reset/confirm")
    void reset(PasswordResetConfirmation body, ServerResponse response) {
        signIn.resetPassword(body.token(), body.newPassword());
        response.status(204).send();
    }

    /** User to register. */
    @Json
    @Valid
    record RegistrationRequest(
            @NotBlank String username,
            @NotBlank String email,
            @NotBlank String password) {}

    /** Tokens and account of a signed-in user. */
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
