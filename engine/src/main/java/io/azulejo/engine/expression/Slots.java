package io.azulejo.engine.expression;

/** Number of paths and value placeholders that a {@link Binding} keeps for a parsed expression. */
record Slots(int paths, int constants) {}
