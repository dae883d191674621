package io.azulejo.engine.expression;

import io.azulejo.engine.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Builder for a condition or an update that was not written as an expression, such as that of a PartiQL statement. It
 * uses the same parts and the same checks. Not thread-safe; one instance per expression.
 */
public final class ExpressionComposer {
    private final Map<String, Value> values = new HashMap<>();
    private int paths;

    public Operand.Path path(ItemPath path) {
        return new Operand.Path(path, false, paths++);
    }

    public Operand.Constant constant(Value value) {
        int slot = values.size();
        String name = Integer.toString(slot);
        values.put(name, value);
        return new Operand.Constant(name, slot);
    }

    /** Returns the condition on the operands that this builder created. */
    public ConditionExpression condition(ConditionNode condition) {
        ParsedCondition parsed = new ParsedCondition(condition, slots());
        return new ConditionExpression(
                condition, ConditionBinder.bind(ExpressionKind.COMPOSED, parsed, PlaceholderUse.ofValues(values)));
    }

    /** Returns the update with the operands that this builder created. */
    public UpdateExpression update(List<UpdateActionNode> actions) {
        ParsedUpdate parsed = new ParsedUpdate(List.copyOf(actions), slots());
        return new UpdateExpression(
                parsed.actions(), UpdateBinder.bind(ExpressionKind.COMPOSED, parsed, PlaceholderUse.ofValues(values)));
    }

    /** Returns the update, which reports values of the wrong type with a message of its own. */
    public UpdateExpression update(List<UpdateActionNode> actions, String typeProblem) {
        ParsedUpdate parsed = new ParsedUpdate(List.copyOf(actions), slots());
        return new UpdateExpression(
                parsed.actions(),
                UpdateBinder.bind(ExpressionKind.COMPOSED, parsed, PlaceholderUse.ofValues(values)),
                typeProblem);
    }

    private Slots slots() {
        return new Slots(paths, values.size());
    }
}
