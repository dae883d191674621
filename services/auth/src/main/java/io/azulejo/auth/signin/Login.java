package io.azulejo.auth.signin;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;

/**
 * Sign-in request.
 *
 * @param login username or e-mail address
 */
@Json
@Valid
public record Login(
        @NotBlank @Size(max = 254) String login,
        @NotBlank @Size(max = 256) String password) {}
