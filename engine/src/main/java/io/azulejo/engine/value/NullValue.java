package io.azulejo.engine.value;

/** DynamoDB's null, a value of its own and not an absent attribute. */
public record NullValue() implements Value {
    public static final NullValue NULL = new NullValue();

    @Override
    public ValueType type() {
        return ValueType.NULL;
    }

    @Override
    public int size() {
        return 1;
    }
}
