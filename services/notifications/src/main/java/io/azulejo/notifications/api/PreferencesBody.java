package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import java.util.List;

/** All that a user does not want. */
@Json
record PreferencesBody(List<PreferenceView> preferences) {}
