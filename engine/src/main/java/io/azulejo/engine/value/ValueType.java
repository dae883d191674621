package io.azulejo.engine.value;

/** The ten types of an attribute value; the constant's name is DynamoDB's type descriptor. */
public enum ValueType {
    S(0),
    N(1),
    B(2),
    BOOL(3),
    NULL(4),
    SS(5),
    NS(6),
    BS(7),
    L(8),
    M(9);

    private static final ValueType[] BY_CODE = {S, N, B, BOOL, NULL, SS, NS, BS, L, M};

    private final byte code;

    ValueType(int code) {
        this.code = (byte) code;
    }

    /** The number that stands for this type in a stored item. */
    byte code() {
        return code;
    }

    static ValueType of(int code) {
        return BY_CODE[code];
    }
}
