package io.azulejo.engine.partiql;

import java.util.List;

/** Reads the tokens of one statement in their order. Not thread-safe. */
final class TokenReader {
    private final List<Token> tokens;
    private int position;

    TokenReader(List<Token> tokens) {
        this.tokens = tokens;
    }

    Token peek() {
        return tokens.get(position);
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

    boolean atEnd() {
        return peek().type() == Token.Type.END;
    }

    boolean acceptSign(String sign) {
        return accepted(peek().isSign(sign));
    }

    boolean acceptOperator(String operator) {
        return accepted(peek().isOperator(operator));
    }

    boolean acceptKeyword(String keyword) {
        return accepted(peek().isKeyword(keyword));
    }

    boolean acceptWord(String word) {
        return accepted(peek().isWord(word));
    }

    private boolean accepted(boolean found) {
        if (found) {
            next();
        }
        return found;
    }

    void expectSign(String sign, String name) {
        if (!acceptSign(sign)) {
            throw MalformedStatement.because("expected token of type " + name);
        }
    }
}
