package io.azulejo.engine.expression;

import io.azulejo.engine.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes a condition or an update that was not written as an expression, such as a PartiQL statement's, of the same parts
 * and with the same checks. For one expression and one thread.
 */
public final class Composition {
    private final Map<String, Value> values = new HashMap<>();
    private int paths;

    public Operand.Path path(DocumentPath path) {
        return new Operand.Path(path, false, paths++);
    }

    public Operand.Constant constant(Value value) {
        int slot = values.size();
        String name = Integer.toString(slot);
        values.put(name, value);
        return new Operand.Constant(name, slot);
    }

    /** The condition on the operands that this composition handed out. */
    public ConditionExpression condition(Condition condition) {
        ParsedCondition parsed = new ParsedCondition(condition, slots());
        return new ConditionExpression(
                condition, ConditionBinder.bind(ExpressionKind.COMPOSED, parsed, PlaceholderUse.ofValues(values)));
    }

    /** The update with the operands that this composition handed out. */
    public UpdateExpression update(List<UpdateAction> actions) {
        ParsedUpdate parsed = new ParsedUpdate(List.copyOf(actions), slots());
        return new UpdateExpression(
                parsed.actions(), UpdateBinder.bind(ExpressionKind.COMPOSED, parsed, PlaceholderUse.ofValues(values)));
    }

    private Slots slots() {
        return new Slots(paths, values.size());
    }
}
