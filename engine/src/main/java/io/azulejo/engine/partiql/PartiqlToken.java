package io.azulejo.engine.partiql;

/** A word, literal or sign of a statement. Quotes are removed; keywords and operators are in upper case. */
record PartiqlToken(Type type, String text, Position at) {
    enum Type {
        NAME,
        QUOTED_NAME,
        KEYWORD,
        OPERATOR,
        STRING,
        NUMBER,
        SIGN,
        END
    }

    boolean isSign(String sign) {
        return type == Type.SIGN && text.equals(sign);
    }

    boolean isOperator(String operator) {
        return type == Type.OPERATOR && text.equals(operator);
    }

    boolean isKeyword(String keyword) {
        return type == Type.KEYWORD && text.equals(keyword);
    }

    /** Returns whether this is the given contextual keyword, which is an ordinary name elsewhere. */
    boolean isWord(String word) {
        return (type == Type.NAME || type == Type.KEYWORD) && text.equalsIgnoreCase(word);
    }
}
