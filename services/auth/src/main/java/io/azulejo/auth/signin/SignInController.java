package io.azulejo.auth.signin;

import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.azulejo.auth.signin.SignIns.Tokens;
import io.azulejo.auth.token.ClientFingerprint;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.openapi.Summary;
import io.azulejo.http.problem.ProblemType;
import io.helidon.webserver.http.ServerRequest;

/**
 * Routes of sign-in, tokens and passwords. Each issuer extends it with a controller below its own path.
 *
 * @param <U> the service's user
 * @param <T> the response with the tokens of a user
 */
public abstract class SignInController<U, T> extends PasswordController {
    private final PasswordSignIn<U> signIn;

    protected SignInController(PasswordSignIn<U> signIn) {
        super(signIn);
        this.signIn = signIn;
    }

    protected abstract T tokensBody(Tokens<U> tokens);

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
}
