package io.azulejo.engine.partiql;

/** A parsed statement and its number of parameters. Immutable. */
record ParsedStatement(String text, Statement statement, int parameters) {}
