package io.azulejo.toolkit.transaction;

import java.util.List;

/** The entities a transaction created or put, as they were written, in the order of its actions. Immutable. */
public record Written(List<Object> entities) {

    public Written {
        entities = List.copyOf(entities);
    }

    /** The first of this type. */
    public <E> E first(Class<E> type) {
        return all(type).stream()
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "The transaction wrote no " + type.getSimpleName() + " that it could give back"));
    }

    public <E> List<E> all(Class<E> type) {
        return entities.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
