package io.azulejo.auth.signin;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;

/** Request to exchange or revoke a refresh token. */
@Json
@Valid
public record RefreshRequest(@NotBlank @Size(max = 200) String refreshToken) {}
