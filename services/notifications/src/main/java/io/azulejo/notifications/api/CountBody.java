package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;

/** How many notifications the caller has not read. */
@Json
record CountBody(long unread) {}
