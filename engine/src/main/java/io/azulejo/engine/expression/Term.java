package io.azulejo.engine.expression;

/** What may stand between parentheses in a condition: a condition of its own or one operand. */
public sealed interface Term permits Condition, Operand {}
