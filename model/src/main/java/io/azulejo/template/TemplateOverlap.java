package io.azulejo.template;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Decides whether two templates can give the same key: each is read as a regular language (a literal is itself, a
 * component is any text without the delimiter) and the two are walked side by side.
 */
final class TemplateOverlap {
    private final char delimiter;

    TemplateOverlap(char delimiter) {
        this.delimiter = delimiter;
    }

    /** A symbol of the language: one fixed character, or a value of any length without the delimiter. */
    private record Symbol(char character, boolean value) {}

    private record State(int left, int right) {}

    boolean mayEqual(KeyTemplate left, KeyTemplate right) {
        return meet(symbols(left), symbols(right), new State(0, 0), new HashSet<>());
    }

    private static List<Symbol> symbols(KeyTemplate template) {
        List<Symbol> symbols = new ArrayList<>();
        for (KeySegment segment : template.segments()) {
            if (segment instanceof KeySegment.Literal literal) {
                literal.text().chars().forEach(c -> symbols.add(new Symbol((char) c, false)));
            } else {
                symbols.add(new Symbol('\0', true));
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
        boolean leftValue = !leftDone && left.get(at.left).value;
        boolean rightValue = !rightDone && right.get(at.right).value;
        // A value may end here on either side (it may also be empty in keys of others, which only widens the answer).
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
            return right.get(at.right).character != delimiter
                    && meet(left, right, new State(at.left, at.right + 1), seen);
        }
        if (rightValue) {
            return left.get(at.left).character != delimiter
                    && meet(left, right, new State(at.left + 1, at.right), seen);
        }
        return left.get(at.left).character == right.get(at.right).character
                && meet(left, right, new State(at.left + 1, at.right + 1), seen);
    }
}
