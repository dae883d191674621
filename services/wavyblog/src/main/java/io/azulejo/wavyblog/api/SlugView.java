package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;

/**
 * Whether a slug can be had.
 *
 * @param suggestion one that was free a moment ago
 */
@Json
record SlugView(String slug, boolean free, String suggestion) {}
