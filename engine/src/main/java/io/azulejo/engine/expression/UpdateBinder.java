package io.azulejo.engine.expression;

import io.azulejo.engine.value.Value;
import io.azulejo.engine.value.ValueType;
import java.util.List;

/**
 * Binds a parsed update to the placeholders of a request and checks what can be known without an item, in DynamoDB's
 * order: names, values, paths that get into each other's way, operands of ADD and DELETE, functions.
 */
final class UpdateBinder {
    private final ExpressionKind kind;
    private final List<UpdateAction> actions;
    private final Binding binding;

    private UpdateBinder(ExpressionKind kind, List<UpdateAction> actions, Binding binding) {
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
        for (UpdateAction action : actions) {
            binding.bindPath(action.target());
            if (action instanceof UpdateAction.Set set) {
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
        for (UpdateAction action : actions) {
            switch (action) {
                case UpdateAction.Set set -> bindConstants(set.value());
                case UpdateAction.Add add -> binding.bindConstant(add.addend());
                case UpdateAction.Delete delete -> binding.bindConstant(delete.elements());
                case UpdateAction.Remove remove -> {}
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
        for (UpdateAction action : actions) {
            if (action instanceof UpdateAction.Add add) {
                Value value = binding.constant(add.addend());
                if (value.type() != ValueType.N) {
                    checkSet("ADD", value.type());
                }
            } else if (action instanceof UpdateAction.Delete delete) {
                checkSet("DELETE", binding.constant(delete.elements()).type());
            }
        }
    }

    private void checkSet(String operator, ValueType type) {
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
        for (UpdateAction action : actions) {
            if (action instanceof UpdateAction.Set set) {
                checkFunctions(set.value());
            }
        }
    }

    private void checkFunctions(SetValue value) {
        switch (value) {
            case SetValue.Sum sum -> {
                checkFunctions(sum.left());
                checkFunctions(sum.right());
                checkType(sum.sign().text(), sum.left(), ValueType.N);
                checkType(sum.sign().text(), sum.right(), ValueType.N);
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
            checkType(function.text(), arguments.get(0), ValueType.L);
            checkType(function.text(), arguments.get(1), ValueType.L);
        } else if (!(arguments.getFirst() instanceof Operand.Path)) {
            throw kind.invalid(
                    "Operator or function requires a document path; operator or function: " + function.text());
        }
    }

    private void checkType(String operator, Operand operand, ValueType wanted) {
        ValueType type = binding.typeOf(operand);
        if (type != null && type != wanted) {
            throw kind.invalid("Incorrect operand type for operator or function; operator or function: " + operator
                    + ", operand type: " + type);
        }
    }
}
