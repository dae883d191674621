package io.azulejo.engine.expression;

/** A word or sign of an expression with its position in the text. */
record Token(Type type, String text, int start, int end) {
    enum Type {
        WORD,
        NAME_PLACEHOLDER,
        VALUE_PLACEHOLDER,
        DIGITS,
        SIGN,
        /** A character that no expression may contain. */
        STRAY,
        END
    }

    boolean isSign(String sign) {
        return type == Type.SIGN && text.equals(sign);
    }

    boolean isWord(String keyword) {
        return type == Type.WORD && text.equalsIgnoreCase(keyword);
    }
}
