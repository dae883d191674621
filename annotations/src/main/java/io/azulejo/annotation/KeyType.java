package io.azulejo.annotation;

/** DynamoDB type of a key attribute of a table. */
public enum KeyType {
    /** Text that a template renders. */
    STRING("S"),
    /** The number of one component, which sorts by its value. */
    NUMBER("N"),
    /** The bytes of one component, which sort as unsigned numbers. */
    BINARY("B");

    private final String stored;

    KeyType(String stored) {
        this.stored = stored;
    }

    /** Returns DynamoDB's abbreviation. */
    public String stored() {
        return stored;
    }
}
