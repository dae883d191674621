package io.azulejo.engine.sdk;

import java.util.LinkedHashSet;
import java.util.Set;

/** Collector of the request parameters that the engine does not support, so that it can reject them. */
final class UnsupportedParameters {
    private Set<String> names = Set.of();

    UnsupportedParameters add(String parameter, boolean given) {
        if (given) {
            if (names.isEmpty()) {
                names = new LinkedHashSet<>();
            }
            names.add(parameter);
        }
        return this;
    }

    Set<String> names() {
        return names;
    }
}
