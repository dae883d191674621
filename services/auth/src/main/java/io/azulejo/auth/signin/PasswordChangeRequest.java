package io.azulejo.auth.signin;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;

/** Request to change a known password. */
@Json
@Valid
public record PasswordChangeRequest(
        @NotBlank @Size(max = 256) String oldPassword,
        @NotBlank String newPassword) {}
