package io.azulejo.toolkit.transaction;

import java.util.List;

/** Entities that a transaction created or put, as written, in the order of its actions. Immutable. */
public record TransactionResult(List<Object> entities) {

    public TransactionResult {
        entities = List.copyOf(entities);
    }

    /** Returns the first entity of this type. */
    public <E> E first(Class<E> type) {
        return all(type).stream()
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("The transaction wrote no " + type.getSimpleName() + " entity"));
    }

    public <E> List<E> all(Class<E> type) {
        return entities.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
