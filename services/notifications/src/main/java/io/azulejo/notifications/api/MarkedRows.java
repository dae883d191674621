package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import java.util.List;

/** How each of several went, in their order. */
@Json
record MarkedRows(List<MarkedRow> rows) {}
