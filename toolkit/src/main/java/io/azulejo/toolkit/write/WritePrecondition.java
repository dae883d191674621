package io.azulejo.toolkit.write;

import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.EntityAttribute;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Preconditions of a write and the exceptions for their failure, in one place so that every part of the condition has
 * its exception. Immutable.
 *
 * @param now the time at which expired items count as absent
 * @param verb the action, for messages
 * @param version the expected version; null if none was given or the entity has none
 * @param read the state read before the write; null if none was read
 * @param caller the caller's own condition
 */
record WritePrecondition<E>(
        EntityKey<E> key,
        Instant now,
        String verb,
        Presence presence,
        @Nullable Long version,
        @Nullable ReadState read,
        @Nullable Condition<E> caller) {

    /** Required existence of the item. */
    enum Presence {
        REQUIRED,
        OPTIONAL,
        /** The item must not exist. */
        FORBIDDEN
    }

    String text() {
        return verb + " " + key;
    }

    @Nullable
    Condition<E> condition() {
        EntitySchema<E> schema = key.schema();
        List<Condition<?>> all = new ArrayList<>();
        switch (presence) {
            case REQUIRED -> all.add(Absence.ofNothing(schema, now));
            case FORBIDDEN -> all.add(Absence.of(schema.table(), schema.storedExpiry(), now));
            case OPTIONAL -> {
                Condition<E> sharedKey = schema.sharedKey();
                if (sharedKey != null) {
                    all.add(Absence.<E>of(schema.table(), schema.storedExpiry(), now)
                            .or(sharedKey));
                }
            }
        }
        EntityAttribute<E, Long> attribute = schema.version();
        if (version != null && attribute != null) {
            all.add(version(attribute, version));
        }
        if (read != null) {
            all.addAll(read.conditions(schema.table().partitionKey()));
        }
        if (caller != null) {
            all.add(caller);
        }
        return all.isEmpty() ? null : new Condition.All<>(all);
    }

    private Condition<E> version(EntityAttribute<E, Long> attribute, long expected) {
        Condition<E> same = attribute.eq(expected);
        if (expected != 0) {
            return same;
        }
        // Items without the version attribute count as version 0, expired ones as absent.
        Condition<E> none = attribute.missing().or(same);
        String expiry = key.schema().storedExpiry();
        return presence != Presence.OPTIONAL || expiry == null ? none : none.or(Absence.expired(expiry, now));
    }

    RuntimeException failure(Map<String, AttributeValue> found) {
        String entity = key.schema().name();
        boolean ofAnother = Absence.ofAnother(key.schema(), found);
        boolean absent = ofAnother || Absence.holds(key.schema(), found, now);
        if (presence == Presence.REQUIRED && absent && (read == null || !found.isEmpty())) {
            return new NotFoundException(entity, key.toString());
        }
        if (presence == Presence.FORBIDDEN) {
            return new AlreadyExistsException(entity, key.toString());
        }
        if (ofAnother) {
            return ofAnother();
        }
        EntityAttribute<E, Long> attribute = key.schema().version();
        if (version != null && attribute != null) {
            long current = Items.version(found, attribute.attributeName());
            if (current != version) {
                return new VersionConflictException(entity, key.toString(), version, current);
            }
        }
        if (read != null && !read.holds(found)) {
            return new StaleReadException(key.toString());
        }
        return new ConditionFailedException(entity, key.toString(), verb, found);
    }

    /** Returns the exception for a key that an item of another entity has. */
    RuntimeException ofAnother() {
        String entity = key.schema().name();
        return verb.equals("put")
                ? AlreadyExistsException.asAnotherEntity(entity, key.toString())
                : new NotFoundException(entity, key.toString());
    }
}
