package io.azulejo.web.signin;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;

/** A new password for whoever got the message. */
@Json
@Valid
public record PasswordResetting(
        @NotBlank @Size(max = 100) String token, @NotBlank String newPassword) {}
