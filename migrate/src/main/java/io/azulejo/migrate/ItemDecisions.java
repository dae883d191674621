package io.azulejo.migrate;

import io.azulejo.migrate.MigrationOptions.GuardRepair;
import io.azulejo.migrate.MigrationOptions.KeyMoves;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decisions on what to write for an item: the item itself and its uniqueness items. Not thread-safe. */
final class ItemDecisions {
    private final GuardItems guards;
    private final MigrationOptions options;
    private final InstantSource clock;
    private final StoreAccess store;

    ItemDecisions(GuardItems guards, MigrationOptions options, InstantSource clock, StoreAccess store) {
        this.guards = guards;
        this.options = options;
        this.clock = clock;
        this.store = store;
    }

    /**
     * Decides on one item.
     *
     * @param found the uniqueness items that exist
     */
    <E> Decision of(ItemPlan<E> plan, Map<StoreAccess.ItemId, Map<String, AttributeValue>> found) {
        Decision decision = new Decision();
        boolean move = plan.hasOtherKey() && options.keyMoves() == KeyMoves.MOVE;
        if (move) {
            if (!move(plan, decision)) {
                return decision;
            }
        } else if (plan.rewritten()) {
            decision.write(new RawWrite.Rewrite(plan.table(), plan.stored(), plan.target()), BackfillCounter.REWRITTEN);
        }
        if (plan.hasOtherKey() && !move) {
            decision.find(
                    BackfillCounter.OTHER_KEYS,
                    plan.table(),
                    plan.table().keyText(plan.stored()),
                    "the design gives this " + plan.schema().name() + " the key "
                            + plan.table().keyText(plan.key().item()));
            return decision;
        }
        for (GuardItems.Need<E> need : guards.needs(plan)) {
            guard(plan, need, found, decision);
        }
        if (!decision.writes().isEmpty()) {
            decision.check(new RawWrite.Check(plan.table(), plan.storedKey(), plan.stored()));
        }
        return decision;
    }

    private <E> boolean move(ItemPlan<E> plan, Decision decision) {
        StoreAccess.ItemId target =
                new StoreAccess.ItemId(plan.table(), plan.key().item());
        if (!store.get(target).isEmpty()) {
            decision.find(
                    BackfillCounter.OTHER_KEYS,
                    plan.table(),
                    plan.table().keyText(plan.stored()),
                    "cannot move to " + plan.table().keyText(target.key()) + ", where an item is already");
            return false;
        }
        decision.write(new RawWrite.Put(plan.table(), Map.of(), plan.moved()), BackfillCounter.MOVED);
        decision.write(new RawWrite.Delete(plan.table(), plan.stored()));
        return true;
    }

    private <E> void guard(
            ItemPlan<E> plan,
            GuardItems.Need<E> need,
            Map<StoreAccess.ItemId, Map<String, AttributeValue>> found,
            Decision decision) {
        Map<String, AttributeValue> guard = found.getOrDefault(need.id(), Map.of());
        List<Map<String, AttributeValue>> former = need.former().stream()
                .map(id -> found.getOrDefault(id, Map.<String, AttributeValue>of()))
                .filter(item -> !item.isEmpty() && GuardItems.owner(item) == null)
                .toList();
        if (guard.isEmpty() || GuardItems.expired(need.rule().expiry(), guard, clock.instant())) {
            claim(need, guard, former, decision);
        } else if (!need.rule().owned()) {
            guardEntity(plan, need, guard, decision);
        } else {
            Map<String, AttributeValue> owner = GuardItems.owner(guard);
            boolean mine = owner != null
                    && (owner.equals(plan.storedKey())
                            || owner.equals(plan.key().item()));
            if (owner == null || (mine && !(SameValues.contains(guard, need.expected()) && former.isEmpty()))) {
                claim(need, guard, former, decision);
            } else if (!mine) {
                taken(plan, need, guard, owner, decision);
            }
        }
    }

    private static void claim(
            GuardItems.Need<?> need,
            Map<String, AttributeValue> guard,
            List<Map<String, AttributeValue>> former,
            Decision decision) {
        decision.write(new RawWrite.Put(need.id().table(), guard, need.expected()), BackfillCounter.GUARDS);
        former.forEach(item -> decision.write(new RawWrite.Delete(need.id().table(), item)));
    }

    private static void guardEntity(
            ItemPlan<?> plan, GuardItems.Need<?> need, Map<String, AttributeValue> guard, Decision decision) {
        if (SameValues.contains(guard, need.expected())) {
            return;
        }
        Map<String, AttributeValue> complete = new HashMap<>(need.expected());
        complete.putAll(guard);
        if (SameValues.contains(complete, need.expected())) {
            decision.write(new RawWrite.Put(need.id().table(), guard, complete), BackfillCounter.GUARDS);
        } else {
            decision.find(
                    BackfillCounter.GUARD_CONFLICTS,
                    plan.table(),
                    plan.table().keyText(plan.stored()),
                    plan.schema().name() + "." + need.rule().component() + " has a guard with other content, "
                            + need.id().table().keyText(guard) + ": another item may have the same value");
        }
    }

    /** Decides on a value whose uniqueness item names another owner. */
    private <E> void taken(
            ItemPlan<E> plan,
            GuardItems.Need<E> need,
            Map<String, AttributeValue> guard,
            Map<String, AttributeValue> owner,
            Decision decision) {
        StoreAccess.ItemId other = new StoreAccess.ItemId(need.id().table(), owner);
        // Three reads one after the other could show a value that is just passing from one item to another.
        List<Map<String, AttributeValue>> now = store.atOnce(List.of(plan.id(), need.id(), other));
        if (now == null || !SameValues.same(now.get(0), plan.stored()) || !SameValues.same(now.get(1), guard)) {
            decision.setStale();
            return;
        }
        Map<String, AttributeValue> otherItem = now.get(2);
        String value = plan.schema().name() + "." + need.rule().component();
        if (guards.claims(need.id().table(), otherItem, need.id())) {
            decision.find(
                    BackfillCounter.DUPLICATES,
                    plan.table(),
                    plan.table().keyText(plan.stored()),
                    value + " has the same value as in " + need.id().table().keyText(otherItem)
                            + ", which has the guard");
        } else if (options.guardRepair() == GuardRepair.REPAIR) {
            decision.write(new RawWrite.Put(need.id().table(), guard, need.expected()), BackfillCounter.REPAIRED);
            decision.check(new RawWrite.Check(need.id().table(), owner, otherItem));
        } else {
            decision.find(
                    BackfillCounter.ORPHANED_GUARDS,
                    plan.table(),
                    plan.table().keyText(plan.stored()),
                    value + " has a guard whose owner " + need.id().table().keyText(owner)
                            + " is gone or has another value");
        }
    }
}
