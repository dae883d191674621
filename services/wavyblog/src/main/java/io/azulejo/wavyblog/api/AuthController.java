package io.azulejo.wavyblog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Valid;
import io.azulejo.wavyblog.rules.PasswordChange;
import io.azulejo.wavyblog.rules.Registration;
import io.azulejo.wavyblog.rules.SignIn;
import io.azulejo.wavyblog.rules.Users;
import io.azulejo.web.signin.Login;
import io.azulejo.web.signin.PasswordChanging;
import io.azulejo.web.signin.PasswordResetting;
import io.azulejo.web.signin.RefreshRequest;
import io.azulejo.web.signin.ResetRequest;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

@Valid
@Controller
@Path("/wavyblog/auth")
final class AuthController {
    private final Registration registration;
    private final SignIn signIn;
    private final PasswordChange passwords;
    private final Users users;

    AuthController(Registration registration, SignIn signIn, PasswordChange passwords, Users users) {
        this.registration = registration;
        this.signIn = signIn;
        this.passwords = passwords;
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
        passwords.change(users.acting(Caller.of(request)).name(), body.oldPassword(), body.newPassword());
        response.status(204).send();
    }

    /** Asks for a token by which a forgotten password can be replaced; the answer does not tell whether one is sent. */
    @Post("/password-reset")
    void requestReset(ResetRequest body, ServerResponse response) {
        passwords.requestReset(body.email());
        response.status(202).send();
    }

    /** Replaces a forgotten password and ends every sign-in. */
    @Post("/password-reset/confirm")
    void reset(PasswordResetting body, ServerResponse response) {
        passwords.reset(body.token(), body.newPassword());
        response.status(204).send();
    }
}
