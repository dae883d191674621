package io.azulejo.engine.value;

/** A string. */
public record StringValue(String text) implements Value {
    @Override
    public ValueType type() {
        return ValueType.S;
    }

    @Override
    public int size() {
        return Utf8.length(text);
    }
}
