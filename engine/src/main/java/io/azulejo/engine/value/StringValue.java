package io.azulejo.engine.value;

/** A string. */
public record StringValue(String text) implements Value {
    @Override
    public AttributeValueType type() {
        return AttributeValueType.S;
    }

    @Override
    public int size() {
        return Utf8.length(text);
    }
}
