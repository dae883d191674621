package io.azulejo.engine.value;

/** A number. */
public record NumberValue(DynamoNumber number) implements Value {
    /** Reads a number as a caller wrote it; throws {@link InvalidValueException} if DynamoDB would refuse it. */
    public static NumberValue of(String text) {
        return new NumberValue(DynamoNumber.parse(text));
    }

    @Override
    public ValueType type() {
        return ValueType.N;
    }

    @Override
    public int size() {
        return number.size();
    }
}
