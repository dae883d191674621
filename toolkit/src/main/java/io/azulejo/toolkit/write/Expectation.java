package io.azulejo.toolkit.write;

import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.expression.Attribute;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.schema.EntityKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * All that must hold of an item for a write of it, and what it means when it does not. Both in one place, so that every
 * part of the condition has its exception. Immutable.
 *
 * @param verb what was to be done, for messages
 * @param version the expected version, null if none was given or the entity has none
 * @param read what was read before, null if nothing was
 * @param caller the caller's own condition
 */
record Expectation<E>(
        EntityKey<E> key,
        String verb,
        Presence presence,
        @Nullable Long version,
        @Nullable ReadState read,
        @Nullable Condition<E> caller) {

    /** Whether the item must be there. */
    enum Presence {
        REQUIRED,
        OPTIONAL,
        /** It must not be there. */
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
        Attribute<E, Long> attribute = key.schema().version();
        if (version != null && attribute != null) {
            Condition<E> same = attribute.eq(version);
            // Items written before there were versions count as version 0.
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

    RuntimeException refuse(Map<String, AttributeValue> found) {
        String entity = key.schema().name();
        if (presence == Presence.REQUIRED && found.isEmpty() && read == null) {
            return new NotFoundException(entity, key.toString());
        }
        if (presence == Presence.FORBIDDEN) {
            return new AlreadyExistsException(entity, key.toString());
        }
        Attribute<E, Long> attribute = key.schema().version();
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
