package io.azulejo.auth.signin;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;

/**
 * Request to verify an e-mail address.
 *
 * @param token the token in the link of the verification mail
 */
@Json
@Valid
public record VerificationRequest(
        @NotBlank @Size(max = 2000) String token) {}
