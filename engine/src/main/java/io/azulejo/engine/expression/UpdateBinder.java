package io.azulejo.engine.expression;

import io.azulejo.engine.value.AttributeValueType;
import io.azulejo.engine.value.Value;
import java.util.List;

/**
 * Binder of a parsed update to the placeholders of a request. Checks what can be checked without an item, in DynamoDB's
 * order: names, values, overlapping paths, operands of ADD and DELETE, functions.
 */
final class UpdateBinder {
    private final ExpressionKind kind;
    private final List<UpdateActionNode> actions;
    private final Binding binding;

    private UpdateBinder(ExpressionKind kind, List<UpdateActionNode> actions, Binding binding) {
        this.kind = kind;
        this.actions = actions;
        this.binding = binding;
    }

    static Binding bind(ExpressionKind kind, ParsedUpdate parsed, PlaceholderUse placeholders) {
        Binding binding = new Binding(kind, placeholders, parsed.slots());
        UpdateBinder binder = new UpdateBinder(kind, parsed.actions(), binding);
        binder.bindPaths();
        binder.bindConstants();
        binder.checkTargets();
        binder.checkAddedAndDeleted();
        binder.checkFunctions();
        return binding;
    }

    private void bindPaths() {
        for (UpdateActionNode action : actions) {
            binding.bindPath(action.target());
            if (action instanceof UpdateActionNode.Set set) {
                bindPaths(set.value());
            }
        }
    }

    private void bindPaths(SetValue value) {
        switch (value) {
            case SetValue.Sum sum -> {
                bindPaths(sum.left());
                bindPaths(sum.right());
            }
            case Operand.Path path -> binding.bindPath(path);
            case Operand.Constant constant -> {}
            case Operand.Call call -> call.arguments().forEach(this::bindPaths);
        }
    }

    private void bindConstants() {
        for (UpdateActionNode action : actions) {
            switch (action) {
                case UpdateActionNode.Set set -> bindConstants(set.value());
                case UpdateActionNode.Add add -> binding.bindConstant(add.addend());
                case UpdateActionNode.Delete delete -> binding.bindConstant(delete.elements());
                case UpdateActionNode.Remove remove -> {}
            }
        }
    }

    private void bindConstants(SetValue value) {
        switch (value) {
            case SetValue.Sum sum -> {
                bindConstants(sum.left());
                bindConstants(sum.right());
            }
            case Operand.Path path -> {}
            case Operand.Constant constant -> binding.bindConstant(constant);
            case Operand.Call call -> call.arguments().forEach(this::bindConstants);
        }
    }

    private void checkTargets() {
        if (actions.size() > 1) {
            PathOverlaps.check(kind, UpdateExpression.targets(actions, binding));
        }
    }

    private void checkAddedAndDeleted() {
        for (UpdateActionNode action : actions) {
            if (action instanceof UpdateActionNode.Add add) {
                Value value = binding.constant(add.addend());
                if (value.type() != AttributeValueType.N) {
                    checkSet("ADD", value.type());
                }
            } else if (action instanceof UpdateActionNode.Delete delete) {
                checkSet("DELETE", binding.constant(delete.elements()).type());
            }
        }
    }

    private void checkSet(String operator, AttributeValueType type) {
        String typeName = switch (type) {
            case SS, NS, BS -> "";
            case S -> "STRING";
            case N -> "NUMBER";
            case B -> "BINARY";
            case BOOL -> "BOOLEAN";
            case NULL -> "NULL";
            case L -> "LIST";
            case M -> "MAP";
        };
        if (!typeName.isEmpty()) {
            throw kind.invalid("Incorrect operand type for operator or function; operator: " + operator
                    + ", operand type: " + typeName + ", typeSet: ALLOWED_FOR_" + operator + "_OPERAND");
        }
    }

    private void checkFunctions() {
        for (UpdateActionNode action : actions) {
            if (action instanceof UpdateActionNode.Set set) {
                checkFunctions(set.value());
            }
        }
    }

    private void checkFunctions(SetValue value) {
        switch (value) {
            case SetValue.Sum sum -> {
                checkFunctions(sum.left());
                checkFunctions(sum.right());
                checkType(sum.sign().text(), sum.left(), AttributeValueType.N);
                checkType(sum.sign().text(), sum.right(), AttributeValueType.N);
            }
            case Operand.Call call -> {
                call.arguments().forEach(this::checkFunctions);
                checkCall(call.function(), call.arguments());
            }
            case Operand.Path path -> {}
            case Operand.Constant constant -> {}
        }
    }

    private void checkCall(Function function, List<Operand> arguments) {
        if (arguments.size() != function.operands()) {
            throw kind.invalid("Incorrect number of operands for operator or function; operator or function: "
                    + function.text() + ", number of operands: " + arguments.size());
        }
        if (function == Function.LIST_APPEND) {
            checkType(function.text(), arguments.get(0), AttributeValueType.L);
            checkType(function.text(), arguments.get(1), AttributeValueType.L);
        } else if (!(arguments.getFirst() instanceof Operand.Path)) {
            throw kind.invalid(
                    "Operator or function requires a document path; operator or function: " + function.text());
        }
    }

    private void checkType(String operator, Operand operand, AttributeValueType wanted) {
        AttributeValueType type = binding.typeOf(operand);
        if (type != null && type != wanted) {
            throw kind.invalid("Incorrect operand type for operator or function; operator or function: " + operator
                    + ", operand type: " + type);
        }
    }
}
