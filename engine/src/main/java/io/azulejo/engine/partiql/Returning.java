package io.azulejo.engine.partiql;

/** Which attributes of which version of the item a write answers with. */
public enum Returning {
    ALL_OLD,
    ALL_NEW,
    MODIFIED_OLD,
    MODIFIED_NEW;

    /** The clause as DynamoDB writes it. */
    @Override
    public String toString() {
        return "RETURNING " + name().replace('_', ' ') + " *";
    }
}
