package io.azulejo.engine.expression;

import java.util.ArrayList;
import java.util.List;

/** Lexer for expressions. It never fails, because only a parser knows what is wrong where. */
final class Lexer {
    private static final String SIGNS = "()[],.+-=<>";

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int position;

    private Lexer(String text) {
        this.text = text;
    }

    /** Returns the tokens of the text, ending with one of type {@code END}. */
    static List<Token> tokens(String text) {
        Lexer lexer = new Lexer(text);
        while (lexer.skipWhitespace()) {
            lexer.tokens.add(lexer.next());
        }
        lexer.tokens.add(new Token(Token.Type.END, "<EOF>", text.length(), text.length()));
        return lexer.tokens;
    }

    private boolean skipWhitespace() {
        while (position < text.length() && " \t\r\n".indexOf(text.charAt(position)) >= 0) {
            position++;
        }
        return position < text.length();
    }

    private Token next() {
        int start = position;
        char first = text.charAt(position++);
        Token.Type type;
        if (isLetter(first)) {
            type = Token.Type.WORD;
            skipNamePart();
        } else if (isDigit(first)) {
            type = Token.Type.DIGITS;
            while (position < text.length() && isDigit(text.charAt(position))) {
                position++;
            }
        } else if ((first == '#' || first == ':') && skipNamePart()) {
            type = first == '#' ? Token.Type.NAME_PLACEHOLDER : Token.Type.VALUE_PLACEHOLDER;
        } else if (SIGNS.indexOf(first) >= 0) {
            type = Token.Type.SIGN;
            skipSecondHalf(first);
        } else {
            type = Token.Type.STRAY;
        }
        return new Token(type, text.substring(start, position), start, position);
    }

    private boolean skipNamePart() {
        int start = position;
        while (position < text.length() && isNamePart(text.charAt(position))) {
            position++;
        }
        return position > start;
    }

    private void skipSecondHalf(char first) {
        if (position < text.length()) {
            char second = text.charAt(position);
            if ((first == '<' && (second == '=' || second == '>')) || (first == '>' && second == '=')) {
                position++;
            }
        }
    }

    /**
     * Returns whether a character may continue a name: letters, digits and underscores. A bare name begins with a
     * letter.
     */
    static boolean isNamePart(char unit) {
        return isLetter(unit) || isDigit(unit) || unit == '_';
    }

    private static boolean isLetter(char unit) {
        return (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z');
    }

    private static boolean isDigit(char unit) {
        return unit >= '0' && unit <= '9';
    }
}
