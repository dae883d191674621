package io.azulejo.engine.expression;

import io.azulejo.engine.value.AttributeValueType;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values of the placeholders of one parsed expression in one request. Filled while the expression is checked, read
 * while it is evaluated.
 */
final class Binding {
    private final ExpressionKind kind;
    private final PlaceholderUse placeholders;
    private final ItemPath[] paths;
    private final Value[] constants;

    Binding(ExpressionKind kind, PlaceholderUse placeholders, Slots slots) {
        this.kind = kind;
        this.placeholders = placeholders;
        this.paths = new ItemPath[slots.paths()];
        this.constants = new Value[slots.constants()];
    }

    /** Resolves every placeholder of the operand, in the order of the text. */
    void bind(Operand operand) {
        switch (operand) {
            case Operand.Path path -> bindPath(path);
            case Operand.Constant constant -> bindConstant(constant);
            case Operand.Call call -> {
                for (Operand argument : call.arguments()) {
                    bind(argument);
                }
            }
        }
    }

    void bindPath(Operand.Path path) {
        paths[path.slot()] = path.placeholders() ? resolved(path.written()) : path.written();
    }

    void bindConstant(Operand.Constant constant) {
        constants[constant.slot()] = placeholders.value(kind, constant.placeholder());
    }

    private ItemPath resolved(ItemPath written) {
        List<ItemPath.Element> elements = new ArrayList<>(written.elements().size());
        for (ItemPath.Element element : written.elements()) {
            elements.add(
                    element.isPlaceholder()
                            ? new ItemPath.Attribute(placeholders.name(kind, element.toString()))
                            : element);
        }
        return new ItemPath(elements);
    }

    ItemPath path(Operand.Path path) {
        return paths[path.slot()];
    }

    /** Returns all paths of the expression, in the order of the text. */
    List<ItemPath> paths() {
        return List.of(paths);
    }

    Value constant(Operand.Constant constant) {
        return constants[constant.slot()];
    }

    /** Returns the type of the operand as far as it is known without an item. */
    @Nullable
    AttributeValueType typeOf(Operand operand) {
        return switch (operand) {
            case Operand.Path path -> null;
            case Operand.Constant constant -> constant(constant).type();
            case Operand.Call call ->
                switch (call.function()) {
                    case SIZE -> AttributeValueType.N;
                    case LIST_APPEND -> AttributeValueType.L;
                    default -> null;
                };
        };
    }
}
