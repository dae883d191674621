package io.azulejo.engine.sdk;

import java.util.LinkedHashSet;
import java.util.Set;

/** Collects the names of parameters that a request has and the engine does not support, so that it can refuse them. */
final class Unsupported {
    private Set<String> names = Set.of();

    Unsupported add(String parameter, boolean given) {
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
