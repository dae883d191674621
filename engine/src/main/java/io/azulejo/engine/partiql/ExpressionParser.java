package io.azulejo.engine.partiql;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.ItemPath;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Parser for the expressions of a statement: conditions, values, document paths. It reports the same errors as
 * DynamoDB's parser, in the same order.
 */
final class ExpressionParser {
    /**
     * Deeper than any statement needs. A level takes up to nine stack frames; uncompiled, they fill a stack of one
     * megabyte at about four hundred levels.
     */
    private static final int MAXIMUM_DEPTH = 100;

    private static final BigDecimal LARGEST_INDEX = BigDecimal.valueOf(Integer.MAX_VALUE);
    private static final Set<String> COMPARISONS = Set.of("=", "<>", "<", "<=", ">", ">=");
    private static final Set<String> FUNCTION_KEYWORDS =
            Set.of("COUNT", "AVG", "MAX", "MIN", "SUM", "UPPER", "LOWER", "SIZE", "EXISTS", "NULLIF", "COALESCE");

    private final TokenReader reader;
    private int parameters;
    private int depth;

    ExpressionParser(TokenReader reader) {
        this.reader = reader;
    }

    /** Returns how many question marks have been read. */
    int parameters() {
        return parameters;
    }

    Syntax expression() {
        if (++depth > MAXIMUM_DEPTH) {
            throw MalformedStatement.unreadable();
        }
        Syntax left = conjunction();
        while (reader.peek().isOperator("OR")) {
            left = infix(left, this::conjunction);
        }
        depth--;
        return left;
    }

    private Syntax conjunction() {
        Syntax left = negation();
        while (reader.peek().isOperator("AND")) {
            left = infix(left, this::negation);
        }
        return left;
    }

    private Syntax negation() {
        Position at = reader.peek().at();
        int negations = 0;
        while (reader.acceptOperator("NOT")) {
            negations++;
        }
        Syntax operand = comparison();
        return negations % 2 == 0 ? operand : new Syntax.Prefix("NOT", operand, at);
    }

    private Syntax comparison() {
        Syntax left = sum();
        while (true) {
            PartiqlToken token = reader.peek();
            boolean negated = token.isOperator("NOT");
            PartiqlToken operator = negated ? reader.peekSecond() : token;
            if (operator.isOperator("BETWEEN") || operator.isOperator("IN")) {
                if (negated) {
                    reader.next();
                }
                Syntax asked = operator.text().equals("IN") ? in(left) : between(left);
                left = negated ? new Syntax.Prefix("NOT", asked, token.at()) : asked;
            } else if (token.isOperator("IS")) {
                left = isType(left);
            } else if (token.type() == PartiqlToken.Type.OPERATOR
                    && (COMPARISONS.contains(token.text()) || token.text().equals("LIKE"))) {
                left = infix(left, this::sum);
            } else {
                return left;
            }
        }
    }

    private Syntax between(Syntax operand) {
        Position at = reader.next().at();
        Syntax lower = right(this::sum);
        if (!reader.acceptOperator("AND")) {
            throw MalformedStatement.because("Expected AND after BETWEEN");
        }
        if (reader.atEnd()) {
            throw MalformedStatement.because("Expected expression after AND");
        }
        return new Syntax.Between(operand, lower, sum(), at);
    }

    private Syntax in(Syntax operand) {
        Position at = reader.next().at();
        PartiqlToken opening = reader.peek();
        if (reader.acceptSign("(")) {
            return new Syntax.Infix("IN", operand, new Syntax.ListOf(elements(")", "RIGHT_PAREN"), opening.at()), at);
        }
        return new Syntax.Infix("IN", operand, right(this::sum), at);
    }

    private Syntax isType(Syntax operand) {
        Position at = reader.next().at();
        boolean negated = reader.acceptOperator("NOT");
        String type = PartiqlTypeNames.read(reader);
        Syntax test = new Syntax.IsType(operand, type, at);
        return negated ? new Syntax.Prefix("NOT", test, at) : test;
    }

    private Syntax sum() {
        Syntax left = product();
        while (reader.peek().isOperator("+")
                || reader.peek().isOperator("-")
                || reader.peek().isOperator("||")) {
            left = infix(left, this::product);
        }
        return left;
    }

    private Syntax product() {
        Syntax left = unary();
        while (reader.peek().isOperator("/")
                || reader.peek().isOperator("%")
                || reader.peek().isSign("*")) {
            left = infix(left, this::unary);
        }
        return left;
    }

    private interface Operand {
        Syntax parse();
    }

    private Syntax infix(Syntax left, Operand operand) {
        PartiqlToken operator = reader.next();
        return new Syntax.Infix(operator.text(), left, right(operand), operator.at());
    }

    private Syntax right(Operand operand) {
        if (reader.atEnd()) {
            throw MalformedStatement.because("Missing right-hand side expression of infix operator");
        }
        return operand.parse();
    }

    /** Parses a sign, which becomes part of a number that follows; before anything else it stays an operator. */
    private Syntax unary() {
        PartiqlToken token = reader.peek();
        if (!token.isOperator("-") && !token.isOperator("+")) {
            return pathOrTerm();
        }
        reader.next();
        if (++depth > MAXIMUM_DEPTH) {
            throw MalformedStatement.unreadable();
        }
        Syntax operand = unary();
        depth--;
        if (operand instanceof Syntax.Numeral number) {
            return token.text().equals("+")
                    ? number
                    : new Syntax.Numeral(number.number().negate(), number.at());
        }
        return new Syntax.Prefix(token.text(), operand, token.at());
    }

    private Syntax pathOrTerm() {
        PartiqlToken token = reader.peek();
        boolean name = token.type() == PartiqlToken.Type.NAME || token.type() == PartiqlToken.Type.QUOTED_NAME;
        return name && !reader.peekSecond().isSign("(") ? path() : term();
    }

    /** Parses a document path where nothing else is allowed. */
    Syntax.Path simplePath() {
        PartiqlToken token = reader.peek();
        if (token.type() != PartiqlToken.Type.NAME && token.type() != PartiqlToken.Type.QUOTED_NAME) {
            throw MalformedStatement.because("Expected identifier for simple path");
        }
        return path();
    }

    private Syntax.Path path() {
        PartiqlToken first = reader.next();
        List<ItemPath.Element> elements = new ArrayList<>();
        elements.add(new ItemPath.Attribute(first.text()));
        while (true) {
            if (reader.acceptSign(".")) {
                PartiqlToken name = reader.next();
                if (name.type() != PartiqlToken.Type.NAME && name.type() != PartiqlToken.Type.QUOTED_NAME) {
                    throw MalformedStatement.because("Invalid path dot component");
                }
                elements.add(new ItemPath.Attribute(name.text()));
            } else if (reader.acceptSign("[")) {
                elements.add(index(expression()));
                reader.expectSign("]", "RIGHT_BRACKET");
            } else {
                return new Syntax.Path(new ItemPath(elements), first.at());
            }
        }
    }

    private static ItemPath.Element index(Syntax syntax) {
        if (!(syntax instanceof Syntax.Numeral number)) {
            throw EngineException.validation("Unexpected path component at " + syntax.at());
        }
        BigDecimal index = number.number();
        if (index.signum() < 0
                || index.compareTo(LARGEST_INDEX) > 0
                || index.stripTrailingZeros().scale() > 0) {
            throw EngineException.validation(
                    "List index is not within the allowable range; index: [" + index + "] at " + number.at());
        }
        return new ItemPath.Position(index.intValueExact());
    }

    private Syntax term() {
        PartiqlToken token = reader.next();
        return switch (token.type()) {
            case STRING -> new Syntax.Text(token.text(), token.at());
            case NUMBER -> number(token);
            case NAME, QUOTED_NAME -> call(token);
            case KEYWORD -> keyword(token);
            case OPERATOR -> throw MalformedStatement.because("Unexpected operator");
            case END -> throw MalformedStatement.because("Unexpected term");
            case SIGN ->
                switch (token.text()) {
                    case "(" -> group(token);
                    case "[" -> new Syntax.ListOf(elements("]", "RIGHT_BRACKET"), token.at());
                    case "<<" -> new Syntax.BagOf(elements(">>", "RIGHT_DOUBLE_ANGLE_BRACKET"), token.at());
                    case "{" -> map(token);
                    case "?" -> new Syntax.Parameter(parameters++, token.at());
                    default -> throw MalformedStatement.because("Unexpected term");
                };
        };
    }

    private static Syntax number(PartiqlToken token) {
        String text = token.text();
        int exponent = Math.max(text.indexOf('e'), text.indexOf('E'));
        try {
            if (exponent > 0) {
                // BigDecimal accepts exponents slightly outside the int range; DynamoDB's parser does not.
                Integer.parseInt(text, exponent + 1, text.length(), 10);
            }
            return new Syntax.Numeral(new BigDecimal(text), token.at());
        } catch (NumberFormatException e) {
            throw MalformedStatement.unreadable();
        }
    }

    private Syntax keyword(PartiqlToken token) {
        return switch (token.text()) {
            case "TRUE" -> new Syntax.Bool(true, token.at());
            case "FALSE" -> new Syntax.Bool(false, token.at());
            case "NULL" -> new Syntax.Null(token.at());
            case "MISSING" -> new Syntax.Missing(token.at());
            default -> {
                if (!FUNCTION_KEYWORDS.contains(token.text()) || !reader.peek().isSign("(")) {
                    throw MalformedStatement.because("Unexpected keyword");
                }
                yield call(token);
            }
        };
    }

    private Syntax call(PartiqlToken name) {
        reader.expectSign("(", "LEFT_PAREN");
        if (reader.acceptSign("*")) {
            reader.expectSign(")", "RIGHT_PAREN");
            return new Syntax.Call(name.text().toLowerCase(Locale.ROOT), List.of(), name.at());
        }
        return new Syntax.Call(name.text().toLowerCase(Locale.ROOT), elements(")", "RIGHT_PAREN"), name.at());
    }

    private Syntax group(PartiqlToken opening) {
        List<Syntax> elements = elements(")", "RIGHT_PAREN");
        return switch (elements.size()) {
            case 0 -> throw MalformedStatement.because("Expression group cannot be empty");
            case 1 -> elements.getFirst();
            default -> new Syntax.ListOf(elements, opening.at());
        };
    }

    /** Parses expressions up to and including a closing sign. */
    private List<Syntax> elements(String closing, String closingName) {
        List<Syntax> elements = new ArrayList<>();
        if (!reader.acceptSign(closing)) {
            do {
                elements.add(expression());
            } while (reader.acceptSign(","));
            reader.expectSign(closing, closingName);
        }
        return elements;
    }

    private Syntax map(PartiqlToken opening) {
        List<Syntax.Member> members = new ArrayList<>();
        if (!reader.acceptSign("}")) {
            do {
                PartiqlToken name = reader.next();
                if (name.type() != PartiqlToken.Type.STRING) {
                    throw MalformedStatement.because("Unexpected term");
                }
                reader.expectSign(":", "COLON");
                members.add(new Syntax.Member(name.text(), expression()));
            } while (reader.acceptSign(","));
            reader.expectSign("}", "RIGHT_CURLY");
        }
        return new Syntax.MapOf(members, opening.at());
    }
}
