package io.azulejo.web.signin;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;

/** A new password for whoever knows the old. */
@Json
@Valid
public record PasswordChanging(
        @NotBlank @Size(max = 256) String oldPassword,
        @NotBlank String newPassword) {}
