package io.azulejo.engine.partiql;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.Comparison;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.ConditionNode;
import io.azulejo.engine.expression.ExpressionComposer;
import io.azulejo.engine.expression.Function;
import io.azulejo.engine.expression.Operand;
import io.azulejo.engine.value.StringValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translation of a WHERE clause into a condition expression. One instance per request. */
final class ConditionTranslation {
    private static final int MAXIMUM_CANDIDATES = 100;
    private static final int MAXIMUM_OPERATORS = 300;

    private final ExpressionComposer composition = new ExpressionComposer();
    private final LiteralValues values;
    private int operators;

    private ConditionTranslation(LiteralValues values) {
        this.values = values;
    }

    static ConditionExpression translate(Syntax where, LiteralValues values) {
        ConditionTranslation translation = new ConditionTranslation(values);
        return translation.composition.condition(translation.condition(where));
    }

    private ConditionNode condition(Syntax syntax) {
        if (++operators > MAXIMUM_OPERATORS) {
            throw EngineException.validation(
                    "The expression contains too many operators; operator count: " + operators);
        }
        return switch (syntax) {
            case Syntax.Prefix prefix -> {
                if (!prefix.operator().equals("NOT")) {
                    throw notCondition(prefix);
                }
                yield new ConditionNode.Not(condition(prefix.operand()));
            }
            case Syntax.Infix infix -> infix(infix);
            case Syntax.Between between ->
                new ConditionNode.Between(
                        operand(between.operand()), operand(between.lower()), operand(between.upper()));
            case Syntax.IsType test -> isType(test);
            case Syntax.Call call -> test(call);
            default -> throw notCondition(syntax);
        };
    }

    private static EngineException notCondition(Syntax syntax) {
        return EngineException.validation(
                "The where clause needs a comparison or a condition function at " + syntax.at());
    }

    private ConditionNode infix(Syntax.Infix infix) {
        return switch (infix.operator()) {
            case "AND" -> new ConditionNode.And(condition(infix.left()), condition(infix.right()));
            case "OR" -> new ConditionNode.Or(condition(infix.left()), condition(infix.right()));
            case "IN" -> in(infix);
            default -> comparison(infix);
        };
    }

    private ConditionNode comparison(Syntax.Infix infix) {
        Comparison comparison = Comparison.named(infix.operator());
        if (comparison == null) {
            throw EngineException.validation("Unsupported operation: " + infix.operator() + " at " + infix.at());
        }
        ConditionNode truth = truth(infix.left(), comparison, infix.right());
        if (truth == null) {
            truth = truth(infix.right(), comparison, infix.left());
        }
        return truth != null
                ? truth
                : new ConditionNode.Compare(operand(infix.left()), comparison, operand(infix.right()));
    }

    /** Returns a condition that is compared with true or false, or null if the comparison is not of that kind. */
    private @Nullable ConditionNode truth(Syntax asked, Comparison comparison, Syntax compared) {
        boolean equality = comparison == Comparison.EQUAL || comparison == Comparison.NOT_EQUAL;
        if (!equality || !(compared instanceof Syntax.Bool bool) || !isCondition(asked)) {
            return null;
        }
        boolean wanted = bool.value() == (comparison == Comparison.EQUAL);
        return wanted ? condition(asked) : new ConditionNode.Not(condition(asked));
    }

    private static boolean isCondition(Syntax syntax) {
        return switch (syntax) {
            case Syntax.Call call -> {
                Function function = Function.named(call.function());
                yield function != null && function.isTest();
            }
            case Syntax.Infix infix ->
                !infix.operator().equals("+") && !infix.operator().equals("-");
            case Syntax.Between between -> true;
            case Syntax.IsType test -> true;
            case Syntax.Prefix prefix -> prefix.operator().equals("NOT");
            default -> false;
        };
    }

    private ConditionNode in(Syntax.Infix in) {
        if (!(in.right() instanceof Syntax.ListOf list)) {
            throw EngineException.validation(
                    "The right side of IN must be a list at " + in.right().at());
        }
        if (list.elements().size() > MAXIMUM_CANDIDATES) {
            throw EngineException.validation("The IN operator is provided with too many operands; number of operands: "
                    + list.elements().size());
        }
        Operand operand = operand(in.left());
        return new ConditionNode.In(operand, operands(list.elements()));
    }

    private ConditionNode isType(Syntax.IsType test) {
        return switch (test.type()) {
            case "MISSING" -> new ConditionNode.Test(Function.ATTRIBUTE_NOT_EXISTS, List.of(operand(test.operand())));
            case "NULL" ->
                new ConditionNode.Test(
                        Function.ATTRIBUTE_TYPE,
                        List.of(operand(test.operand()), composition.constant(new StringValue("NULL"))));
            default -> throw EngineException.validation("Unsupported operation: IsType");
        };
    }

    private ConditionNode test(Syntax.Call call) {
        Function function = function(call);
        if (!function.isTest()) {
            throw EngineException.validation(
                    "The function is not allowed to be used this way in an expression; function: " + call.function());
        }
        return new ConditionNode.Test(function, operands(call.arguments()));
    }

    private static Function function(Syntax.Call call) {
        Function function = Function.named(call.function());
        if (function == null) {
            throw EngineException.validation("Invalid function name; function: " + call.function());
        }
        return function;
    }

    private List<Operand> operands(List<Syntax> syntaxes) {
        List<Operand> operands = new ArrayList<>(syntaxes.size());
        for (Syntax syntax : syntaxes) {
            operands.add(operand(syntax));
        }
        return operands;
    }

    private Operand operand(Syntax syntax) {
        return switch (syntax) {
            case Syntax.Path path -> composition.path(path.path());
            case Syntax.Call call -> {
                Function function = function(call);
                if (function != Function.SIZE) {
                    throw EngineException.validation(
                            "The function is not allowed to be used this way in an expression; function: "
                                    + call.function());
                }
                yield new Operand.Call(function, operands(call.arguments()));
            }
            default -> composition.constant(values.of(syntax));
        };
    }
}
