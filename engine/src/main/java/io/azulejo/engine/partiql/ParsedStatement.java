package io.azulejo.engine.partiql;

/** A statement and how many parameters it takes. Immutable. */
record ParsedStatement(String text, Statement statement, int parameters) {}
