package io.azulejo.engine.expression;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parser for conditions, filters and key conditions, which share one grammar. */
final class ConditionParser {
    private static final Set<String> KEYWORDS = Set.of("AND", "OR", "NOT", "BETWEEN", "IN");
    private static final List<Fault> FAULT_ORDER =
            List.of(Fault.REDUNDANT_PARENTHESES, Fault.UNKNOWN_FUNCTION, Fault.MISUSED_FUNCTION, Fault.RESERVED_WORD);
    private static final int MAXIMUM_CANDIDATES = 100;

    /** Beyond this depth some parentheses must be redundant, because the number of operators is limited. */
    private static final int MAXIMUM_DEPTH = 400;

    private final ExpressionReader reader;
    private final OperandParser operands;
    private int lastOpening;
    private int lastClosing;
    private int depth;

    private ConditionParser(ExpressionReader reader) {
        this.reader = reader;
        this.operands = new OperandParser(reader, KEYWORDS);
    }

    static ParsedCondition parse(ExpressionKind kind, String text) {
        ExpressionReader reader = new ExpressionReader(kind, text);
        ConditionParser parser = new ConditionParser(reader);
        ConditionNode condition = parser.condition(parser.or());
        reader.expect(Token.Type.END);
        reader.reportFirstFault(FAULT_ORDER);
        return new ParsedCondition(condition, reader.slots());
    }

    private Term or() {
        Term left = and();
        while (reader.peek().isWord("OR")) {
            ConditionNode first = condition(left);
            reader.next();
            reader.countOperator();
            left = new ConditionNode.Or(first, condition(and()));
        }
        return left;
    }

    private Term and() {
        Term left = not();
        while (reader.peek().isWord("AND")) {
            ConditionNode first = condition(left);
            reader.next();
            reader.countOperator();
            left = new ConditionNode.And(first, condition(not()));
        }
        return left;
    }

    private Term not() {
        if (reader.acceptWord("NOT")) {
            reader.countOperator();
            return new ConditionNode.Not(condition(not()));
        }
        Term term = primary();
        return term instanceof Operand operand ? comparison(operand) : term;
    }

    /** Parses a term in parentheses, which may be a whole condition or only the left operand of one. */
    private Term primary() {
        int opening = reader.position();
        if (!reader.accept("(")) {
            return operands.operand();
        }
        if (++depth > MAXIMUM_DEPTH) {
            throw reader.invalid("The expression has redundant parentheses;");
        }
        Term inner = or();
        int closing = reader.position();
        reader.expect(")");
        depth--;
        if (lastOpening == opening + 1 && lastClosing == closing - 1) {
            operands.noteRedundantParentheses();
        }
        lastOpening = opening;
        lastClosing = closing;
        return inner instanceof Operand operand ? operands.continued(operand) : inner;
    }

    private Term comparison(Operand left) {
        @Nullable Comparison comparison = Comparison.of(reader.peek());
        if (comparison != null) {
            reader.next();
            reader.countOperator();
            Operand right = operands.operandInParentheses();
            return new ConditionNode.Compare(compared(left), comparison, compared(right));
        }
        if (reader.acceptWord("BETWEEN")) {
            reader.countOperator();
            Operand lower = operands.operandInParentheses();
            if (!reader.acceptWord("AND")) {
                throw reader.syntaxError();
            }
            Operand upper = operands.operandInParentheses();
            return new ConditionNode.Between(compared(left), compared(lower), compared(upper));
        }
        if (reader.acceptWord("IN")) {
            reader.countOperator();
            reader.expect("(");
            return in(left, operands.arguments());
        }
        return left;
    }

    private ConditionNode in(Operand operand, List<Operand> candidates) {
        if (candidates.size() > MAXIMUM_CANDIDATES) {
            throw reader.invalid(
                    "The IN operator is provided with too many operands; number of operands: " + candidates.size());
        }
        compared(operand);
        candidates.forEach(this::compared);
        return new ConditionNode.In(operand, List.copyOf(candidates));
    }

    private Operand compared(Operand operand) {
        if (operand instanceof Operand.Call call && call.function() != Function.SIZE) {
            operands.noteMisuse(call.function());
        }
        return operand;
    }

    /** Returns the term as a condition; an operand is a syntax error. */
    private ConditionNode condition(Term term) {
        return switch (term) {
            case ConditionNode condition -> condition;
            case Operand.Call call -> {
                if (call.function().use() != Function.Use.TEST) {
                    operands.noteMisuse(call.function());
                }
                yield new ConditionNode.Test(call.function(), call.arguments());
            }
            case Operand.Path path -> throw reader.syntaxError();
            case Operand.Constant constant -> throw reader.syntaxError();
        };
    }
}
