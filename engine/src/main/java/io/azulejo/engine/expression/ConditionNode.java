package io.azulejo.engine.expression;

import java.util.List;

/** A condition whose operands are not bound yet. Immutable, shared between requests. */
public sealed interface ConditionNode extends Term {
    record And(ConditionNode left, ConditionNode right) implements ConditionNode {}

    record Or(ConditionNode left, ConditionNode right) implements ConditionNode {}

    record Not(ConditionNode condition) implements ConditionNode {}

    record Compare(Operand left, Comparison comparison, Operand right) implements ConditionNode {}

    record Between(Operand operand, Operand lower, Operand upper) implements ConditionNode {}

    record In(Operand operand, List<Operand> candidates) implements ConditionNode {}

    /** A boolean function such as {@code attribute_exists(a)}. */
    record Test(Function function, List<Operand> arguments) implements ConditionNode {}
}
