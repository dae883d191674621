package io.azulejo.engine.value;

/** A number. */
public record NumberValue(DynamoNumber number) implements Value {
    /** Parses a number from a request; throws {@link InvalidValueException} if DynamoDB would reject it. */
    public static NumberValue of(String text) {
        return new NumberValue(DynamoNumber.parse(text));
    }

    @Override
    public AttributeValueType type() {
        return AttributeValueType.N;
    }

    @Override
    public int size() {
        return number.size();
    }
}
