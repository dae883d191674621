package io.azulejo.engine.partiql;

/** Position of a token in a statement: line and column count from 1; the length includes quotes. */
record Position(int line, int column, int length) {
    /** Returns the form in which DynamoDB's error messages show a position. */
    @Override
    public String toString() {
        return line + ":" + column + ":" + length;
    }
}
