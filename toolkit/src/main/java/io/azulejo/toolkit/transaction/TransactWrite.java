package io.azulejo.toolkit.transaction;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.entity.EntityKey;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.expression.Condition;
import java.util.Collection;

/**
 * Writes that all happen or none does, in the order given; constraints of the entities add their own actions. Not
 * thread-safe, used once.
 */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"})
public final class TransactWrite {

    private final DesignContext context;
    private final String pattern;

    public TransactWrite(DesignContext context, String pattern) {
        this.context = context;
        this.pattern = pattern;
    }

    public TransactWrite create(Object entity) {
        throw new UnsupportedOperationException();
    }

    public TransactWrite createAll(Collection<?> entities) {
        entities.forEach(this::create);
        return this;
    }

    public TransactWrite putAll(Collection<?> entities) {
        entities.forEach(this::put);
        return this;
    }

    public TransactWrite deleteAll(Collection<?> entities) {
        entities.forEach(this::delete);
        return this;
    }

    public TransactWrite checkAll(Collection<?> entities) {
        entities.forEach(this::check);
        return this;
    }

    public TransactWrite put(Object entity) {
        throw new UnsupportedOperationException();
    }

    public TransactWrite update(EntityUpdate<?> update) {
        throw new UnsupportedOperationException();
    }

    /** Deletes an entity in the version given, where it has one. */
    public TransactWrite delete(Object entity) {
        throw new UnsupportedOperationException();
    }

    public TransactWrite delete(EntityKey<?> key) {
        throw new UnsupportedOperationException();
    }

    /** The entity must be there, in the version given where it has one; it is not written. */
    public TransactWrite check(Object entity) {
        throw new UnsupportedOperationException();
    }

    /** The item must be there and the condition hold; it is not written. */
    public <E> TransactWrite check(EntityKey<E> key, Condition<E> condition) {
        throw new UnsupportedOperationException();
    }

    public TransactWrite check(EntityKey<?> key) {
        throw new UnsupportedOperationException();
    }

    /** Gives the entities as written, in the order of the actions. */
    public Written run() {
        throw new UnsupportedOperationException(pattern + context);
    }
}
