package io.azulejo.design;

import io.avaje.jsonb.Json;

/** Alternative entity-type value with its condition. */
@Json
public record EntityTypeDefinition(String value, WhenDefinition when) {}
