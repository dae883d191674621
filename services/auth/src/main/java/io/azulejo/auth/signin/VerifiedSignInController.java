package io.azulejo.auth.signin;

import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.azulejo.auth.mail.AddressVerification;
import io.azulejo.auth.signin.SignIns.Tokens;
import io.azulejo.auth.token.ClientFingerprint;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.openapi.Summary;
import io.azulejo.http.problem.ProblemType;
import io.helidon.webserver.http.ServerRequest;

/**
 * Sign-in routes of an issuer that verifies the e-mail addresses of its accounts.
 *
 * @param <U> the user who signs in
 * @param <T> the response with the tokens of a user
 * @param <A> the account whose address is verified
 * @param <B> the response with an account
 */
public abstract class VerifiedSignInController<U, T, A, B> extends PasswordController {
    private final PasswordSignIn<U> signIn;
    private final AddressVerification<A> verification;

    protected VerifiedSignInController(PasswordSignIn<U> signIn, AddressVerification<A> verification) {
        super(signIn);
        this.signIn = signIn;
        this.verification = verification;
    }

    protected abstract T tokensBody(Tokens<U> tokens);

    protected abstract B accountBody(A account);

    /** Returns the caller's account; fails unless the user may still act with this token. */
    protected abstract A activeAccount(Caller caller);

    @Post("/login")
    @Produces(statusCode = 200)
    @Summary(SignInTexts.LOGIN)
    public final T login(Login body) {
        return tokensBody(signIn.login(body.login(), body.password()));
    }

    @Post("/refresh")
    @Produces(statusCode = 200)
    @Summary(SignInTexts.REFRESH)
    @Answers(never = ProblemType.FORBIDDEN)
    public final T refresh(RefreshRequest body, ServerRequest request) {
        return tokensBody(signIn.refresh(body.refreshToken(), ClientFingerprint.of(request)));
    }

    @Post("/verify")
    @Produces(statusCode = 200)
    @Summary("Verifies an e-mail address with the token of the link in the verification mail.")
    public final B verify(VerificationRequest body) {
        return accountBody(verification.verify(body.token()));
    }

    @Post("/verification")
    @Produces(statusCode = 202)
    @Summary("Sends the verification mail again, if your address is not verified.")
    public final MailBody sendVerification(ServerRequest request) {
        return MailBody.of(verification.send(activeAccount(Caller.of(request))), request);
    }
}
