package io.azulejo.engine.partiql;

import java.util.List;

/** Sequential reader of the tokens of one statement. Not thread-safe. */
final class TokenReader {
    private final List<PartiqlToken> tokens;
    private int position;

    TokenReader(List<PartiqlToken> tokens) {
        this.tokens = tokens;
    }

    PartiqlToken peek() {
        return tokens.get(position);
    }

    PartiqlToken peekSecond() {
        return tokens.get(Math.min(position + 1, tokens.size() - 1));
    }

    PartiqlToken next() {
        PartiqlToken token = tokens.get(position);
        if (position < tokens.size() - 1) {
            position++;
        }
        return token;
    }

    boolean atEnd() {
        return peek().type() == PartiqlToken.Type.END;
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
