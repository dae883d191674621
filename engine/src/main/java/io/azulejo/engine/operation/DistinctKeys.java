package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Check that a request does not name the same item twice. Not thread-safe; one instance per request. */
final class DistinctKeys {
    private final Set<Key> seen = new HashSet<>();
    private final String problem;

    DistinctKeys(String problem) {
        this.problem = problem;
    }

    byte[] add(byte[] itemKey) {
        if (!seen.add(new Key(itemKey))) {
            throw EngineException.validation(problem);
        }
        return itemKey;
    }

    @SuppressWarnings("ArrayRecordComponent") // compared by content
    private record Key(byte[] bytes) {

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key key && Arrays.equals(bytes, key.bytes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes);
        }
    }
}
