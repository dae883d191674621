package io.azulejo.engine.expression;

/** A condition with its unresolved placeholders. */
record ParsedCondition(ConditionNode condition, Slots slots) {}
