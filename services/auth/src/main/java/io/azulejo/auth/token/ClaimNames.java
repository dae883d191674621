package io.azulejo.auth.token;

/**
 * Claim names of an issuer. The subject is always {@code sub}.
 *
 * @param name the claim with the display name
 * @param roles the claim with the list of roles
 * @param audience the claim with the audience
 */
public record ClaimNames(String name, String roles, String audience) {
    /** Claim names of the local issuer, and of issuers configured alike. */
    public static final ClaimNames LOCAL = new ClaimNames("name", "roles", "aud");

    /** Claim names of Amazon Cognito's access tokens: groups are the roles, and the app client is the audience. */
    public static final ClaimNames COGNITO = new ClaimNames("username", "cognito:groups", "client_id");
}
