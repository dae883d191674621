package io.azulejo.identity.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
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
import io.azulejo.auth.signin.VerificationRequest;
import io.azulejo.auth.token.ClientFingerprint;
import io.azulejo.http.caller.Caller;
import io.azulejo.identity.domain.AccountDeletion;
import io.azulejo.identity.domain.Accounts;
import io.azulejo.identity.domain.EmailVerification;
import io.azulejo.identity.domain.SignIn;
import io.azulejo.identity.table.Account;
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
    private final EmailVerification verification;
    private final AccountDeletion deletion;

    AuthController(Accounts accounts, SignIn signIn, EmailVerification verification, AccountDeletion deletion) {
        this.verification = verification;
        this.deletion = deletion;
        this.accounts = accounts;
        this.signIn = signIn;
    }

    /**
     * Registers an account. A mail has the link that verifies the address. The owner of an address that somebody else
     * registered gets the account by a password reset.
     */
    @Post("/register")
    AccountView register(RegistrationRequest body) {
        Account account = accounts.register(body.email(), body.name(), body.password());
        verification.send(account);
        return AccountView.of(account);
    }

    /** Verifies an e-mail address with the token of the link in the verification mail. */
    @Post("/verify")
    @Produces(statusCode = 200)
    AccountView verify(VerificationRequest body) {
        return AccountView.of(verification.verify(body.token()));
    }

    /** Sends the verification mail again, if the caller's address is not verified. */
    @Post("/verification")
    void sendVerification(ServerRequest request, ServerResponse response) {
        Caller caller = accounts.currentCaller(Caller.of(request));
        verification.send(accounts.requireAccount(caller.subject()).account());
        response.status(202).send();
    }

    /**
     * Deletes the caller's account and its memberships. What the caller wrote in other services remains there: delete it
     * first, with {@code DELETE /blog/me} and the like.
     */
    @Delete("/me")
    void delete(ServerRequest request, ServerResponse response) {
        deletion.deleteOwn(accounts.currentCaller(Caller.of(request)));
        response.status(204).send();
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
    TokensBody refresh(RefreshRequest body, ServerRequest request) {
        return TokensBody.of(signIn.refresh(body.refreshToken(), ClientFingerprint.of(request)));
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
