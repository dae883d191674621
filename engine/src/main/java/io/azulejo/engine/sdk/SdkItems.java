package io.azulejo.engine.sdk;

import io.azulejo.engine.value.AttributeNames;
import io.azulejo.engine.value.Attributes;
import io.azulejo.engine.value.BinarySet;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.BoolValue;
import io.azulejo.engine.value.InvalidValueException;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ItemDecoder;
import io.azulejo.engine.value.ItemEncoder;
import io.azulejo.engine.value.KeyAttributeSource;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.NullValue;
import io.azulejo.engine.value.NumberSet;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringSet;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Utf8Slice;
import io.azulejo.engine.value.Value;
import io.azulejo.spi.StringKey;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Conversion between the SDK's attribute values and binary items, each in one pass. */
final class SdkItems {
    private static final String NULL_IS_TRUE =
            "One or more parameter values were invalid: Null attribute value types" + " must have the value of true";

    private SdkItems() {}

    /** Returns the item of a map, or null if there is no map. An invalid value is recorded as the item's problem. */
    static @Nullable Item item(boolean given, Map<String, AttributeValue> attributes) {
        return given ? item(attributes) : null;
    }

    static Item item(Map<String, AttributeValue> attributes) {
        ItemEncoder writer = new ItemEncoder();
        write(attributes, writer);
        return writer.item();
    }

    /**
     * Returns an object to read a key from: the strings of a {@link StringKey}, the item behind a view, or the converted
     * map.
     */
    static KeyAttributeSource holder(Map<String, AttributeValue> attributes) {
        if (attributes instanceof StringKey texts) {
            return new KeyTexts(texts);
        }
        Item viewed = attributes instanceof ItemAttributes view ? view.item() : null;
        return viewed == null ? item(attributes) : viewed;
    }

    private record KeyTexts(StringKey key) implements KeyAttributeSource {

        @Override
        public @Nullable Value get(String name) {
            int place = key.find(name);
            return place < 0 ? null : new StringValue(key.text(place));
        }

        @Override
        public @Nullable Utf8Slice utf8(String name) {
            int place = key.find(name);
            return place < 0 ? null : Utf8Slice.of(key.text(place).getBytes(StandardCharsets.UTF_8));
        }
    }

    private static void write(Map<String, AttributeValue> attributes, ItemEncoder writer) {
        // No loop over entries: the SDK's maps wrap each of them.
        attributes.forEach((name, value) -> write(value, writer.name(name)));
    }

    private static void write(@Nullable AttributeValue value, ItemEncoder writer) {
        if (value == null) {
            writer.problem(SdkTypes.NONE).nullValue();
            return;
        }
        switch (value.type()) {
            case S -> writer.string(value.s());
            case N -> writer.number(value.n());
            case B -> writer.binary(value.b().asByteArrayUnsafe());
            case BOOL -> writer.bool(value.bool());
            case NUL -> {
                if (!value.nul()) {
                    writer.problem(NULL_IS_TRUE);
                }
                writer.nullValue();
            }
            case SS -> writer.stringSet(value.ss());
            case NS -> writer.numberSet(value.ns());
            case BS -> writer.binarySet(binaries(value.bs()));
            case L -> {
                writer.startList();
                for (AttributeValue element : value.l()) {
                    write(element, writer);
                }
                writer.end();
            }
            case M -> {
                writer.startMap();
                write(value.m(), writer);
                writer.end();
            }
            default -> writer.problem(SdkTypes.problem(value)).nullValue();
        }
    }

    /** Returns a decoded value; throws {@link InvalidValueException} if DynamoDB would reject it. */
    static Value value(AttributeValue value) {
        return switch (value.type()) {
            case S -> new StringValue(value.s());
            case N -> NumberValue.of(value.n());
            case B -> new BinaryValue(value.b().asByteArrayUnsafe());
            case BOOL -> BoolValue.of(value.bool());
            case NUL -> {
                if (!value.nul()) {
                    throw new InvalidValueException(NULL_IS_TRUE);
                }
                yield NullValue.NULL;
            }
            case SS -> StringSet.of(value.ss());
            case NS -> NumberSet.parse(value.ns());
            case BS -> BinarySet.of(binaries(value.bs()));
            case L -> {
                List<Value> elements = new ArrayList<>(value.l().size());
                for (AttributeValue element : value.l()) {
                    elements.add(value(element));
                }
                yield new ListValue(elements);
            }
            case M -> {
                Map<String, Value> attributes =
                        LinkedHashMap.newLinkedHashMap(value.m().size());
                for (Map.Entry<String, AttributeValue> attribute : value.m().entrySet()) {
                    AttributeNames.check(attribute.getKey());
                    attributes.put(attribute.getKey(), value(attribute.getValue()));
                }
                yield new MapValue(attributes);
            }
            default -> throw new InvalidValueException(SdkTypes.problem(value));
        };
    }

    private static List<BinaryValue> binaries(List<SdkBytes> written) {
        List<BinaryValue> binaries = new ArrayList<>(written.size());
        for (SdkBytes bytes : written) {
            binaries.add(new BinaryValue(bytes.asByteArrayUnsafe()));
        }
        return binaries;
    }

    static @Nullable Map<String, AttributeValue> attributesOrNull(@Nullable Item item) {
        return item == null ? null : attributes(item);
    }

    static Map<String, AttributeValue> attributes(Item item) {
        return new ItemAttributes(Attributes.of(item));
    }

    private static Map<String, AttributeValue> attributes(ItemDecoder reader, int count) {
        Map<String, AttributeValue> attributes = HashMap.newHashMap(count);
        for (int i = 0; i < count; i++) {
            String name = reader.name();
            attributes.put(name, attribute(reader));
        }
        return attributes;
    }

    static AttributeValue attribute(ItemDecoder reader) {
        return switch (reader.type()) {
            case S -> AttributeValue.fromS(reader.text());
            case N -> AttributeValue.fromN(reader.numberText());
            case B -> AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(reader.binary()));
            case BOOL -> AttributeValue.fromBool(reader.bool());
            case NULL -> AttributeValue.fromNul(true);
            case SS -> {
                int count = reader.elements();
                List<String> elements = new ArrayList<>(count);
                for (int i = 0; i < count; i++) {
                    elements.add(reader.text());
                }
                yield AttributeValue.fromSs(elements);
            }
            case NS -> {
                int count = reader.elements();
                List<String> elements = new ArrayList<>(count);
                for (int i = 0; i < count; i++) {
                    elements.add(reader.numberText());
                }
                yield AttributeValue.fromNs(elements);
            }
            case BS -> {
                int count = reader.elements();
                List<SdkBytes> elements = new ArrayList<>(count);
                for (int i = 0; i < count; i++) {
                    elements.add(SdkBytes.fromByteArrayUnsafe(reader.binary()));
                }
                yield AttributeValue.fromBs(elements);
            }
            case L -> {
                int count = reader.elements();
                List<AttributeValue> elements = new ArrayList<>(count);
                for (int i = 0; i < count; i++) {
                    elements.add(attribute(reader));
                }
                yield AttributeValue.fromL(elements);
            }
            case M -> AttributeValue.fromM(attributes(reader, reader.elements()));
        };
    }

    static List<Map<String, AttributeValue>> attributes(List<Item> items) {
        List<Map<String, AttributeValue>> maps = new ArrayList<>(items.size());
        for (Item item : items) {
            maps.add(attributes(Objects.requireNonNull(item)));
        }
        return maps;
    }
}
