package io.azulejo.toolkit.write;

import io.azulejo.toolkit.write.WriteAction.Change;
import io.azulejo.toolkit.write.WriteAction.Purpose;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts the actions of several writes into one list with one action per item, which is all that DynamoDB takes. What the
 * caller says about an item replaces what constraints derive for it.
 */
final class ActionMerge {
    static final int MOST_ACTIONS = 100;
    private final Map<ItemId, WriteAction> merged = new LinkedHashMap<>();

    private ActionMerge() {}

    static List<WriteAction> merge(Collection<? extends Plan<?>> plans) {
        ActionMerge merge = new ActionMerge();
        for (Plan<?> plan : plans) {
            plan.actions().forEach(action -> merge.merged.merge(action.id(), action, ActionMerge::both));
        }
        List<WriteAction> actions = List.copyOf(merge.merged.values());
        if (actions.size() > MOST_ACTIONS) {
            throw new IllegalArgumentException("A transaction takes at most " + MOST_ACTIONS + " actions, this one has "
                    + actions.size() + " with those of its constraints");
        }
        return actions;
    }

    private static WriteAction both(WriteAction first, WriteAction second) {
        if (first.purpose() == Purpose.CALLER && second.purpose() == Purpose.CALLER) {
            throw new IllegalArgumentException(
                    "A transaction takes one action per item, but was to " + first.text() + " and to " + second.text());
        }
        if (first.purpose() == Purpose.REFERENCE || second.purpose() == Purpose.REFERENCE) {
            return referred(first, second);
        }
        if (first.purpose() == Purpose.CALLER || second.purpose() == Purpose.CALLER) {
            return first.purpose() == Purpose.CALLER ? first : second;
        }
        return bothGuards(first, second);
    }

    /** An item that is written anyway needs no check; one that goes cannot be referred to. */
    private static WriteAction referred(WriteAction first, WriteAction second) {
        boolean firstRefers = first.purpose() == Purpose.REFERENCE;
        WriteAction reference = firstRefers ? first : second;
        WriteAction other = firstRefers ? second : first;
        if (other.change() instanceof Change.Delete) {
            throw reference.refusal().of(Map.of());
        }
        return other;
    }

    /** One owner gives a value up and another takes it: two actions on one guard, which become one. */
    private static WriteAction bothGuards(WriteAction first, WriteAction second) {
        if (first.change() instanceof Change.Put && second.change() instanceof Change.Put) {
            throw second.refusal().of(Map.of());
        }
        if (first.change() instanceof Change.Put) {
            return first.unconditional();
        }
        return second.change() instanceof Change.Put ? second.unconditional() : first;
    }
}
