package io.azulejo.engine.partiql;

/** One sort attribute of an ORDER BY. */
public record Ordering(String attribute, boolean descending) {}
