package io.azulejo.engine.expression;

/** Content of parentheses in a condition: a condition or one operand. */
public sealed interface Term permits ConditionNode, Operand {}
