package io.azulejo.toolkit.write;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.UniqueRule;
import io.azulejo.toolkit.write.WriteAction.Change;
import io.azulejo.toolkit.write.WriteAction.Purpose;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * Actions on uniqueness items when their owner changes. They name their owner, so that an item never releases or changes
 * that of another item with the same value. Those of earlier builds, under a former key or without an owner, stay valid: a new value must not be taken under a former key either, and a write of the owner moves its
 * uniqueness item to the current key.
 *
 * @param foreign uniqueness items that an attempt found to belong to another owner; they are left alone
 */
record GuardActions<E>(DesignContext context, RequestSender requests, EntityKey<E> owner, Set<ItemId> foreign) {

    /** Returns the actions for a change of the owner from one state to another; null means absent. */
    List<WriteAction> of(Collection<UniqueRule<E>> rules, @Nullable E before, @Nullable E after) {
        List<WriteAction> actions = new ArrayList<>();
        for (UniqueRule<E> rule : rules) {
            add(actions, rule, before, after);
        }
        return actions;
    }

    private void add(List<WriteAction> actions, UniqueRule<E> rule, @Nullable E before, @Nullable E after) {
        EntitySchema<E> schema = context.bound(owner.schema());
        Map<String, AttributeValue> old = before == null ? null : rule.item(schema, owner, before);
        Map<String, AttributeValue> now = after == null ? null : rule.item(schema, owner, after);
        ItemId oldId = old == null ? null : ItemId.of(rule.table(), old);
        ItemId nowId = now == null ? null : ItemId.of(rule.table(), now);
        boolean sameValue = oldId != null && oldId.equals(nowId);
        if (before != null && old != null && oldId != null && !sameValue) {
            if (!foreign.contains(oldId)) {
                actions.add(release(rule, oldId, old));
            }
            former(rule, before).forEach(id -> actions.add(releaseFormer(rule, id)));
        }
        if (after == null || now == null || nowId == null) {
            return;
        }
        if (!sameValue || expired(rule, old)) {
            actions.add(claim(rule, nowId, now));
            former(rule, after).forEach(id -> actions.add(checkFormer(rule, id)));
            return;
        }
        List<ItemId> stored = former(rule, after).stream().filter(this::exists).toList();
        if ((!stored.isEmpty() || !now.equals(old)) && !foreign.contains(nowId)) {
            actions.add(keep(rule, nowId, now));
            stored.forEach(id -> actions.add(releaseFormer(rule, id)));
        }
    }

    /** Returns whether a uniqueness item has expired, so that another owner may have taken the value. */
    private boolean expired(UniqueRule<E> rule, @Nullable Map<String, AttributeValue> guard) {
        Instant expires =
                guard == null || rule.expiry() == null ? null : Items.epochSecondsOrNull(guard, rule.expiry());
        return expires != null && !expires.isAfter(context.now());
    }

    private List<ItemId> former(UniqueRule<E> rule, E entity) {
        List<ItemId> ids = new ArrayList<>();
        for (UniqueRule.Guard<E> guard : rule.former()) {
            Map<String, AttributeValue> key = guard.of(entity);
            if (key != null) {
                ids.add(ItemId.of(rule.table(), key));
            }
        }
        return ids;
    }

    private boolean exists(ItemId id) {
        return !requests.send(GetItemRequest.builder()
                        .tableName(context.tableName(id.table()))
                        .key(id.key())
                        .consistentRead(true))
                .isEmpty();
    }

    /** Claims a value that nobody has: there is no item, an expired one, or one that this owner left behind. */
    private WriteAction claim(UniqueRule<E> rule, ItemId id, Map<String, AttributeValue> guard) {
        List<Condition<?>> any = new ArrayList<>();
        any.add(Absence.of(rule.table(), rule.expiry(), context.now()));
        // Attributes that are not the key of the owner may be those of another one too.
        if (rule.ownerAttributes().isEmpty() || rule.ownerKey()) {
            any.add(isOwner(rule, guard));
        }
        return action(id, new Change.Put(guard), new Condition.Any<>(any), text("claim", rule), violation(rule));
    }

    /** Writes the uniqueness item of a value that the owner already has. */
    private WriteAction keep(UniqueRule<E> rule, ItemId id, Map<String, AttributeValue> guard) {
        return action(id, new Change.Put(guard), ownOrNobodys(rule, guard), text("keep", rule), leave(id));
    }

    private WriteAction release(UniqueRule<E> rule, ItemId id, Map<String, AttributeValue> guard) {
        return action(id, new Change.Delete(), ownOrNobodys(rule, guard), text("release", rule), leave(id));
    }

    private WriteAction releaseFormer(UniqueRule<E> rule, ItemId id) {
        return action(
                id,
                new Change.Delete(),
                new Condition.Missing<>(DocumentPath.of(UniqueRule.OWNER)),
                text("release the former guard of", rule),
                found -> new StaleReadException(owner.toString()));
    }

    private WriteAction checkFormer(UniqueRule<E> rule, ItemId id) {
        return action(
                id,
                new Change.Check(),
                new Condition.Missing<>(DocumentPath.of(rule.table().partitionKey())),
                text("check the former guard of", rule),
                violation(rule));
    }

    /** Returns the condition that no other owner has the uniqueness item; those of earlier builds name no owner. */
    private Condition<E> ownOrNobodys(UniqueRule<E> rule, Map<String, AttributeValue> guard) {
        List<Condition<?>> any = new ArrayList<>();
        // A guard entity always has its attributes, so only a missing one belongs to nobody.
        any.add(new Condition.Missing<>(DocumentPath.of(
                rule.ownerAttributes().isEmpty()
                        ? UniqueRule.OWNER
                        : rule.table().partitionKey())));
        any.add(isOwner(rule, guard));
        return new Condition.Any<>(any);
    }

    private Condition<E> isOwner(UniqueRule<E> rule, Map<String, AttributeValue> guard) {
        if (rule.ownerAttributes().isEmpty()) {
            return new Condition.Compare<>(
                    DocumentPath.of(UniqueRule.OWNER), Condition.Operator.EQUAL, UniqueRule.owner(owner));
        }
        List<Condition<?>> all = new ArrayList<>();
        for (String attribute : rule.ownerAttributes()) {
            DocumentPath path = DocumentPath.of(attribute);
            AttributeValue value = guard.get(attribute);
            Condition<E> missing = new Condition.Missing<>(path);
            if (value == null) {
                all.add(missing);
            } else {
                Condition<E> same = new Condition.Compare<>(path, Condition.Operator.EQUAL, value);
                all.add(rule.ownerKey() ? same : same.or(missing));
            }
        }
        return new Condition.All<>(all);
    }

    private WriteAction.Refusal violation(UniqueRule<E> rule) {
        return found -> new UniqueViolationException(owner.schema().name(), owner.toString(), rule.component());
    }

    /** The next attempt leaves an item that belongs to another owner alone. */
    private WriteAction.Refusal leave(ItemId id) {
        return found -> {
            foreign.add(id);
            return new StaleReadException(owner.toString());
        };
    }

    private String text(String verb, UniqueRule<E> rule) {
        return verb + " " + owner.schema().name() + "." + rule.component() + " for " + owner;
    }

    private static WriteAction action(
            ItemId id, Change change, @Nullable Condition<?> condition, String text, WriteAction.Refusal failure) {
        return new WriteAction(id, change, condition, Purpose.GUARD, text, failure);
    }
}
