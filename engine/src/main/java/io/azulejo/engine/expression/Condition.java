package io.azulejo.engine.expression;

import java.util.List;

/** A condition whose operands are still to be bound; immutable, shared between requests. */
public sealed interface Condition extends Term {
    record And(Condition left, Condition right) implements Condition {}

    record Or(Condition left, Condition right) implements Condition {}

    record Not(Condition condition) implements Condition {}

    record Compare(Operand left, Comparison comparison, Operand right) implements Condition {}

    record Between(Operand operand, Operand lower, Operand upper) implements Condition {}

    record In(Operand operand, List<Operand> candidates) implements Condition {}

    /** A function that answers yes or no, such as {@code attribute_exists(a)}. */
    record Test(Function function, List<Operand> arguments) implements Condition {}
}
