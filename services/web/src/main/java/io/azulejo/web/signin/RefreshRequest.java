package io.azulejo.web.signin;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;

/** A refresh token, to be taken for the next or to be ended. */
@Json
@Valid
public record RefreshRequest(@NotBlank @Size(max = 200) String refreshToken) {}
