package io.azulejo.engine.partiql;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.DocumentPath;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Parses the expressions of a statement: conditions, values, document paths. Its refusals are those of the parser that
 * DynamoDB uses, in the order in which that one comes upon them.
 */
final class ExpressionParser {
    /**
     * Deeper than any statement needs to be. A level takes up to nine frames, which before they are compiled fill a
     * stack of one megabyte at about four hundred levels.
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

    /** How many question marks have been read. */
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
            Token token = reader.peek();
            boolean negated = token.isOperator("NOT");
            Token operator = negated ? reader.peekSecond() : token;
            if (operator.isOperator("BETWEEN") || operator.isOperator("IN")) {
                if (negated) {
                    reader.next();
                }
                Syntax asked = operator.text().equals("IN") ? in(left) : between(left);
                left = negated ? new Syntax.Prefix("NOT", asked, token.at()) : asked;
            } else if (token.isOperator("IS")) {
                left = isType(left);
            } else if (token.type() == Token.Type.OPERATOR
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
        Token opening = reader.peek();
        if (reader.acceptSign("(")) {
            return new Syntax.Infix("IN", operand, new Syntax.ListOf(elements(")", "RIGHT_PAREN"), opening.at()), at);
        }
        return new Syntax.Infix("IN", operand, right(this::sum), at);
    }

    private Syntax isType(Syntax operand) {
        Position at = reader.next().at();
        boolean negated = reader.acceptOperator("NOT");
        String type = TypeNames.read(reader);
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
        Token operator = reader.next();
        return new Syntax.Infix(operator.text(), left, right(operand), operator.at());
    }

    private Syntax right(Operand operand) {
        if (reader.atEnd()) {
            throw MalformedStatement.because("Missing right-hand side expression of infix operator");
        }
        return operand.parse();
    }

    /** A sign is taken into the number it stands before; before anything else it stays an operator. */
    private Syntax unary() {
        Token token = reader.peek();
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
        Token token = reader.peek();
        boolean name = token.type() == Token.Type.NAME || token.type() == Token.Type.QUOTED_NAME;
        return name && !reader.peekSecond().isSign("(") ? path() : term();
    }

    /** A document path where nothing else may stand. */
    Syntax.Path simplePath() {
        Token token = reader.peek();
        if (token.type() != Token.Type.NAME && token.type() != Token.Type.QUOTED_NAME) {
            throw MalformedStatement.because("Expected identifier for simple path");
        }
        return path();
    }

    private Syntax.Path path() {
        Token first = reader.next();
        List<DocumentPath.Element> elements = new ArrayList<>();
        elements.add(new DocumentPath.Attribute(first.text()));
        while (true) {
            if (reader.acceptSign(".")) {
                Token name = reader.next();
                if (name.type() != Token.Type.NAME && name.type() != Token.Type.QUOTED_NAME) {
                    throw MalformedStatement.because("Invalid path dot component");
                }
                elements.add(new DocumentPath.Attribute(name.text()));
            } else if (reader.acceptSign("[")) {
                elements.add(index(expression()));
                reader.expectSign("]", "RIGHT_BRACKET");
            } else {
                return new Syntax.Path(new DocumentPath(elements), first.at());
            }
        }
    }

    private static DocumentPath.Element index(Syntax syntax) {
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
        return new DocumentPath.Position(index.intValueExact());
    }

    private Syntax term() {
        Token token = reader.next();
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

    private static Syntax number(Token token) {
        String text = token.text();
        int exponent = Math.max(text.indexOf('e'), text.indexOf('E'));
        try {
            if (exponent > 0) {
                // A BigDecimal takes exponents a little beyond what fits an integer; DynamoDB's parser does not.
                Integer.parseInt(text, exponent + 1, text.length(), 10);
            }
            return new Syntax.Numeral(new BigDecimal(text), token.at());
        } catch (NumberFormatException e) {
            throw MalformedStatement.unreadable();
        }
    }

    private Syntax keyword(Token token) {
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

    private Syntax call(Token name) {
        reader.expectSign("(", "LEFT_PAREN");
        if (reader.acceptSign("*")) {
            reader.expectSign(")", "RIGHT_PAREN");
            return new Syntax.Call(name.text().toLowerCase(Locale.ROOT), List.of(), name.at());
        }
        return new Syntax.Call(name.text().toLowerCase(Locale.ROOT), elements(")", "RIGHT_PAREN"), name.at());
    }

    private Syntax group(Token opening) {
        List<Syntax> elements = elements(")", "RIGHT_PAREN");
        return switch (elements.size()) {
            case 0 -> throw MalformedStatement.because("Expression group cannot be empty");
            case 1 -> elements.getFirst();
            default -> new Syntax.ListOf(elements, opening.at());
        };
    }

    /** Expressions up to a closing sign, which is read too. */
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

    private Syntax map(Token opening) {
        List<Syntax.Member> members = new ArrayList<>();
        if (!reader.acceptSign("}")) {
            do {
                Token name = reader.next();
                if (name.type() != Token.Type.STRING) {
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
