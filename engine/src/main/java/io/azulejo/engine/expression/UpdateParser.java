package io.azulejo.engine.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** Parser for update expressions. */
final class UpdateParser {
    private static final Set<String> SECTIONS = Set.of("SET", "REMOVE", "ADD", "DELETE");
    private static final List<Fault> FAULT_ORDER =
            List.of(Fault.RESERVED_WORD, Fault.UNKNOWN_FUNCTION, Fault.MISUSED_FUNCTION, Fault.REPEATED_SECTION);

    private final ExpressionReader reader;
    private final OperandParser operands;
    private final List<UpdateActionNode> actions = new ArrayList<>();
    private final Set<String> sections = new TreeSet<>();

    private UpdateParser(ExpressionReader reader) {
        this.reader = reader;
        this.operands = new OperandParser(reader, SECTIONS);
    }

    static ParsedUpdate parse(String text) {
        ExpressionReader reader = new ExpressionReader(ExpressionKind.UPDATE, text);
        UpdateParser parser = new UpdateParser(reader);
        do {
            parser.section();
        } while (reader.peek().type() != Token.Type.END);
        reader.reportFirstFault(FAULT_ORDER);
        return new ParsedUpdate(List.copyOf(parser.actions), reader.slots());
    }

    private void section() {
        String section = reader.peek().text().toUpperCase(Locale.ROOT);
        if (!SECTIONS.contains(section)) {
            throw reader.syntaxError();
        }
        reader.next();
        do {
            actions.add(action(section));
        } while (reader.accept(","));
        if (!sections.add(section)) {
            reader.note(
                    Fault.REPEATED_SECTION,
                    "The \"" + section + "\" section can only be used once in an update expression;");
        }
    }

    private UpdateActionNode action(String section) {
        Operand.Path target = operands.path();
        return switch (section) {
            case "SET" -> {
                reader.expect("=");
                yield new UpdateActionNode.Set(target, setValue());
            }
            case "ADD" -> new UpdateActionNode.Add(target, constant());
            case "DELETE" -> new UpdateActionNode.Delete(target, constant());
            default -> new UpdateActionNode.Remove(target);
        };
    }

    private Operand.Constant constant() {
        String placeholder = reader.expect(Token.Type.VALUE_PLACEHOLDER).text();
        return new Operand.Constant(placeholder, reader.newConstantSlot());
    }

    /**
     * Parses the right side of a SET action. One pair of parentheses may enclose the whole value, and one each operand.
     */
    private SetValue setValue() {
        if (!reader.peek().isSign("(")) {
            return sum(operand());
        }
        reader.next();
        SetValue inner = sum(operand());
        reader.expect(")");
        return inner instanceof Operand operand ? sum(operand) : inner;
    }

    private SetValue sum(Operand left) {
        for (SetValue.Sign sign : SetValue.Sign.values()) {
            if (reader.accept(sign.text())) {
                reader.countOperator();
                return new SetValue.Sum(sign, left, operand());
            }
        }
        return left;
    }

    private Operand operand() {
        boolean parentheses = reader.accept("(");
        Operand operand = operands.operand();
        if (parentheses) {
            reader.expect(")");
        }
        checkFunctions(operand);
        return operand;
    }

    private void checkFunctions(Operand operand) {
        if (operand instanceof Operand.Call call) {
            call.arguments().forEach(this::checkFunctions);
            if (call.function().use() != Function.Use.UPDATE) {
                operands.noteMisuse(call.function());
            }
        }
    }
}
