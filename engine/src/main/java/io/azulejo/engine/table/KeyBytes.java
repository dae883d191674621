package io.azulejo.engine.table;

import io.azulejo.engine.store.KeyWriter;
import io.azulejo.engine.value.AttributeValueType;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.DynamoNumber;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Encoding of key values as bytes whose unsigned order is DynamoDB's order of the values. */
public final class KeyBytes {
    private KeyBytes() {}

    /** Appends a partition key: its two-byte hash, and each of its values as a part. */
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

    /**
     * Returns the partition key, as parts, within the store key of an item or index entry; null if the key ends before
     * it.
     */
    public static @Nullable ByteBuffer partitionOf(byte[] storeKey, int parts) {
        int at = Table.KEY_PARTS_AT;
        for (int part = 0; part < parts; part++) {
            at = endOfPart(storeKey, at);
            if (at < 0) {
                return null;
            }
        }
        return ByteBuffer.wrap(storeKey, Table.KEY_PARTS_AT, at - Table.KEY_PARTS_AT)
                .slice();
    }

    private static int endOfPart(byte[] storeKey, int from) {
        for (int at = from; at + 1 < storeKey.length; at++) {
            if (storeKey[at] == 0) {
                // A zero byte is followed by another one at the end of a part, or by its escape byte.
                if (storeKey[at + 1] == 0) {
                    return at + 2;
                }
                at++;
            }
        }
        return -1;
    }

    /** Returns the values of key parts. */
    public static List<Value> values(ByteBuffer parts, List<TypedKeyAttribute> attributes) {
        ByteBuffer left = parts.duplicate();
        List<Value> values = new ArrayList<>();
        for (TypedKeyAttribute attribute : attributes) {
            values.add(value(attribute.type(), part(left)));
        }
        return values;
    }

    private static byte[] part(ByteBuffer left) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        while (true) {
            byte b = left.get();
            if (b == 0 && left.get() == 0) {
                return bytes.toByteArray();
            }
            bytes.write(b);
        }
    }

    private static Value value(AttributeValueType type, byte[] bytes) {
        return switch (type) {
            case S -> new StringValue(new String(bytes, StandardCharsets.UTF_8));
            case N -> new NumberValue(DynamoNumber.ofOrderedBytes(bytes));
            default -> new BinaryValue(bytes);
        };
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
