package io.azulejo.engine.partiql;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Lexer for statements. It drops comments and white space. */
final class PartiqlLexer {
    private static final String SINGLE_SIGNS = "()[]{},.:;?@*";
    private static final List<String> DOUBLE_SIGNS = List.of("<<", ">>");
    private static final List<String> DOUBLE_OPERATORS = List.of("<>", "<=", ">=", "!=", "||");
    private static final String SINGLE_OPERATORS = "<>=+-/%";

    private final String text;
    private final List<PartiqlToken> tokens = new ArrayList<>();
    private int position;
    private int line = 1;
    private int lineStart;

    private PartiqlLexer(String text) {
        this.text = text;
    }

    /** Returns the tokens of the text, ending with one of type {@code END}. */
    static List<PartiqlToken> tokens(String text) {
        PartiqlLexer lexer = new PartiqlLexer(text);
        while (lexer.skipBlanks()) {
            lexer.tokens.add(lexer.next());
        }
        lexer.tokens.add(new PartiqlToken(PartiqlToken.Type.END, "", lexer.at(lexer.position)));
        return lexer.tokens;
    }

    /** Skips white space and comments. Returns whether a token follows. */
    private boolean skipBlanks() {
        while (position < text.length()) {
            char unit = text.charAt(position);
            if (unit == '\n') {
                position++;
                line++;
                lineStart = position;
            } else if (Character.isWhitespace(unit)) {
                position++;
            } else if (text.startsWith("--", position)) {
                int end = text.indexOf('\n', position);
                position = end < 0 ? text.length() : end;
            } else if (text.startsWith("/*", position)) {
                skipBlockComment();
            } else {
                return true;
            }
        }
        return false;
    }

    private void skipBlockComment() {
        int end = text.indexOf("*/", position + 2);
        if (end < 0) {
            throw MalformedStatement.unreadable();
        }
        for (int i = position; i < end; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        position = end + 2;
    }

    private PartiqlToken next() {
        int start = position;
        char first = text.charAt(start);
        if (first == '\'' || first == '"') {
            String quoted = quoted(first);
            return new PartiqlToken(
                    first == '"' ? PartiqlToken.Type.QUOTED_NAME : PartiqlToken.Type.STRING, quoted, at(start));
        }
        if (isNameStart(first)) {
            return word(start);
        }
        if (isDigit(first) || (first == '.' && position + 1 < text.length() && isDigit(text.charAt(position + 1)))) {
            return number(start);
        }
        return sign(start);
    }

    /** Returns the text between two quotes; a doubled quote stands for a single one. */
    private String quoted(char quote) {
        StringBuilder content = new StringBuilder();
        position++;
        while (position < text.length()) {
            char unit = text.charAt(position++);
            if (unit != quote) {
                content.append(unit);
            } else if (position < text.length() && text.charAt(position) == quote) {
                content.append(quote);
                position++;
            } else {
                return content.toString();
            }
        }
        throw MalformedStatement.unreadable();
    }

    private PartiqlToken word(int start) {
        while (position < text.length() && isNamePart(text.charAt(position))) {
            position++;
        }
        String word = text.substring(start, position);
        PartiqlToken.Type type = Keywords.typeOf(word);
        return new PartiqlToken(type, type == PartiqlToken.Type.NAME ? word : word.toUpperCase(Locale.ROOT), at(start));
    }

    private PartiqlToken number(int start) {
        skipDigits();
        if (position < text.length() && text.charAt(position) == '.') {
            position++;
            skipDigits();
        }
        if (position < text.length() && (text.charAt(position) == 'e' || text.charAt(position) == 'E')) {
            position++;
            if (position < text.length() && (text.charAt(position) == '+' || text.charAt(position) == '-')) {
                position++;
            }
            skipDigits();
        }
        if (position < text.length() && isNamePart(text.charAt(position))) {
            throw MalformedStatement.unreadable();
        }
        return new PartiqlToken(PartiqlToken.Type.NUMBER, text.substring(start, position), at(start));
    }

    private void skipDigits() {
        while (position < text.length() && isDigit(text.charAt(position))) {
            position++;
        }
    }

    private PartiqlToken sign(int start) {
        String pair = text.substring(start, Math.min(start + 2, text.length()));
        String single = pair.substring(0, 1);
        String found;
        PartiqlToken.Type type;
        if (DOUBLE_SIGNS.contains(pair)) {
            found = pair;
            type = PartiqlToken.Type.SIGN;
        } else if (DOUBLE_OPERATORS.contains(pair)) {
            found = pair;
            type = PartiqlToken.Type.OPERATOR;
        } else if (SINGLE_SIGNS.contains(single)) {
            found = single;
            type = PartiqlToken.Type.SIGN;
        } else if (SINGLE_OPERATORS.contains(single)) {
            found = single;
            type = PartiqlToken.Type.OPERATOR;
        } else {
            throw MalformedStatement.unreadable();
        }
        position += found.length();
        return new PartiqlToken(type, found.equals("!=") ? "<>" : found, at(start));
    }

    private Position at(int start) {
        return new Position(line, start - lineStart + 1, position - start);
    }

    private static boolean isNameStart(char unit) {
        return (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z') || unit == '_' || unit == '$';
    }

    private static boolean isNamePart(char unit) {
        return isNameStart(unit) || isDigit(unit);
    }

    private static boolean isDigit(char unit) {
        return unit >= '0' && unit <= '9';
    }
}
