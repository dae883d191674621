package io.azulejo.engine.table;

import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Key values as bytes whose unsigned order is DynamoDB's order of the values. */
public final class KeyBytes {
    private KeyBytes() {}

    /** Appends a partition key: two bytes that spread it, and each of its values as a part. */
    public static KeyWriter partition(KeyWriter writer, List<Value> partitionKey) {
        if (partitionKey.size() == 1) {
            byte[] only = of(partitionKey.getFirst());
            return writer.spread(only).part(only);
        }
        byte[] parts = parts(new KeyWriter(new byte[0], 64), partitionKey).bytes();
        return writer.spread(parts).raw(parts, 0, parts.length);
    }

    /** Appends each value as a part. */
    public static KeyWriter parts(KeyWriter writer, List<Value> values) {
        for (Value value : values) {
            writer.part(of(value));
        }
        return writer;
    }

    public static byte[] of(Value key) {
        return switch (key) {
            case StringValue string -> string.text().getBytes(StandardCharsets.UTF_8);
            case NumberValue number -> number.number().orderedBytes();
            case BinaryValue binary -> binary.bytes();
            default -> throw new IllegalArgumentException("A key cannot be of type " + key.type());
        };
    }
}
