package io.azulejo.engine.value;

/** True or false. */
public record BoolValue(boolean truth) implements Value {
    public static final BoolValue TRUE = new BoolValue(true);
    public static final BoolValue FALSE = new BoolValue(false);

    public static BoolValue of(boolean truth) {
        return truth ? TRUE : FALSE;
    }

    @Override
    public AttributeValueType type() {
        return AttributeValueType.BOOL;
    }

    @Override
    public int size() {
        return 1;
    }
}
