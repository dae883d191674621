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
import io.azulejo.auth.signin.VerificationRequest;
import io.azulejo.auth.token.ClientFingerprint;
import io.azulejo.http.caller.Caller;
import io.azulejo.wavyblog.domain.EmailVerification;
import io.azulejo.wavyblog.domain.Registration;
import io.azulejo.wavyblog.domain.SignIn;
import io.azulejo.wavyblog.domain.Users;
import io.azulejo.wavyblog.table.User;
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
    private final EmailVerification verification;

    AuthController(Registration registration, SignIn signIn, Users users, EmailVerification verification) {
        this.verification = verification;
        this.registration = registration;
        this.signIn = signIn;
        this.users = users;
    }

    /**
     * Registers a user. Username and email address must be unused. A mail has the link that verifies the address; until
     * then the user cannot publish. The owner of an address that somebody else registered gets the account by a password
     * reset.
     */
    @Post("/register")
    AccountBody register(RegistrationRequest body) {
        User user = registration.register(body.username(), body.email(), body.password());
        verification.send(user);
        return AccountBody.of(user);
    }

    /** Verifies an email address with the token of the link in the verification mail. */
    @Post("/verify")
    @Produces(statusCode = 200)
    AccountBody verify(VerificationRequest body) {
        return AccountBody.of(verification.verify(body.token()));
    }

    /** Sends the verification mail again, if the caller's address is not verified. */
    @Post("/verification")
    void sendVerification(ServerRequest request, ServerResponse response) {
        verification.send(users.current(users.requireActive(Caller.of(request))));
        response.status(202).send();
    }

    /** Signs in with a username or email address and a password. Returns an access token and a refresh token. */
    @Post("/login")
    @Produces(statusCode = 200)
    TokensBody login(Login body) {
        return TokensBody.of(signIn.login(body.login(), body.password()));
    }

    /**
     * Exchanges a refresh token for new tokens. Each refresh token works once; reusing one ends the
     * sign-in, except that the same client may repeat a refresh within ten seconds.
     */
    @Post("/refresh")
    @Produces(statusCode = 200)
    TokensBody refresh(RefreshRequest body, ServerRequest request) {
        return TokensBody.of(signIn.refresh(body.refreshToken(), ClientFingerprint.of(request)));
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
