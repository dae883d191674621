package io.azulejo.engine.expression;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * Parsed expressions by their texts, for applications repeat theirs. Bounded: two generations of a fixed size, of which
 * the older is forgotten when the younger is full; what is still asked for moves to the younger. Safe for any number of
 * threads, without locks.
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

    /** Two threads may both turn the generation; that forgets more than it must, and costs no more than parsing again. */
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
