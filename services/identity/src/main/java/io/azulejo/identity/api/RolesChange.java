package io.azulejo.identity.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Valid;
import java.util.Set;

/** What a member may do from now on. */
@Json
@Valid
record RolesChange(Set<String> roles) {}
