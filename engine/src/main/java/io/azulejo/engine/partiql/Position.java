package io.azulejo.engine.partiql;

/** Where a token stands in a statement: line and column count from 1, the length is that of its text with quotes. */
record Position(int line, int column, int length) {
    /** The form in which DynamoDB's error texts show a position. */
    @Override
    public String toString() {
        return line + ":" + column + ":" + length;
    }
}
