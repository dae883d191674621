package io.azulejo.design;

import io.avaje.jsonb.Json;

/**
 * Value of a component in items without its attribute. Immutable.
 *
 * @param text the value as text
 * @param forUnknown whether it also replaces a stored text that is no constant of the component's enum
 */
@Json
public record DefaultDefinition(String text, boolean forUnknown) {}
