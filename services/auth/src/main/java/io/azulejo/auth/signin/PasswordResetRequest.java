package io.azulejo.auth.signin;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;

/** Request for a password reset token, sent to the address. */
@Json
@Valid
public record PasswordResetRequest(
        @NotBlank @Size(max = 254) String email) {}
