package io.azulejo.engine.legacy;

import io.azulejo.engine.expression.Composition;
import io.azulejo.engine.expression.DocumentPath;
import io.azulejo.engine.expression.Function;
import io.azulejo.engine.expression.Operand;
import io.azulejo.engine.expression.UpdateAction;
import io.azulejo.engine.expression.UpdateExpression;
import io.azulejo.engine.request.AttributeUpdate;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Says AttributeUpdates again as an update; they have been checked before. */
public final class LegacyUpdates {
    private final Composition composition = new Composition();

    private LegacyUpdates() {}

    /** The update, or null if there is nothing to change. */
    public static @Nullable UpdateExpression of(LegacyParameters parameters) {
        if (parameters.attributeUpdates() == null
                || parameters.attributeUpdates().isEmpty()) {
            return null;
        }
        LegacyUpdates updates = new LegacyUpdates();
        List<UpdateAction> actions = new ArrayList<>();
        parameters.attributeUpdates().forEach((name, update) -> actions.add(updates.action(name, update)));
        return updates.composition.update(actions);
    }

    private UpdateAction action(String name, AttributeUpdate update) {
        DocumentPath path = LegacyPaths.of(name);
        Operand.Path target = composition.path(path);
        Value value = update.value();
        if (value == null) {
            return new UpdateAction.Remove(target);
        }
        return switch (Objects.requireNonNullElse(update.action(), "PUT")) {
            case "ADD" ->
                value instanceof ListValue
                        ? new UpdateAction.Set(target, appended(path, value))
                        : new UpdateAction.Add(target, composition.constant(value));
            case "DELETE" -> new UpdateAction.Delete(target, composition.constant(value));
            default -> new UpdateAction.Set(target, composition.constant(value));
        };
    }

    /** Unlike the ADD of an expression, this one appends to lists. */
    private Operand appended(DocumentPath path, Value elements) {
        Operand existing = new Operand.Call(
                Function.IF_NOT_EXISTS,
                List.of(composition.path(path), composition.constant(new ListValue(List.of()))));
        return new Operand.Call(Function.LIST_APPEND, List.of(existing, composition.constant(elements)));
    }
}
