package io.azulejo.toolkit.write;

import io.azulejo.toolkit.error.MissingReferenceException;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.ReferenceRule;
import io.azulejo.toolkit.schema.UniqueRule;
import io.azulejo.toolkit.write.WriteAction.Change;
import io.azulejo.toolkit.write.WriteAction.Purpose;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Actions that enforce references when an entity changes, and the attributes that its uniqueness items depend on. */
final class ConstraintActions {

    private ConstraintActions() {}

    /** Returns checks of the referenced items, for references that have changed. */
    static <E> List<WriteAction> references(
            Collection<ReferenceRule<E>> rules, EntityKey<E> owner, @Nullable E before, E after, Instant now) {
        Set<EntityKey<?>> targets = new LinkedHashSet<>();
        for (ReferenceRule<E> rule : rules) {
            EntityKey<?> target = rule.target().of(after);
            if (target != null
                    && (before == null || !target.equals(rule.target().of(before)))) {
                targets.add(target);
            }
        }
        return targets.stream().map(target -> check(owner, target, now)).toList();
    }

    /** Returns the attributes of the stored item that determine the uniqueness items of its entity. */
    static <E> Set<String> guardedAttributes(
            EntitySchema<E> schema, Collection<UniqueRule<E>> rules, Map<String, AttributeValue> stored) {
        Set<String> attributes = new LinkedHashSet<>();
        if (!rules.isEmpty() && !schema.inCurrentForm(stored)) {
            // In an item of an earlier form, any attribute may determine them.
            attributes.addAll(stored.keySet());
            attributes.removeAll(schema.table().keyOf(stored).keySet());
        }
        for (UniqueRule<E> rule : rules) {
            for (String component : rule.components()) {
                String attribute = schema.attributes().get(component);
                if (attribute != null) {
                    attributes.add(attribute);
                }
            }
        }
        return attributes;
    }

    private static WriteAction check(EntityKey<?> owner, EntityKey<?> target, Instant now) {
        return new WriteAction(
                ItemId.of(target),
                new Change.Check(),
                Absence.ofNothing(target.schema(), now),
                Purpose.REFERENCE,
                "check " + target + " for " + owner,
                found -> new MissingReferenceException(owner.schema().name(), owner.toString(), target.toString()));
    }
}
