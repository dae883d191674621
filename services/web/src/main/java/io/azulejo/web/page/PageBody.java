package io.azulejo.web.page;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of a list.
 *
 * @param next the cursor of the next page, absent on the last
 */
@Json
public record PageBody<T>(List<T> items, @Nullable String next) {}
