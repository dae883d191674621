package io.azulejo.engine.expression;

/** One action of a parsed update; immutable, shared between requests. */
public sealed interface UpdateAction {
    Operand.Path target();

    record Set(Operand.Path target, SetValue value) implements UpdateAction {}

    record Remove(Operand.Path target) implements UpdateAction {}

    /** Adds a number to a number, or elements to a set. */
    record Add(Operand.Path target, Operand.Constant addend) implements UpdateAction {}

    /** Takes elements out of a set. */
    record Delete(Operand.Path target, Operand.Constant elements) implements UpdateAction {}
}
