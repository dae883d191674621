package io.azulejo.engine.expression;

/** One action of a parsed update; immutable, shared between requests. */
public sealed interface UpdateActionNode {
    Operand.Path target();

    record Set(Operand.Path target, SetValue value) implements UpdateActionNode {}

    record Remove(Operand.Path target) implements UpdateActionNode {}

    /** Adds a number to a number, or elements to a set. */
    record Add(Operand.Path target, Operand.Constant addend) implements UpdateActionNode {}

    /** Removes elements from a set. */
    record Delete(Operand.Path target, Operand.Constant elements) implements UpdateActionNode {}
}
