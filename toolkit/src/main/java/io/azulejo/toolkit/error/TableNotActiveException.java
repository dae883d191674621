package io.azulejo.toolkit.error;

import java.time.Duration;

/** Created table that did not become active in time. */
public final class TableNotActiveException extends ToolkitException {
    private static final long serialVersionUID = 1L;

    public TableNotActiveException(String table, Duration waited) {
        super("Table " + table + " is not active after " + waited.toSeconds() + " s");
    }
}
