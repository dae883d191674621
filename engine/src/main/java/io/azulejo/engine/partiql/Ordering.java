package io.azulejo.engine.partiql;

/** One key of an ORDER BY. */
public record Ordering(String attribute, boolean descending) {}
