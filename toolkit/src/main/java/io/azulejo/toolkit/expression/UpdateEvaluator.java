package io.azulejo.toolkit.expression;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Local evaluation of update actions on an item, for updates that need the new entity to compute its keys. Pure
 * functions.
 */
public final class UpdateEvaluator {

    private UpdateEvaluator() {}

    public static Map<String, AttributeValue> apply(Map<String, AttributeValue> item, List<UpdateAction> actions) {
        Map<String, AttributeValue> changed = new HashMap<>(item);
        for (UpdateAction action : actions) {
            List<DocumentPath.Step> steps = action.path().steps();
            AttributeValue root = change(AttributeValue.fromM(changed), steps, old -> changed(old, action));
            changed = new HashMap<>(root == null ? Map.of() : root.m());
        }
        return changed;
    }

    private static @Nullable AttributeValue changed(@Nullable AttributeValue old, UpdateAction action) {
        return switch (action) {
            case UpdateAction.Set set -> set.value();
            case UpdateAction.SetIfMissing set -> old == null ? set.value() : old;
            case UpdateAction.Append append -> appended(old, append);
            case UpdateAction.Remove remove -> null;
            case UpdateAction.Add add -> added(old, add.value());
            case UpdateAction.AddToDefault add -> added(old == null ? add.byDefault() : old, add.value());
            case UpdateAction.Delete delete -> deleted(old, delete.elements());
        };
    }

    private static AttributeValue appended(@Nullable AttributeValue old, UpdateAction.Append append) {
        List<AttributeValue> list = new ArrayList<>(old == null ? List.of() : old.l());
        list.addAll(
                append.end() == UpdateAction.Append.End.FRONT ? 0 : list.size(),
                append.values().l());
        return AttributeValue.fromL(list);
    }

    private static AttributeValue added(@Nullable AttributeValue old, AttributeValue more) {
        if (old == null) {
            return more;
        }
        if (more.n() != null) {
            return AttributeValue.fromN(
                    new BigDecimal(old.n()).add(new BigDecimal(more.n())).toPlainString());
        }
        return eachSet(old, elements -> {
            Set<Object> union = new LinkedHashSet<>(elements);
            union.addAll(elements(more));
            return List.copyOf(union);
        });
    }

    private static @Nullable AttributeValue deleted(@Nullable AttributeValue old, AttributeValue elements) {
        if (old == null) {
            return null;
        }
        AttributeValue rest = eachSet(old, all -> {
            List<Object> kept = new ArrayList<>(all);
            kept.removeAll(elements(elements));
            return kept;
        });
        // DynamoDB has no empty sets, so the attribute is removed.
        return elements(rest).isEmpty() ? null : rest;
    }

    private static List<Object> elements(AttributeValue set) {
        return List.copyOf(set.hasSs() ? set.ss() : set.hasNs() ? set.ns() : set.bs());
    }

    @SuppressWarnings("unchecked") // the elements keep the set's type
    private static AttributeValue eachSet(AttributeValue set, UnaryOperator<List<Object>> change) {
        List<?> changed = change.apply(elements(set));
        if (set.hasSs()) {
            return AttributeValue.fromSs((List<String>) changed);
        }
        return set.hasNs()
                ? AttributeValue.fromNs((List<String>) changed)
                : AttributeValue.fromBs((List<software.amazon.awssdk.core.SdkBytes>) changed);
    }

    /** Returns the container with the value at the path changed; null from the change removes it. */
    private static @Nullable AttributeValue change(
            @Nullable AttributeValue container, List<DocumentPath.Step> steps, Change change) {
        if (steps.isEmpty()) {
            return change.of(container);
        }
        if (container == null) {
            return null;
        }
        List<DocumentPath.Step> rest = steps.subList(1, steps.size());
        return switch (steps.getFirst()) {
            case DocumentPath.Step.Name name -> {
                Map<String, AttributeValue> map = new HashMap<>(container.m());
                AttributeValue inner = change(map.get(name.name()), rest, change);
                if (inner == null) {
                    map.remove(name.name());
                } else {
                    map.put(name.name(), inner);
                }
                yield AttributeValue.fromM(map);
            }
            case DocumentPath.Step.Index index -> {
                List<AttributeValue> list = new ArrayList<>(container.l());
                boolean there = index.index() < list.size();
                AttributeValue inner = change(there ? list.get(index.index()) : null, rest, change);
                if (there && inner == null) {
                    list.remove(index.index());
                } else if (there && inner != null) {
                    list.set(index.index(), inner);
                } else if (inner != null) {
                    list.add(inner);
                }
                yield AttributeValue.fromL(list);
            }
        };
    }

    private interface Change {
        @Nullable
        AttributeValue of(@Nullable AttributeValue old);
    }
}
