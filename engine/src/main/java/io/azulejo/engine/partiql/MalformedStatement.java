package io.azulejo.engine.partiql;

import io.azulejo.engine.error.EngineException;

/** DynamoDB's words for a statement that its parser cannot read. */
final class MalformedStatement {
    private static final String ENVELOPE = "Statement wasn't well formed, can't be processed: ";

    private MalformedStatement() {}

    static EngineException because(String detail) {
        return EngineException.validation(ENVELOPE + detail);
    }

    /** DynamoDB says nothing more about characters it cannot make tokens of. */
    static EngineException unreadable() {
        return EngineException.validation(ENVELOPE);
    }
}
