package io.azulejo.engine.partiql;

import io.azulejo.engine.error.EngineException;

/** DynamoDB's error messages for statements that its parser cannot read. */
final class MalformedStatement {
    private static final String ENVELOPE = "Statement wasn't well formed, can't be processed: ";

    private MalformedStatement() {}

    static EngineException because(String detail) {
        return EngineException.validation(ENVELOPE + detail);
    }

    /** Returns the error for characters that are not tokens. DynamoDB gives no details for them. */
    static EngineException unreadable() {
        return EngineException.validation(ENVELOPE);
    }
}
