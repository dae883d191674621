package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;

/** Refuses a request that names the same item twice. For one thread and one request. */
final class DistinctKeys {
    private final Set<ByteBuffer> seen = new HashSet<>();
    private final String problem;

    DistinctKeys(String problem) {
        this.problem = problem;
    }

    byte[] add(byte[] itemKey) {
        if (!seen.add(ByteBuffer.wrap(itemKey))) {
            throw EngineException.validation(problem);
        }
        return itemKey;
    }
}
