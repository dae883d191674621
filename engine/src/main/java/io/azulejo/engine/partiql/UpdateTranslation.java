package io.azulejo.engine.partiql;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.ExpressionComposer;
import io.azulejo.engine.expression.Function;
import io.azulejo.engine.expression.ItemPath;
import io.azulejo.engine.expression.Operand;
import io.azulejo.engine.expression.SetValue;
import io.azulejo.engine.expression.UpdateActionNode;
import io.azulejo.engine.expression.UpdateExpression;
import io.azulejo.engine.value.BinarySet;
import io.azulejo.engine.value.NumberSet;
import io.azulejo.engine.value.StringSet;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Translation of the SET and REMOVE clauses of a statement into an update expression. One instance per request. */
final class UpdateTranslation {
    private final ExpressionComposer composition = new ExpressionComposer();
    private final LiteralValues values;

    private UpdateTranslation(LiteralValues values) {
        this.values = values;
    }

    static UpdateExpression translate(List<Statement.Action> actions, LiteralValues values) {
        UpdateTranslation translation = new UpdateTranslation(values);
        List<UpdateActionNode> translated = new ArrayList<>(actions.size());
        for (Statement.Action action : actions) {
            translated.add(
                    action.value() == null
                            ? new UpdateActionNode.Remove(translation.composition.path(action.target()))
                            : translation.assignment(action.target(), action.value()));
        }
        return translation.composition.update(translated);
    }

    private UpdateActionNode assignment(ItemPath target, Syntax value) {
        if (value instanceof Syntax.Call call && call.function().equals("set_add")) {
            return new UpdateActionNode.Add(composition.path(target), composition.constant(elements(target, call)));
        }
        if (value instanceof Syntax.Call call && call.function().equals("set_delete")) {
            return new UpdateActionNode.Delete(composition.path(target), composition.constant(elements(target, call)));
        }
        return new UpdateActionNode.Set(composition.path(target), assigned(value));
    }

    /** Returns the elements added to or removed from a set. The set must be the one that is assigned to. */
    private Value elements(ItemPath target, Syntax.Call call) {
        String function = call.function().toUpperCase(Locale.ROOT);
        if (call.arguments().size() != 2) {
            throw EngineException.validation("Incorrect number of operands for operator or function; operator or"
                    + " function: " + call.function() + ", number of operands: "
                    + call.arguments().size());
        }
        Syntax set = call.arguments().getFirst();
        if (!(set instanceof Syntax.Path path) || !path.path().equals(target)) {
            throw EngineException.validation(
                    "The first argument to " + function + " must equal the assignment value at " + call.at());
        }
        Value elements = values.of(call.arguments().get(1));
        if (!(elements instanceof StringSet || elements instanceof NumberSet || elements instanceof BinarySet)) {
            throw EngineException.validation(
                    "The second argument to " + function + " must be a value with type SET at " + set.at());
        }
        return elements;
    }

    private SetValue assigned(Syntax value) {
        if (value instanceof Syntax.Infix infix
                && (infix.operator().equals("+") || infix.operator().equals("-"))) {
            SetValue.Sign sign = infix.operator().equals("+") ? SetValue.Sign.PLUS : SetValue.Sign.MINUS;
            return new SetValue.Sum(sign, operand(infix.left()), operand(infix.right()));
        }
        return operand(value);
    }

    private Operand operand(Syntax syntax) {
        return switch (syntax) {
            case Syntax.Path path -> composition.path(path.path());
            case Syntax.Call call -> {
                Function function = Function.named(call.function());
                if (function != Function.LIST_APPEND && function != Function.IF_NOT_EXISTS) {
                    throw EngineException.validation("Invalid function name; function: " + call.function());
                }
                List<Operand> arguments = new ArrayList<>();
                for (Syntax argument : call.arguments()) {
                    arguments.add(operand(argument));
                }
                yield new Operand.Call(function, arguments);
            }
            default -> composition.constant(values.of(syntax));
        };
    }
}
