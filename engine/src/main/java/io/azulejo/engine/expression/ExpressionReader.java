package io.azulejo.engine.expression;

import io.azulejo.engine.error.EngineException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Token reader for one expression. Also keeps what its parser found. Not thread-safe. */
final class ExpressionReader {
    private static final int MAXIMUM_OPERATORS = 300;

    private final ExpressionKind kind;
    private final String text;
    private final List<Token> tokens;
    private final Map<Fault, String> faults = new EnumMap<>(Fault.class);
    private int position;
    private int operators;
    private int paths;
    private int constants;

    ExpressionReader(ExpressionKind kind, String text) {
        this.kind = kind;
        this.text = text;
        this.tokens = Lexer.tokens(text);
    }

    Token peek() {
        return tokens.get(position);
    }

    /** Returns the number of tokens read so far. */
    int position() {
        return position;
    }

    Token peekSecond() {
        return tokens.get(Math.min(position + 1, tokens.size() - 1));
    }

    Token next() {
        Token token = tokens.get(position);
        if (position < tokens.size() - 1) {
            position++;
        }
        return token;
    }

    boolean accept(String sign) {
        boolean found = peek().isSign(sign);
        if (found) {
            position++;
        }
        return found;
    }

    boolean acceptWord(String keyword) {
        boolean found = peek().isWord(keyword);
        if (found) {
            position++;
        }
        return found;
    }

    void expect(String sign) {
        if (!accept(sign)) {
            throw syntaxError();
        }
    }

    Token expect(Token.Type type) {
        if (peek().type() != type) {
            throw syntaxError();
        }
        return next();
    }

    /** Returns the error for an unexpected next token. DynamoDB shows the token with its neighbours on both sides. */
    EngineException syntaxError() {
        Token token = peek();
        Token before = position > 0 ? tokens.get(position - 1) : token;
        Token after = peekSecond();
        int end =
                after.type() == Token.Type.END ? (token.type() == Token.Type.END ? before : token).end() : after.end();
        return kind.invalid("Syntax error; token: \"" + token.text() + "\", near: \""
                + text.substring(before.start(), Math.max(before.start(), end)) + "\"");
    }

    EngineException invalid(String problem) {
        return kind.invalid(problem);
    }

    /** Records the first fault of each kind; {@link #reportFirstFault} reports it after the text has been read. */
    void note(Fault fault, String problem) {
        faults.putIfAbsent(fault, problem);
    }

    void reportFirstFault(List<Fault> order) {
        for (Fault fault : order) {
            @Nullable String problem = faults.get(fault);
            if (problem != null) {
                throw kind.invalid(problem);
            }
        }
    }

    void countOperator() {
        operators++;
        if (operators > MAXIMUM_OPERATORS) {
            throw kind.invalid("The expression contains too many operators; operator count: " + operators);
        }
    }

    int newPathSlot() {
        return paths++;
    }

    int newConstantSlot() {
        return constants++;
    }

    Slots slots() {
        return new Slots(paths, constants);
    }
}
