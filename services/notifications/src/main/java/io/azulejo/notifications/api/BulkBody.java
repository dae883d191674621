package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import java.util.List;

/** How each row of a bulk request went, in its order. */
@Json
record BulkBody(List<BulkRow> rows) {}
