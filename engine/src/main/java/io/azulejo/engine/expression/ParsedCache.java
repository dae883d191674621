package io.azulejo.engine.expression;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * Cache of parsed expressions by text, because applications repeat theirs. Bounded: two generations of a fixed size.
 * When the younger one is full, the older one is dropped; entries still in use move to the younger one. Thread-safe and
 * lock-free.
 */
public final class ParsedCache<T> {
    private static final int GENERATION = 512;

    private volatile ConcurrentMap<String, T> young = new ConcurrentHashMap<>();
    private volatile ConcurrentMap<String, T> old = new ConcurrentHashMap<>();

    public @Nullable T get(String text) {
        T parsed = young.get(text);
        if (parsed == null) {
            parsed = old.get(text);
            if (parsed != null) {
                put(text, parsed);
            }
        }
        return parsed;
    }

    /**
     * Adds a parsed expression. Two threads may both start a new generation; that drops more than necessary and costs
     * only some parsing.
     */
    public void put(String text, T parsed) {
        if (young.size() >= GENERATION) {
            old = young;
            young = new ConcurrentHashMap<>();
        }
        young.put(text, parsed);
    }

    int size() {
        return young.size() + old.size();
    }
}
