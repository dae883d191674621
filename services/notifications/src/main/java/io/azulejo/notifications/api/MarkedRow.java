package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;

/** How one of several went. */
@Json
record MarkedRow(String id, int status) {}
