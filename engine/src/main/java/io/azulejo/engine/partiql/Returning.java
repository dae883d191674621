package io.azulejo.engine.partiql;

/** RETURNING clause of a write: which attributes of which version of the item it returns. */
public enum Returning {
    ALL_OLD,
    ALL_NEW,
    MODIFIED_OLD,
    MODIFIED_NEW;

    /** Returns the clause in DynamoDB's spelling. */
    @Override
    public String toString() {
        return "RETURNING " + name().replace('_', ' ') + " *";
    }
}
