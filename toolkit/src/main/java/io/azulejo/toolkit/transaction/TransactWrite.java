package io.azulejo.toolkit.transaction;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.GeneratedValues;
import io.azulejo.toolkit.write.CheckWrite;
import io.azulejo.toolkit.write.CreateWrite;
import io.azulejo.toolkit.write.DeleteWrite;
import io.azulejo.toolkit.write.PutWrite;
import io.azulejo.toolkit.write.Write;
import io.azulejo.toolkit.write.WriteRunner;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;

/**
 * Transactional write across all entities and tables of the design, in the given order. The toolkit adds the actions
 * that the entities' constraints need. If the caller writes an item that a constraint would also write, the toolkit
 * adds no action for it. Not thread-safe; for one use.
 */
public final class TransactWrite {
    private final DesignContext context;
    private final String pattern;
    private final GeneratedValues stamp;
    private final List<Write<?>> writes = new ArrayList<>();

    public TransactWrite(DesignContext context, String pattern) {
        this.context = context;
        this.pattern = pattern;
        this.stamp = context.stamp();
    }

    public <E> TransactWrite create(E entity) {
        EntitySchema<E> schema = context.schemaOf(entity);
        return add(new CreateWrite<>(schema, schema.stamped(entity, stamp)));
    }

    public TransactWrite createAll(Collection<?> entities) {
        entities.forEach(this::create);
        return this;
    }

    public <E> TransactWrite put(E entity) {
        EntitySchema<E> schema = context.schemaOf(entity);
        return add(new PutWrite<>(schema, schema.stamped(entity, stamp), null, null));
    }

    public <E> TransactWrite put(E entity, Condition<E> condition) {
        EntitySchema<E> schema = context.schemaOf(entity);
        return add(new PutWrite<>(schema, schema.stamped(entity, stamp), null, condition));
    }

    /**
     * Replaces an item that the caller has read. If the entity has unique components, this saves reading the old item.
     */
    public <E> TransactWrite replace(E old, E entity) {
        EntitySchema<E> schema = context.schemaOf(entity);
        return add(new PutWrite<>(schema, schema.stamped(entity, stamp), old, null));
    }

    /**
     * Writes all attributes of the entity to an existing item. If the entity has a version, the item must have the same
     * one. Unlike a put, it keeps attributes that other applications have added.
     */
    public <E> TransactWrite change(E entity) {
        EntitySchema<E> schema = context.schemaOf(entity);
        return add(PutWrite.keepingUnknownAttributes(schema, schema.stamped(entity, stamp)));
    }

    public TransactWrite putAll(Collection<?> entities) {
        entities.forEach(this::put);
        return this;
    }

    /** Adds an update that was not run. */
    public TransactWrite update(EntityUpdate<?> update) {
        return add(update.write(context.now()));
    }

    /** Deletes the item. If the entity has a version, the item must have the same one. */
    public <E> TransactWrite delete(E entity) {
        return add(DeleteWrite.of(context.schemaOf(entity), entity));
    }

    public TransactWrite deleteAll(Collection<?> entities) {
        entities.forEach(this::delete);
        return this;
    }

    public TransactWrite delete(EntityKey<?> key) {
        return add(DeleteWrite.of(key, null));
    }

    public <E> TransactWrite delete(EntityKey<E> key, Condition<E> condition) {
        return add(DeleteWrite.of(key, condition));
    }

    /**
     * Requires that the item exists, without writing it. If the entity has a version, the item must have the same one.
     */
    public <E> TransactWrite check(E entity) {
        return add(CheckWrite.of(context.schemaOf(entity), entity));
    }

    public TransactWrite checkAll(Collection<?> entities) {
        entities.forEach(this::check);
        return this;
    }

    /** Requires that the item exists, without writing it. */
    public TransactWrite check(EntityKey<?> key) {
        return add(CheckWrite.of(key, null));
    }

    /** Requires that the item exists and the condition holds, without writing it. */
    public <E> TransactWrite check(EntityKey<E> key, Condition<E> condition) {
        return add(CheckWrite.of(key, condition));
    }

    /** Requires that the item does not exist. */
    public TransactWrite checkAbsent(EntityKey<?> key) {
        return add(CheckWrite.absent(key));
    }

    /**
     * Runs the transaction and returns the created and put entities as written. Sends nothing if there is no action.
     */
    public TransactionResult run() {
        return context.call(pattern, "transaction", requests -> {
            List<Supplier<Object>> results = new WriteRunner(context, pattern, requests).runAll(writes);
            List<Object> written = new ArrayList<>();
            for (int i = 0; i < writes.size(); i++) {
                Write<?> write = writes.get(i);
                if (write instanceof CreateWrite<?> || write instanceof PutWrite<?>) {
                    written.add(results.get(i).get());
                }
            }
            return new TransactionResult(written);
        });
    }

    private TransactWrite add(Write<?> write) {
        writes.add(write);
        return this;
    }
}
