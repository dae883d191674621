package io.azulejo.engine.value;

/** DynamoDB's null, which is a value and not an absent attribute. */
public record NullValue() implements Value {
    public static final NullValue NULL = new NullValue();

    @Override
    public AttributeValueType type() {
        return AttributeValueType.NULL;
    }

    @Override
    public int size() {
        return 1;
    }
}
