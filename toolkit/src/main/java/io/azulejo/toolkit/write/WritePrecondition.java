package io.azulejo.toolkit.write;

import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.expression.EntityAttribute;
import io.azulejo.toolkit.schema.EntityKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Preconditions of a write and the exceptions for their failure, in one place so that every part of the condition has
 * its exception. Immutable.
 *
 * @param verb the action, for messages
 * @param version the expected version; null if none was given or the entity has none
 * @param read the state read before the write; null if none was read
 * @param caller the caller's own condition
 */
record WritePrecondition<E>(
        EntityKey<E> key,
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
        List<Condition<?>> all = new ArrayList<>();
        if (presence == Presence.REQUIRED) {
            all.add(new Condition.Exists<E>(partitionKey()));
        }
        if (presence == Presence.FORBIDDEN) {
            all.add(new Condition.Missing<E>(partitionKey()));
        }
        EntityAttribute<E, Long> attribute = key.schema().version();
        if (version != null && attribute != null) {
            Condition<E> same = attribute.eq(version);
            // Items without the version attribute count as version 0.
            all.add(version == 0 ? attribute.missing().or(same) : same);
        }
        if (read != null) {
            all.addAll(read.conditions(key.schema().table().partitionKey()));
        }
        if (caller != null) {
            all.add(caller);
        }
        return all.isEmpty() ? null : new Condition.All<>(all);
    }

    RuntimeException failure(Map<String, AttributeValue> found) {
        String entity = key.schema().name();
        if (presence == Presence.REQUIRED && found.isEmpty() && read == null) {
            return new NotFoundException(entity, key.toString());
        }
        if (presence == Presence.FORBIDDEN) {
            return new AlreadyExistsException(entity, key.toString());
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

    private DocumentPath partitionKey() {
        return DocumentPath.of(key.schema().table().partitionKey());
    }
}
