package io.azulejo.web.signin;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;

/** Where to send the token for a new password. */
@Json
@Valid
public record ResetRequest(@NotBlank @Size(max = 254) String email) {}
