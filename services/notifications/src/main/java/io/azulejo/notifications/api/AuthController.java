package io.azulejo.notifications.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.azulejo.auth.signin.Login;
import io.azulejo.auth.signin.PasswordChangeRequest;
import io.azulejo.auth.signin.PasswordResetConfirmation;
import io.azulejo.auth.signin.PasswordResetRequest;
import io.azulejo.auth.signin.RefreshRequest;
import io.azulejo.auth.signin.SignIns;
import io.azulejo.auth.token.ClientFingerprint;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.notifications.domain.SignIn;
import io.azulejo.notifications.domain.Users;
import io.azulejo.notifications.table.User;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Instant;

/** Registration, sign-in, tokens and passwords. */
@Valid
@Controller
@Path("/notifications/auth")
final class AuthController {
    private final SignIn signIn;
    private final Users users;

    AuthController(SignIn signIn, Users users) {
        this.signIn = signIn;
        this.users = users;
    }

    /** Signs in with an e-mail address and a password. Returns an access token and a refresh token. */
    @Post("/login")
    @Produces(statusCode = 200)
    TokensBody login(Login body) {
        return TokensBody.of(signIn.login(body.login(), body.password()));
    }

    /** Exchanges a refresh token for new access and refresh tokens. A refresh token can be used once. */
    @Post("/refresh")
    @Produces(statusCode = 200)
    @Answers(never = ProblemType.FORBIDDEN)
    TokensBody refresh(RefreshRequest body, ServerRequest request) {
        return TokensBody.of(signIn.refresh(body.refreshToken(), ClientFingerprint.of(request)));
    }

    /** Signs out by revoking a refresh token. */
    @Post("/logout")
    void logout(RefreshRequest body, ServerResponse response) {
        signIn.logout(body.refreshToken());
        response.status(204).send();
    }

    /** Changes your password. You are signed out everywhere. */
    @Post("/password")
    void changePassword(PasswordChangeRequest body, ServerRequest request, ServerResponse response) {
        signIn.changePassword(users.requireActive(Caller.of(request)).id(), body.oldPassword(), body.newPassword());
        response.status(204).send();
    }

    /**
     * Requests a password reset. If the address belongs to a user, a token is sent to it. The response is the same
     * either way.
     */
    @Post("/password-reset")
    void requestReset(PasswordResetRequest body, ServerResponse response) {
        signIn.requestReset(body.email());
        response.status(202).send();
    }

    /** Resets a password with a token. The user is signed out everywhere. */
    @Post("/password-reset/confirm")
    void reset(PasswordResetConfirmation body, ServerResponse response) {
        signIn.resetPassword(body.token(), body.newPassword());
        response.status(204).send();
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
