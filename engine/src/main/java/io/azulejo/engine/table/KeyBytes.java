package io.azulejo.engine.table;

import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.nio.charset.StandardCharsets;

/** Key values as bytes whose unsigned order is DynamoDB's order of the values. */
public final class KeyBytes {
    private KeyBytes() {}

    public static byte[] of(Value key) {
        return switch (key) {
            case StringValue string -> string.text().getBytes(StandardCharsets.UTF_8);
            case NumberValue number -> number.number().orderedBytes();
            case BinaryValue binary -> binary.bytes();
            default -> throw new IllegalArgumentException("A key cannot be of type " + key.type());
        };
    }
}
