package io.azulejo.engine.legacy;

import io.azulejo.engine.expression.ExpressionComposer;
import io.azulejo.engine.expression.Function;
import io.azulejo.engine.expression.ItemPath;
import io.azulejo.engine.expression.Operand;
import io.azulejo.engine.expression.UpdateActionNode;
import io.azulejo.engine.expression.UpdateExpression;
import io.azulejo.engine.request.AttributeUpdate;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Translation of AttributeUpdates into an update. They are already checked. */
public final class LegacyUpdates {
    private final ExpressionComposer composition = new ExpressionComposer();

    private LegacyUpdates() {}

    /** Returns the update, or null if there is nothing to change. */
    public static @Nullable UpdateExpression of(LegacyParameters parameters) {
        if (parameters.attributeUpdates() == null
                || parameters.attributeUpdates().isEmpty()) {
            return null;
        }
        LegacyUpdates updates = new LegacyUpdates();
        List<UpdateActionNode> actions = new ArrayList<>();
        parameters.attributeUpdates().forEach((name, update) -> actions.add(updates.action(name, update)));
        return updates.composition.update(actions, "Type mismatch for attribute to update");
    }

    private UpdateActionNode action(String name, AttributeUpdate update) {
        ItemPath path = LegacyPaths.of(name);
        Operand.Path target = composition.path(path);
        Value value = update.value();
        if (value == null) {
            return new UpdateActionNode.Remove(target);
        }
        return switch (Objects.requireNonNullElse(update.action(), "PUT")) {
            case "ADD" ->
                value instanceof ListValue
                        ? new UpdateActionNode.Set(target, appended(path, value))
                        : new UpdateActionNode.Add(target, composition.constant(value));
            case "DELETE" -> new UpdateActionNode.Delete(target, composition.constant(value));
            default -> new UpdateActionNode.Set(target, composition.constant(value));
        };
    }

    /** Appends to a list, which ADD does here, unlike the ADD of an expression. */
    private Operand appended(ItemPath path, Value elements) {
        Operand existing = new Operand.Call(
                Function.IF_NOT_EXISTS,
                List.of(composition.path(path), composition.constant(new ListValue(List.of()))));
        return new Operand.Call(Function.LIST_APPEND, List.of(existing, composition.constant(elements)));
    }
}
