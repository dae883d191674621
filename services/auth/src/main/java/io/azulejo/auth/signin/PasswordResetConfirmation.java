package io.azulejo.auth.signin;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;

/** Request to replace a forgotten password. */
@Json
@Valid
public record PasswordResetConfirmation(
        @NotBlank @Size(max = 100) String token, @NotBlank String newPassword) {}
