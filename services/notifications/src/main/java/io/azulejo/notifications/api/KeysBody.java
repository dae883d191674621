package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import java.util.List;

/** The caller's API keys. */
@Json
record KeysBody(List<KeyView> keys) {}
