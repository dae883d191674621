package io.azulejo.tests.shop;

import io.azulejo.annotation.Create;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Put;
import io.azulejo.toolkit.entity.EntityTable;
import java.util.Optional;

/**
 * Patterns of any entity that a customer has.
 *
 * @param <E> the entity
 * @param <K> the type of its number
 */
public interface Store<E, K> {

    EntityTable<E> table();

    @Get
    Optional<E> find(String customerId, K orderId);

    @Create
    E add(E entity);

    @Put
    E save(E entity);
}
