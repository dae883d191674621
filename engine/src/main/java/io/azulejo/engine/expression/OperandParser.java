package io.azulejo.engine.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parser for the part of the grammar that all expressions share: document paths, value placeholders, function calls.
 */
final class OperandParser {
    private static final int MAXIMUM_PATH_ELEMENTS = 32;

    private final ExpressionReader reader;
    private final Set<String> keywords;

    /** Creates a parser. Keywords are upper-case words that neither begin an operand nor occur as a name in it. */
    OperandParser(ExpressionReader reader, Set<String> keywords) {
        this.reader = reader;
        this.keywords = keywords;
    }

    /** Parses an operand without parentheses around it. */
    Operand operand() {
        Token token = reader.peek();
        return switch (token.type()) {
            case VALUE_PLACEHOLDER -> {
                reader.next();
                yield new Operand.Constant(token.text(), reader.newConstantSlot());
            }
            case WORD -> reader.peekSecond().isSign("(") && !isKeyword(token) ? call() : path();
            default -> path();
        };
    }

    Operand.Path path() {
        List<ItemPath.Element> elements = new ArrayList<>();
        elements.add(attribute());
        return path(elements, reader.newPathSlot());
    }

    /** Parses the rest of a path that begins with the given elements. */
    private Operand.Path path(List<ItemPath.Element> elements, int slot) {
        while (true) {
            if (reader.accept(".")) {
                elements.add(attribute());
            } else if (reader.accept("[")) {
                elements.add(position());
            } else {
                return finished(elements, slot);
            }
        }
    }

    private Operand.Path finished(List<ItemPath.Element> elements, int slot) {
        if (elements.size() > MAXIMUM_PATH_ELEMENTS) {
            throw reader.invalid("The document path has too many nesting elements; nesting levels: " + elements.size());
        }
        boolean placeholders = false;
        for (ItemPath.Element element : elements) {
            placeholders |= element.isPlaceholder();
        }
        return new Operand.Path(new ItemPath(elements), placeholders, slot);
    }

    private ItemPath.Attribute attribute() {
        Token token = reader.peek();
        boolean bare = token.type() == Token.Type.WORD && !isKeyword(token);
        if (!bare && token.type() != Token.Type.NAME_PLACEHOLDER) {
            throw reader.syntaxError();
        }
        if (bare && ReservedWords.contains(token.text())) {
            reader.note(Fault.RESERVED_WORD, "Attribute name is a reserved keyword; reserved keyword: " + token.text());
        }
        reader.next();
        return new ItemPath.Attribute(token.text());
    }

    private ItemPath.Position position() {
        String digits = reader.expect(Token.Type.DIGITS).text();
        reader.expect("]");
        try {
            return new ItemPath.Position(Integer.parseInt(digits));
        } catch (NumberFormatException e) {
            throw reader.invalid("List index is not within the allowable range; index: [" + digits + "]");
        }
    }

    private Operand.Call call() {
        String name = reader.next().text();
        reader.countOperator();
        reader.expect("(");
        List<Operand> arguments = arguments();
        for (Operand argument : arguments) {
            if (argument instanceof Operand.Call inner && !mayBeArgument(inner.function())) {
                noteMisuse(inner.function());
            }
        }
        @Nullable Function function = Function.named(name);
        if (function == null) {
            reader.note(Fault.UNKNOWN_FUNCTION, "Invalid function name; function: " + name);
            // Any function will do here: the whole expression is rejected once its text has been read.
            function = Function.SIZE;
        }
        return new Operand.Call(function, List.copyOf(arguments));
    }

    /**
     * Returns whether a function may be an argument. DynamoDB allows size and if_not_exists inside other functions, but
     * not list_append.
     */
    private static boolean mayBeArgument(Function function) {
        return function == Function.SIZE || function == Function.IF_NOT_EXISTS;
    }

    void noteMisuse(Function function) {
        reader.note(
                Fault.MISUSED_FUNCTION,
                "The function is not allowed to be used this way in an expression; function: " + function.text());
    }

    /** Parses operands up to and including the closing parenthesis. */
    List<Operand> arguments() {
        List<Operand> arguments = new ArrayList<>();
        do {
            arguments.add(operandInParentheses());
        } while (reader.accept(","));
        reader.expect(")");
        return arguments;
    }

    /** Parses an operand with any number of parentheses around it. */
    Operand operandInParentheses() {
        int open = 0;
        while (reader.accept("(")) {
            open++;
        }
        Operand operand = operand();
        int lastClosing = -1;
        for (; open > 0; open--) {
            if (lastClosing == reader.position() - 1) {
                noteRedundantParentheses();
            }
            lastClosing = reader.position();
            reader.expect(")");
            operand = continued(operand);
        }
        return operand;
    }

    /** Parses the continuation of a path in parentheses, as in {@code (a.b).c}. DynamoDB allows it for paths only. */
    Operand continued(Operand operand) {
        boolean goesOn = reader.peek().isSign(".") || reader.peek().isSign("[");
        return goesOn && operand instanceof Operand.Path path
                ? path(new ArrayList<>(path.written().elements()), path.slot())
                : operand;
    }

    void noteRedundantParentheses() {
        reader.note(Fault.REDUNDANT_PARENTHESES, "The expression has redundant parentheses;");
    }

    private boolean isKeyword(Token token) {
        for (String keyword : keywords) {
            if (token.isWord(keyword)) {
                return true;
            }
        }
        return false;
    }
}
