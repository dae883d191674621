package io.azulejo.auth.signin;

import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.openapi.Summary;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/**
 * Routes of an issuer whose responses do not depend on its users: sign-out and passwords. The routes that do are in its
 * subclasses, because the generator of routes resolves type variables of the direct superclass only.
 */
abstract class PasswordController {
    private final PasswordSignIn<?> signIn;

    PasswordController(PasswordSignIn<?> signIn) {
        this.signIn = signIn;
    }

    /** Returns the id of the caller's user; fails unless the user may still act with this token. */
    protected abstract String requireActive(Caller caller);

    @Post("/logout")
    @Summary("Signs out. The refresh token becomes invalid.")
    public final void logout(RefreshRequest body, ServerResponse response) {
        signIn.logout(body.refreshToken());
        response.status(204).send();
    }

    @Post("/password")
    @Summary("Changes your password. You are signed out everywhere.")
    public final void changePassword(PasswordChangeRequest body, ServerRequest request, ServerResponse response) {
        signIn.changePassword(requireActive(Caller.of(request)), body.oldPassword(), body.newPassword());
        response.status(204).send();
    }

    @Post("/password-reset")
    @Produces(statusCode = 202)
    @Summary(
            "Requests a mail with a link to replace a forgotten password. The response does not reveal whether an account"
                    + " has the address.")
    public final MailBody requestReset(PasswordResetRequest body, ServerRequest request) {
        return MailBody.of(signIn.requestReset(body.email()), request);
    }

    @Post("/password-reset/confirm")
    @Summary("Sets a new password with the token of a mailed link. The user is signed out everywhere.")
    public final void reset(PasswordResetConfirmation body, ServerResponse response) {
        signIn.resetPassword(body.token(), body.newPassword());
        response.status(204).send();
    }
}
