package io.azulejo.processor.read;

import io.azulejo.design.JavaType;
import java.util.HashSet;
import java.util.Set;

/**
 * Components that cannot be stored and have been reported. Whatever else names them is not reported again as unknown.
 * Not thread-safe, like the compiler.
 */
public final class RefusedComponents {
    private final Set<String> names = new HashSet<>();

    void add(JavaType record, String component) {
        names.add(key(record, component));
    }

    public boolean contains(JavaType record, String component) {
        return names.contains(key(record, component));
    }

    private static String key(JavaType record, String component) {
        return record.qualifiedName() + "." + component;
    }
}
