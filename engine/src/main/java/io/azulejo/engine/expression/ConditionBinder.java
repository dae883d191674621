package io.azulejo.engine.expression;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.AttributeValueType;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Binder of a parsed condition to the placeholders of a request. Checks what can be checked without an item. DynamoDB
 * checks one comparison or function after the other, each completely: its placeholders, the number of operands, that
 * they differ, their types.
 */
final class ConditionBinder {
    private final ExpressionKind kind;
    private final Binding binding;

    private ConditionBinder(ExpressionKind kind, Binding binding) {
        this.kind = kind;
        this.binding = binding;
    }

    static Binding bind(ExpressionKind kind, ParsedCondition parsed, PlaceholderUse placeholders) {
        Binding binding = new Binding(kind, placeholders, parsed.slots());
        new ConditionBinder(kind, binding).bind(parsed.condition());
        return binding;
    }

    private void bind(ConditionNode condition) {
        switch (condition) {
            case ConditionNode.And and -> {
                bind(and.left());
                bind(and.right());
            }
            case ConditionNode.Or or -> {
                bind(or.left());
                bind(or.right());
            }
            case ConditionNode.Not not -> bind(not.condition());
            case ConditionNode.Compare compare -> bindCompare(compare);
            case ConditionNode.Between between -> bindBetween(between);
            case ConditionNode.In in -> bindIn(in);
            case ConditionNode.Test test -> {
                for (Operand argument : test.arguments()) {
                    binding.bind(argument);
                }
                checkCounts(test.arguments());
                checkCount(test.function(), test.arguments());
                checkDistinct(
                        test.function().text(),
                        test.arguments().getFirst(),
                        test.arguments().subList(1, test.arguments().size()));
                checkCalls(test.arguments());
                checkTypes(test.function(), test.arguments());
            }
        }
    }

    private void bindCompare(ConditionNode.Compare compare) {
        binding.bind(compare.left());
        binding.bind(compare.right());
        List<Operand> operands = List.of(compare.left(), compare.right());
        checkCounts(operands);
        checkDistinct(compare.comparison().toString(), compare.left(), List.of(compare.right()));
        checkCalls(operands);
        if (compare.comparison().ordered()) {
            checkOrdered(compare.comparison().toString(), operands);
        }
    }

    private void bindBetween(ConditionNode.Between between) {
        List<Operand> operands = List.of(between.operand(), between.lower(), between.upper());
        for (Operand operand : operands) {
            binding.bind(operand);
        }
        checkCounts(operands);
        checkCalls(operands);
        checkOrdered("BETWEEN", operands);
        if (between.lower() instanceof Operand.Constant lower && between.upper() instanceof Operand.Constant upper) {
            checkBounds(kind, binding.constant(lower), binding.constant(upper));
        }
    }

    private void bindIn(ConditionNode.In in) {
        binding.bind(in.operand());
        for (Operand candidate : in.candidates()) {
            binding.bind(candidate);
        }
        checkCounts(List.of(in.operand()));
        checkCounts(in.candidates());
        checkDistinct("IN", in.operand(), in.candidates());
        checkCalls(List.of(in.operand()));
        checkCalls(in.candidates());
    }

    /** Checks the function calls among the operands, innermost first. */
    private void checkCounts(List<Operand> operands) {
        for (Operand operand : operands) {
            if (operand instanceof Operand.Call call) {
                checkCounts(call.arguments());
                checkCount(call.function(), call.arguments());
            }
        }
    }

    private void checkCount(Function function, List<Operand> arguments) {
        if (arguments.size() != function.operands()) {
            throw kind.invalid("Incorrect number of operands for operator or function; operator or function: "
                    + function.text() + ", number of operands: " + arguments.size());
        }
    }

    private void checkDistinct(String operator, Operand first, List<Operand> others) {
        if (!(first instanceof Operand.Path firstPath)) {
            return;
        }
        ItemPath path = binding.path(firstPath);
        for (Operand other : others) {
            if (other instanceof Operand.Path otherPath
                    && binding.path(otherPath).equals(path)) {
                throw kind.invalid(
                        "The first operand must be distinct from the remaining operands for this operator or function;"
                                + " operator: " + operator + ", first operand: " + path);
            }
        }
    }

    private void checkCalls(List<Operand> operands) {
        for (Operand operand : operands) {
            if (operand instanceof Operand.Call call) {
                checkCalls(call.arguments());
                checkTypes(call.function(), call.arguments());
            }
        }
    }

    private void checkTypes(Function function, List<Operand> arguments) {
        switch (function) {
            case ATTRIBUTE_EXISTS, ATTRIBUTE_NOT_EXISTS -> {
                if (!(arguments.getFirst() instanceof Operand.Path)) {
                    throw kind.invalid(
                            "Operator or function requires a document path; operator or function: " + function.text());
                }
            }
            case ATTRIBUTE_TYPE -> checkTypeName(arguments.get(1));
            case BEGINS_WITH -> {
                for (Operand argument : arguments) {
                    AttributeValueType type = binding.typeOf(argument);
                    if (type != null && type != AttributeValueType.S && type != AttributeValueType.B) {
                        throw incorrectType(function.text(), type.name());
                    }
                }
            }
            case SIZE -> {
                AttributeValueType type = binding.typeOf(arguments.getFirst());
                if (type == AttributeValueType.N
                        || type == AttributeValueType.BOOL
                        || type == AttributeValueType.NULL) {
                    throw incorrectType(function.text(), type.name());
                }
            }
            case CONTAINS, IF_NOT_EXISTS, LIST_APPEND -> {}
        }
    }

    private void checkTypeName(Operand operand) {
        @Nullable AttributeValueType type = binding.typeOf(operand);
        if (!(operand instanceof Operand.Constant constant) || type != AttributeValueType.S) {
            throw incorrectType(
                    Function.ATTRIBUTE_TYPE.text(), type == null ? "{NS,SS,L,BS,N,M,B,BOOL,NULL,S}" : type.name());
        }
        if (binding.constant(constant) instanceof StringValue name && !isTypeName(name.text())) {
            throw kind.invalid("Invalid attribute type name found; type: " + name.text()
                    + ", valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}");
        }
    }

    private static boolean isTypeName(String name) {
        for (AttributeValueType type : AttributeValueType.values()) {
            if (type.name().equals(name)) {
                return true;
            }
        }
        return false;
    }

    private void checkOrdered(String operator, List<Operand> operands) {
        for (Operand operand : operands) {
            AttributeValueType type = binding.typeOf(operand);
            if (type != null && !ValueOrder.isOrdered(type)) {
                throw incorrectType(operator, type.name());
            }
        }
    }

    static void checkBounds(ExpressionKind kind, Value lower, Value upper) {
        String operands = "; lower bound operand: " + shown(lower) + ", upper bound operand: " + shown(upper);
        if (lower.type() != upper.type()) {
            throw kind.invalid("The BETWEEN operator requires same data type for lower and upper bounds" + operands);
        }
        if (ValueOrder.compare(lower, upper) > 0) {
            throw kind.invalid(
                    "The BETWEEN operator requires upper bound to be greater than or equal to lower bound" + operands);
        }
    }

    private static String shown(Value value) {
        String content = switch (value) {
            case StringValue string -> string.text();
            case NumberValue number -> number.number().text();
            case BinaryValue binary -> Base64.getEncoder().encodeToString(binary.bytes());
            default -> value.toString();
        };
        return "AttributeValue: {" + value.type() + ":" + content + "}";
    }

    private EngineException incorrectType(String operator, String type) {
        return kind.invalid("Incorrect operand type for operator or function; operator or function: " + operator
                + ", operand type: " + type);
    }
}
