package io.azulejo.toolkit.internal;

import java.io.DataInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Binary encoding of attribute values, for keys inside cursors and for query arguments that cursors are bound to. Pure
 * functions.
 */
public final class ItemBytes {
    private static final int STRING = 1;
    private static final int NUMBER = 2;
    private static final int BINARY = 3;
    private static final int OTHER = 4;

    private ItemBytes() {}

    /** Writes a key, whose attributes are strings, numbers or binary values. */
    public static void writeKey(ByteWriter out, Map<String, AttributeValue> key) {
        out.int8(key.size());
        List<Map.Entry<String, AttributeValue>> attributes = new ArrayList<>(key.size());
        key.forEach((name, value) -> attributes.add(Map.entry(name, value)));
        attributes.sort(Map.Entry.comparingByKey());
        for (Map.Entry<String, AttributeValue> attribute : attributes) {
            out.text(attribute.getKey());
            writeValue(out, attribute.getValue());
        }
    }

    public static Map<String, AttributeValue> readKey(DataInput in) throws IOException {
        int size = in.readUnsignedByte();
        Map<String, AttributeValue> key = LinkedHashMap.newLinkedHashMap(size);
        for (int i = 0; i < size; i++) {
            String name = readText(in);
            key.put(name, readValue(in));
        }
        return key;
    }

    /** Writes an attribute value of any type so that different values give different bytes. */
    public static void writeValue(ByteWriter out, AttributeValue value) {
        if (value.s() != null) {
            out.int8(STRING).text(value.s());
        } else if (value.n() != null) {
            out.int8(NUMBER).text(value.n());
        } else if (value.b() != null) {
            out.int8(BINARY).bytes(value.b().asByteArrayUnsafe());
        } else {
            out.int8(OTHER).text(value.type().name()).text(String.valueOf(value.bool()));
            out.int32(value.bs().size());
            for (SdkBytes binary : value.bs()) {
                out.bytes(binary.asByteArrayUnsafe());
            }
            writeTexts(out, value.ss());
            writeTexts(out, value.ns());
            out.int32(value.l().size());
            for (AttributeValue each : value.l()) {
                writeValue(out, each);
            }
            out.int32(value.m().size());
            for (Map.Entry<String, AttributeValue> entry : new TreeMap<>(value.m()).entrySet()) {
                out.text(entry.getKey());
                writeValue(out, entry.getValue());
            }
        }
    }

    private static void writeTexts(ByteWriter out, List<String> texts) {
        out.int32(texts.size());
        texts.forEach(out::text);
    }

    private static AttributeValue readValue(DataInput in) throws IOException {
        int kind = in.readUnsignedByte();
        return switch (kind) {
            case STRING -> AttributeValue.fromS(readText(in));
            case NUMBER -> AttributeValue.fromN(readText(in));
            case BINARY -> AttributeValue.fromB(SdkBytes.fromByteArray(readBytes(in)));
            default -> throw new IOException("Unknown type of key attribute: " + kind);
        };
    }

    private static String readText(DataInput in) throws IOException {
        return new String(readBytes(in), StandardCharsets.UTF_8);
    }

    private static byte[] readBytes(DataInput in) throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return bytes;
    }
}
