package io.azulejo.engine.expression;

/** A condition and the placeholders that are open in it. */
record ParsedCondition(Condition condition, Slots slots) {}
