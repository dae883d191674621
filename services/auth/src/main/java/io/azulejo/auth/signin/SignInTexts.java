package io.azulejo.auth.signin;

/** Documentation of routes that two controllers have. */
final class SignInTexts {
    static final String LOGIN =
            "Signs in with a login and a password. The login is an e-mail address, or a user name if"
                    + " users have one. The response has an access token and a refresh token.";
    static final String REFRESH = "Exchanges a refresh token for new tokens. Each refresh token works once; reusing one"
            + " ends the sign-in, except that the same client may repeat a refresh within ten seconds.";

    private SignInTexts() {}
}
