package io.azulejo.design;

import io.avaje.jsonb.Json;

/** An entity-type value for items in some state. */
@Json
public record EntityTypeDefinition(String value, WhenDefinition when) {}
