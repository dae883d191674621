package io.azulejo.engine.value;

/** The ten types of an attribute value; the constant's name is DynamoDB's type descriptor. */
public enum AttributeValueType {
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

    private static final AttributeValueType[] BY_CODE = {S, N, B, BOOL, NULL, SS, NS, BS, L, M};

    private final byte code;

    AttributeValueType(int code) {
        this.code = (byte) code;
    }

    /** Returns the stored code of this type. */
    byte code() {
        return code;
    }

    static AttributeValueType of(int code) {
        return BY_CODE[code];
    }
}
