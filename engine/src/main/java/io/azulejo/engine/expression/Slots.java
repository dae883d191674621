package io.azulejo.engine.expression;

/** How many paths and value placeholders a parsed expression has a {@link Binding} keep for it. */
record Slots(int paths, int constants) {}
