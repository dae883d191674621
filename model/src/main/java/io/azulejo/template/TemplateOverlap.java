package io.azulejo.template;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Overlap test for two templates. Each template is treated as a regular language (a literal is itself, a component is
 * any text without the delimiter), and the intersection of the two languages is searched.
 */
final class TemplateOverlap {
    private final char delimiter;

    TemplateOverlap(char delimiter) {
        this.delimiter = delimiter;
    }

    /** Symbol of the language. */
    private record Symbol(Kind kind, char character) {
        /** Kind of symbol: a fixed character, a value without the delimiter, or any text. */
        enum Kind {
            CHARACTER,
            VALUE,
            ANYTHING
        }

        boolean value() {
            return kind != Kind.CHARACTER;
        }

        boolean takes(char c, char delimiter) {
            return kind == Kind.ANYTHING || c != delimiter;
        }
    }

    private record State(int left, int right) {}

    boolean mayEqual(KeyTemplate left, KeyTemplate right) {
        return meet(
                symbols(left, Symbol.Kind.VALUE), symbols(right, Symbol.Kind.VALUE), new State(0, 0), new HashSet<>());
    }

    /** Like {@link #mayEqual}, but values may contain any character. */
    static boolean mayMatch(KeyTemplate left, KeyTemplate right) {
        return new TemplateOverlap('\0')
                .meet(
                        symbols(left, Symbol.Kind.ANYTHING),
                        symbols(right, Symbol.Kind.ANYTHING),
                        new State(0, 0),
                        new HashSet<>());
    }

    boolean mayBeginWith(KeyTemplate template, KeyTemplate prefix) {
        List<Symbol> prefixThenAnything = new ArrayList<>(symbols(prefix, Symbol.Kind.VALUE));
        prefixThenAnything.add(new Symbol(Symbol.Kind.ANYTHING, '\0'));
        return meet(symbols(template, Symbol.Kind.VALUE), prefixThenAnything, new State(0, 0), new HashSet<>());
    }

    private static List<Symbol> symbols(KeyTemplate template, Symbol.Kind values) {
        List<Symbol> symbols = new ArrayList<>();
        for (KeySegment segment : template.segments()) {
            if (segment instanceof KeySegment.Literal literal) {
                literal.text().chars().forEach(c -> symbols.add(new Symbol(Symbol.Kind.CHARACTER, (char) c)));
            } else {
                boolean parts = segment instanceof KeySegment.Component component
                        && component.format().style() == KeyFormat.Style.PARTS;
                symbols.add(new Symbol(parts ? Symbol.Kind.ANYTHING : values, '\0'));
            }
        }
        return symbols;
    }

    private boolean meet(List<Symbol> left, List<Symbol> right, State at, Set<State> seen) {
        if (!seen.add(at)) {
            return false;
        }
        boolean leftDone = at.left == left.size();
        boolean rightDone = at.right == right.size();
        if (leftDone && rightDone) {
            return true;
        }
        boolean leftValue = !leftDone && left.get(at.left).value();
        boolean rightValue = !rightDone && right.get(at.right).value();
        // A value may end here on either side. It may also be empty, as in keys of other applications; that only makes
        // more templates overlap.
        if (leftValue && meet(left, right, new State(at.left + 1, at.right), seen)) {
            return true;
        }
        if (rightValue && meet(left, right, new State(at.left, at.right + 1), seen)) {
            return true;
        }
        if (leftDone || rightDone || (leftValue && rightValue)) {
            return false;
        }
        if (leftValue) {
            return left.get(at.left).takes(right.get(at.right).character, delimiter)
                    && meet(left, right, new State(at.left, at.right + 1), seen);
        }
        if (rightValue) {
            return right.get(at.right).takes(left.get(at.left).character, delimiter)
                    && meet(left, right, new State(at.left + 1, at.right), seen);
        }
        return left.get(at.left).character == right.get(at.right).character
                && meet(left, right, new State(at.left + 1, at.right + 1), seen);
    }
}
