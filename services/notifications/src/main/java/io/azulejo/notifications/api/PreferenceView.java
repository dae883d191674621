package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.notifications.table.Preference;
import java.util.Set;
import java.util.TreeSet;

/** The channels that are not wanted for a category; * stands for all. */
@Json
record PreferenceView(String category, Set<String> muted) {

    static PreferenceView of(Preference preference) {
        return new PreferenceView(preference.category(), new TreeSet<>(preference.muted()));
    }
}
