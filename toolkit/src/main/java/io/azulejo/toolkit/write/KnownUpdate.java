package io.azulejo.toolkit.write;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Components that an update changes.
 *
 * @param set those that are set or removed as a whole, with their new values
 * @param touched all of them
 */
public record KnownUpdate(Map<String, @Nullable Object> set, Set<String> touched) {

    public KnownUpdate {
        set = new HashMap<>(set);
        touched = Set.copyOf(touched);
    }
}
