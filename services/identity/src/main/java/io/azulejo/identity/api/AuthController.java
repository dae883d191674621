package io.azulejo.identity.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.auth.signin.SignIns.Tokens;
import io.azulejo.auth.signin.VerifiedSignInController;
import io.azulejo.http.caller.Caller;
import io.azulejo.identity.domain.AccountDeletion;
import io.azulejo.identity.domain.Accounts;
import io.azulejo.identity.domain.EmailVerification;
import io.azulejo.identity.domain.SignIn;
import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.IdentityTable.AccountWithMemberships;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Instant;

/** Registration, sign-in, tokens and passwords. */
@Valid
@Controller
@Path("/identity")
final class AuthController
        extends VerifiedSignInController<AccountWithMemberships, AuthController.TokensBody, Account, AccountView> {
    private final Accounts accounts;
    private final EmailVerification verification;
    private final AccountDeletion deletion;

    AuthController(Accounts accounts, SignIn signIn, EmailVerification verification, AccountDeletion deletion) {
        super(signIn, verification);
        this.verification = verification;
        this.deletion = deletion;
        this.accounts = accounts;
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

    /**
     * Deletes the caller's account and its memberships. What the caller wrote in other services remains there: delete it
     * first, with {@code DELETE /blog/me} and the like.
     */
    @Delete("/me")
    void delete(ServerRequest request, ServerResponse response) {
        deletion.deleteOwn(accounts.currentCaller(Caller.of(request)));
        response.status(204).send();
    }

    /** Returns the caller's account and current memberships. */
    @Get("/me")
    MeView me(ServerRequest request) {
        return MeView.of(accounts.requireAccount(Caller.of(request).subject()));
    }

    @Override
    protected TokensBody tokensBody(Tokens<AccountWithMemberships> tokens) {
        return TokensBody.of(tokens);
    }

    @Override
    protected AccountView accountBody(Account account) {
        return AccountView.of(account);
    }

    @Override
    protected String requireActive(Caller caller) {
        return accounts.currentCaller(caller).subject();
    }

    @Override
    protected Account activeAccount(Caller caller) {
        return accounts.requireAccount(requireActive(caller)).account();
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

        static TokensBody of(Tokens<AccountWithMemberships> tokens) {
            return new TokensBody(
                    tokens.access().value(),
                    tokens.access().expiresAt(),
                    tokens.refresh(),
                    AccountView.of(tokens.user().account()));
        }
    }
}
