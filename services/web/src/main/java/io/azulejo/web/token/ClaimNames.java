package io.azulejo.web.token;

/**
 * Where the tokens of an issuer say who is calling. The subject is always {@code sub}.
 *
 * @param name the claim with what the caller is called
 * @param roles the claim with the roles, a list of texts
 * @param audience the claim that says for whom the token was made
 */
public record ClaimNames(String name, String roles, String audience) {
    /** As the local issuer writes them, and issuers that are set up alike. */
    public static final ClaimNames LOCAL = new ClaimNames("name", "roles", "aud");

    /** Amazon Cognito's access tokens, in which groups are the roles and the app client is the audience. */
    public static final ClaimNames COGNITO = new ClaimNames("username", "cognito:groups", "client_id");
}
