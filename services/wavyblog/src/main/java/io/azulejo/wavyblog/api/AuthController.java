package io.azulejo.wavyblog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.auth.signin.SignIns;
import io.azulejo.auth.signin.VerifiedSignInController;
import io.azulejo.http.caller.Caller;
import io.azulejo.wavyblog.domain.EmailVerification;
import io.azulejo.wavyblog.domain.Registration;
import io.azulejo.wavyblog.domain.SignIn;
import io.azulejo.wavyblog.domain.Users;
import io.azulejo.wavyblog.table.User;
import java.time.Instant;

/** Registration, sign-in, tokens and passwords. */
@Valid
@Controller
@Path("/wavyblog/auth")
final class AuthController
        extends VerifiedSignInController<SignIn.Known, AuthController.TokensBody, User, AccountBody> {
    private final Registration registration;
    private final Users users;
    private final EmailVerification verification;

    AuthController(Registration registration, SignIn signIn, Users users, EmailVerification verification) {
        super(signIn, verification);
        this.verification = verification;
        this.registration = registration;
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

    @Override
    protected TokensBody tokensBody(SignIns.Tokens<SignIn.Known> tokens) {
        return TokensBody.of(tokens);
    }

    @Override
    protected AccountBody accountBody(User user) {
        return AccountBody.of(user);
    }

    @Override
    protected String requireActive(Caller caller) {
        return users.requireActive(caller).subject();
    }

    @Override
    protected User activeAccount(Caller caller) {
        return users.current(users.requireActive(caller));
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
