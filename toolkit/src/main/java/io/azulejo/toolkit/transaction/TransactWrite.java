package io.azulejo.toolkit.transaction;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.Stamp;
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
 * Writes that all happen or none does, of any entities and tables of the design, in the order given. What the entities'
 * constraints need is added; an action the caller takes on an item replaces what a constraint would do to it. Not
 * thread-safe, used once.
 */
public final class TransactWrite {
    private final DesignContext context;
    private final String pattern;
    private final Stamp stamp;
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

    /** Replaces an item that was read before: saves the read that unique components need otherwise. */
    public <E> TransactWrite replace(E old, E entity) {
        EntitySchema<E> schema = context.schemaOf(entity);
        return add(new PutWrite<>(schema, schema.stamped(entity, stamp), old, null));
    }

    /**
     * Makes an item that is there what the entity says, in the version given where it has one. Unlike a put this leaves
     * attributes alone that other programs have added.
     */
    public <E> TransactWrite change(E entity) {
        EntitySchema<E> schema = context.schemaOf(entity);
        return add(PutWrite.keeping(schema, schema.stamped(entity, stamp)));
    }

    public TransactWrite putAll(Collection<?> entities) {
        entities.forEach(this::put);
        return this;
    }

    /** Takes over an update that was not run. */
    public TransactWrite update(EntityUpdate<?> update) {
        return add(update.write(context.now()));
    }

    /** Deletes an entity in the version given, where it has one. */
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

    /** The entity must be there, in the version given where it has one; it is not written. */
    public <E> TransactWrite check(E entity) {
        return add(CheckWrite.of(context.schemaOf(entity), entity));
    }

    public TransactWrite checkAll(Collection<?> entities) {
        entities.forEach(this::check);
        return this;
    }

    /** The item must be there; it is not written. */
    public TransactWrite check(EntityKey<?> key) {
        return add(CheckWrite.of(key, null));
    }

    /** The item must be there and the condition hold; it is not written. */
    public <E> TransactWrite check(EntityKey<E> key, Condition<E> condition) {
        return add(CheckWrite.of(key, condition));
    }

    /** The item must not be there; it is not written. */
    public TransactWrite checkAbsent(EntityKey<?> key) {
        return add(CheckWrite.absent(key));
    }

    /** Gives the entities that were created or put, as they were written. Does nothing if there is no action. */
    public Written run() {
        return context.call(pattern, "transaction", requests -> {
            List<Supplier<Object>> results = new WriteRunner(context, pattern, requests).runAll(writes);
            List<Object> written = new ArrayList<>();
            for (int i = 0; i < writes.size(); i++) {
                Write<?> write = writes.get(i);
                if (write instanceof CreateWrite<?> || write instanceof PutWrite<?>) {
                    written.add(results.get(i).get());
                }
            }
            return new Written(written);
        });
    }

    private TransactWrite add(Write<?> write) {
        writes.add(write);
        return this;
    }
}
