package io.azulejo.blog.api;

import io.avaje.jsonb.Json;

/** How many notifications the caller has not read. */
@Json
record UnreadView(long unread) {}
