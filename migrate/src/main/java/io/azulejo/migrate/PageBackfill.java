package io.azulejo.migrate;

import io.azulejo.migrate.MigrationOptions.GuardRepair;
import io.azulejo.toolkit.schema.EntitySchema;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Backfill of one page of a table. Every write has the condition that all items it depends on are as they were read; if
 * not, they are read again. Doing a page twice is harmless. Not thread-safe; for one page.
 */
final class PageBackfill {
    private static final int ATTEMPTS = 8;

    private final GuardItems guards;
    private final MigrationOptions options;
    private final InstantSource clock;
    private final StoreAccess store;
    private final WriteMode mode;
    private final ItemDecisions decisions;
    private final BackfillCounts.Collector counts = new BackfillCounts.Collector();

    /** Choice between a run and a dry run. */
    sealed interface WriteMode {
        /** Writes are sent. */
        record Send() implements WriteMode {}

        /** Writes are only counted, with the capacity that they would consume. */
        record Estimate(WriteEstimate estimate, ClaimedValues claimed) implements WriteMode {}
    }

    PageBackfill(
            List<TargetTable> tables,
            MigrationOptions options,
            InstantSource clock,
            StoreAccess store,
            WriteMode mode) {
        this.guards = new GuardItems(tables);
        this.options = options;
        this.clock = clock;
        this.store = store;
        this.mode = mode;
        this.decisions = new ItemDecisions(guards, options, clock, store);
    }

    /** Brings items and their guards up to date. */
    BackfillCounts items(TargetTable table, List<Map<String, AttributeValue>> items) {
        counts.add(BackfillCounter.READ, items.size());
        List<ItemPlan<?>> plans = new ArrayList<>();
        List<Map<String, AttributeValue>> guardItems = new ArrayList<>();
        Set<StoreAccess.ItemId> related = new LinkedHashSet<>();
        for (Map<String, AttributeValue> item : items) {
            Optional<EntitySchema<?>> schema = table.schemaOf(item);
            if (schema.isPresent()) {
                plan(table, schema.get(), item).ifPresent(plan -> {
                    plans.add(plan);
                    related.addAll(guards.places(plan));
                });
            } else if (GuardItems.isGuard(table, item)) {
                guardItems.add(item);
                Map<String, AttributeValue> owner = GuardItems.owner(item);
                if (owner != null) {
                    related.add(new StoreAccess.ItemId(table, owner));
                }
            } else {
                counts.add(BackfillCounter.UNKNOWN);
            }
        }
        Map<StoreAccess.ItemId, Map<String, AttributeValue>> found = store.getAll(related);
        plans.forEach(plan -> migrate(plan, found));
        for (Map<String, AttributeValue> guard : guardItems) {
            Map<String, AttributeValue> owner = GuardItems.owner(guard);
            if (owner == null) {
                counts.add(BackfillCounter.WITHOUT_OWNER);
            } else {
                checkOwner(table, guard, new StoreAccess.ItemId(table, owner), found);
            }
        }
        return withUnits();
    }

    /** Finds the guards that still name no owner after all items have been brought up to date. */
    BackfillCounts guardsWithoutOwner(TargetTable table, List<Map<String, AttributeValue>> items) {
        for (Map<String, AttributeValue> item : items) {
            if (table.schemaOf(item).isEmpty() && GuardItems.isGuard(table, item) && GuardItems.owner(item) == null) {
                orphan(
                        table,
                        item,
                        List.of(new RawWrite.Delete(table, item)),
                        "this guard has no owner, and no item has its value");
            }
        }
        return withUnits();
    }

    private BackfillCounts withUnits() {
        counts.add(BackfillCounter.READ_UNITS, store.readUnits());
        counts.add(BackfillCounter.WRITE_UNITS, store.writeUnits());
        return counts.counts();
    }

    private <E> Optional<ItemPlan<E>> plan(
            TargetTable table, EntitySchema<E> schema, Map<String, AttributeValue> item) {
        try {
            if (ItemPlan.expired(schema, item, clock.instant())) {
                counts.add(BackfillCounter.EXPIRED);
                return Optional.empty();
            }
            ItemPlan<E> plan = ItemPlan.of(table, schema, item);
            guards.needs(plan);
            return Optional.of(plan);
        } catch (RuntimeException e) { // converters and methods of the application may throw anything
            report(new ItemFinding(BackfillCounter.UNREADABLE, table.name(), table.keyText(item), text(e)));
            return Optional.empty();
        }
    }

    private void migrate(ItemPlan<?> first, Map<StoreAccess.ItemId, Map<String, AttributeValue>> prefetched) {
        ItemPlan<?> plan = first;
        Map<StoreAccess.ItemId, Map<String, AttributeValue>> found = prefetched;
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            Decision decision = decisions.of(plan, found);
            if (!decision.stale() && done(plan, decision)) {
                return;
            }
            backOff(attempt);
            Map<String, AttributeValue> fresh = store.get(plan.id());
            if (fresh.isEmpty()) {
                counts.add(BackfillCounter.VANISHED);
                return;
            }
            Optional<EntitySchema<?>> schema = plan.table().schemaOf(fresh);
            if (schema.isEmpty()) {
                counts.add(BackfillCounter.UNKNOWN);
                return;
            }
            Optional<? extends ItemPlan<?>> again = plan(plan.table(), schema.get(), fresh);
            if (again.isEmpty()) {
                return;
            }
            plan = again.get();
            found = store.getAll(guards.places(plan));
        }
        report(new ItemFinding(
                BackfillCounter.CONTENDED,
                first.table().name(),
                first.table().keyText(first.stored()),
                "writers changed it " + ATTEMPTS + " times while it was read; the next run tries again"));
    }

    private boolean done(ItemPlan<?> plan, Decision decision) {
        switch (mode) {
            case WriteMode.Estimate(WriteEstimate estimate, ClaimedValues claimed) -> {
                if (isDuplicate(plan, decision, claimed)) {
                    return true;
                }
                counts.add(BackfillCounter.WRITE_UNITS, estimate.units(plan, decision.writes()));
            }
            case WriteMode.Send send -> {
                try {
                    if (!decision.writes().isEmpty() && !store.write(decision.writes())) {
                        return false;
                    }
                } catch (DynamoDbException e) {
                    if (!isRefusal(e)) {
                        throw e;
                    }
                    report(new ItemFinding(
                            BackfillCounter.REFUSED,
                            plan.table().name(),
                            plan.table().keyText(plan.stored()),
                            "the store refuses its new form: " + e.getMessage()));
                    return true;
                }
            }
        }
        counts.add(decision.counts());
        decision.findings().forEach(options.listener()::onFinding);
        return true;
    }

    /** Returns whether an item itself is wrong, such as too large, so that no other attempt can succeed. */
    private static boolean isRefusal(DynamoDbException failure) {
        String code = failure.awsErrorDetails() == null
                ? null
                : failure.awsErrorDetails().errorCode();
        return "ValidationException".equals(code)
                || "ItemCollectionSizeLimitExceededException".equals(code)
                || failure instanceof TransactionCanceledException;
    }

    private static String text(RuntimeException failure) {
        String message = failure.getMessage();
        return message == null ? failure.toString() : message;
    }

    /** Returns whether a dry run has met a value that an item before has; a run finds that one's guard. */
    private boolean isDuplicate(ItemPlan<?> plan, Decision decision, ClaimedValues claimed) {
        for (GuardItems.Need<?> need : guards.needs(plan)) {
            boolean claims = decision.writes().stream()
                    .anyMatch(write -> write.table().equals(need.id().table())
                            && write.key().equals(need.id().key()));
            if (claims && !claimed.claim(need.id())) {
                report(new ItemFinding(
                        BackfillCounter.DUPLICATES,
                        plan.table().name(),
                        plan.table().keyText(plan.stored()),
                        plan.schema().name() + "." + need.rule().component()
                                + " has the same value as another item that has no guard either"));
                return true;
            }
        }
        return false;
    }

    private void checkOwner(
            TargetTable table,
            Map<String, AttributeValue> guard,
            StoreAccess.ItemId owner,
            Map<StoreAccess.ItemId, Map<String, AttributeValue>> found) {
        StoreAccess.ItemId id = new StoreAccess.ItemId(table, table.ref().keyOf(guard));
        if (GuardItems.expired(table.definition().ttl(), guard, clock.instant())
                || guards.claims(table, found.getOrDefault(owner, Map.of()), id)) {
            return;
        }
        List<Map<String, AttributeValue>> now = store.atOnce(List.of(id, owner));
        for (int attempt = 1; now == null && attempt < ATTEMPTS; attempt++) {
            backOff(attempt);
            now = store.atOnce(List.of(id, owner));
        }
        if (now == null) {
            report(new ItemFinding(
                    BackfillCounter.CONTENDED, table.name(), table.keyText(guard), "writers are busy with its owner"));
            return;
        }
        boolean changed = !SameValues.same(now.get(0), guard);
        if (changed || guards.claims(table, now.get(1), id)) {
            // A writer has just moved or released it, so it is looked after.
            return;
        }
        orphan(
                table,
                guard,
                List.of(new RawWrite.Delete(table, guard), new RawWrite.Check(table, owner.key(), now.get(1))),
                "the owner of this guard, " + table.keyText(owner.key()) + ", is gone or has another value");
    }

    /** Reports or removes a guard without an owner; a writer who takes it meanwhile keeps it. */
    private void orphan(TargetTable table, Map<String, AttributeValue> guard, List<RawWrite> removal, String text) {
        if (options.guardRepair() == GuardRepair.REPAIR && mode instanceof WriteMode.Send) {
            counts.add(store.write(removal) ? BackfillCounter.REPAIRED : BackfillCounter.VANISHED);
            return;
        }
        report(new ItemFinding(BackfillCounter.ORPHANED_GUARDS, table.name(), table.keyText(guard), text));
    }

    private void report(ItemFinding finding) {
        counts.add(finding.kind());
        options.listener().onFinding(finding);
    }

    private void backOff(int attempt) {
        options.pause().accept(Duration.ofMillis(ThreadLocalRandom.current().nextLong(1, 20L << Math.min(attempt, 5))));
    }
}
