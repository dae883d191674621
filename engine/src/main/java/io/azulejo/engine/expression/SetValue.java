package io.azulejo.engine.expression;

/** The right side of a SET action: an operand, or the sum or difference of two. */
public sealed interface SetValue permits Operand, SetValue.Sum {
    record Sum(Sign sign, Operand left, Operand right) implements SetValue {}

    enum Sign {
        PLUS("+"),
        MINUS("-");

        private final String text;

        Sign(String text) {
            this.text = text;
        }

        String text() {
            return text;
        }
    }
}
