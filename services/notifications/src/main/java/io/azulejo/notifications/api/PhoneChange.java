package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** A phone number such as +5511987654321. */
@Json
@Valid
record PhoneChange(@NotBlank String phone) {}
