package io.azulejo.toolkit.write;

import io.azulejo.toolkit.write.WriteAction.Change;
import io.azulejo.toolkit.write.WriteAction.Purpose;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Merge of the actions of several writes into one list with one action per item, as DynamoDB requires. The caller's
 * action on an item replaces the actions of constraints.
 */
final class ActionMerger {
    static final int MOST_ACTIONS = 100;
    private final Map<ItemId, WriteAction> merged = new LinkedHashMap<>();

    private ActionMerger() {}

    static List<WriteAction> merge(Collection<? extends WritePlan<?>> plans) {
        ActionMerger merge = new ActionMerger();
        for (WritePlan<?> plan : plans) {
            plan.actions().forEach(action -> merge.merged.merge(action.id(), action, ActionMerger::mergeActions));
        }
        List<WriteAction> actions = List.copyOf(merge.merged.values());
        if (actions.size() > MOST_ACTIONS) {
            throw new IllegalArgumentException("A transaction takes at most " + MOST_ACTIONS + " actions, this one has "
                    + actions.size() + " with those of its constraints");
        }
        return actions;
    }

    private static WriteAction mergeActions(WriteAction first, WriteAction second) {
        if (first.purpose() == Purpose.CALLER && second.purpose() == Purpose.CALLER) {
            throw new IllegalArgumentException(
                    "A transaction takes one action per item, but was to " + first.text() + " and to " + second.text());
        }
        if (first.purpose() == Purpose.REFERENCE || second.purpose() == Purpose.REFERENCE) {
            return mergeReference(first, second);
        }
        if (first.purpose() == Purpose.CALLER || second.purpose() == Purpose.CALLER) {
            return first.purpose() == Purpose.CALLER ? first : second;
        }
        return mergeGuards(first, second);
    }

    /** Drops the reference check of an item that the transaction writes; fails if the transaction deletes it. */
    private static WriteAction mergeReference(WriteAction first, WriteAction second) {
        boolean firstIsReference = first.purpose() == Purpose.REFERENCE;
        WriteAction reference = firstIsReference ? first : second;
        WriteAction other = firstIsReference ? second : first;
        if (other.change() instanceof Change.Delete) {
            throw reference.failure().of(Map.of());
        }
        return other;
    }

    /**
     * Merges two actions on one uniqueness item: one entity releases the value and another claims it. The claim then
     * needs that the first has the value.
     */
    private static WriteAction mergeGuards(WriteAction first, WriteAction second) {
        if (first.change() instanceof Change.Put && second.change() instanceof Change.Put) {
            throw second.failure().of(Map.of());
        }
        // The check that a value is not taken under a former key is dropped if the transaction writes that item.
        if (first.change() instanceof Change.Check || second.change() instanceof Change.Check) {
            return first.change() instanceof Change.Check ? second : first;
        }
        if (first.change() instanceof Change.Put) {
            return first.on(second.condition());
        }
        return second.change() instanceof Change.Put ? second.on(first.condition()) : first;
    }
}
