package io.azulejo.engine.expression;

import io.azulejo.engine.value.Value;
import io.azulejo.engine.value.ValueType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the placeholders of one parsed expression stand for in one request. Filled while the expression is checked, read
 * while it is evaluated.
 */
final class Binding {
    private final ExpressionKind kind;
    private final PlaceholderUse placeholders;
    private final DocumentPath[] paths;
    private final Value[] constants;

    Binding(ExpressionKind kind, PlaceholderUse placeholders, Slots slots) {
        this.kind = kind;
        this.placeholders = placeholders;
        this.paths = new DocumentPath[slots.paths()];
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

    private DocumentPath resolved(DocumentPath written) {
        List<DocumentPath.Element> elements = new ArrayList<>(written.elements().size());
        for (DocumentPath.Element element : written.elements()) {
            elements.add(
                    element.isPlaceholder()
                            ? new DocumentPath.Attribute(placeholders.name(kind, element.toString()))
                            : element);
        }
        return new DocumentPath(elements);
    }

    DocumentPath path(Operand.Path path) {
        return paths[path.slot()];
    }

    /** All paths of the expression, in the order of the text. */
    List<DocumentPath> paths() {
        return List.of(paths);
    }

    Value constant(Operand.Constant constant) {
        return constants[constant.slot()];
    }

    /** The type of the operand as far as it is known without an item. */
    @Nullable
    ValueType typeOf(Operand operand) {
        return switch (operand) {
            case Operand.Path path -> null;
            case Operand.Constant constant -> constant(constant).type();
            case Operand.Call call ->
                switch (call.function()) {
                    case SIZE -> ValueType.N;
                    case LIST_APPEND -> ValueType.L;
                    default -> null;
                };
        };
    }
}
