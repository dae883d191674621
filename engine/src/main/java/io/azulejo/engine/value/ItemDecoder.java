package io.azulejo.engine.value;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Sequential reader of a binary item: {@code count()} attributes, each a {@code name()} and then either {@code value()}
 * or {@code type()} followed by the payload. Lists, maps and sets begin with {@code count()}. Not thread-safe.
 */
public final class ItemDecoder {
    /** Up to this many names, comparing with each is faster than decoding one. */
    private static final int FEW = 8;

    private final byte[] bytes;
    private int position;

    public ItemDecoder(Item item) {
        this(item.bytes(), 4);
    }

    ItemDecoder(byte[] bytes, int position) {
        this.bytes = bytes;
        this.position = position;
    }

    int position() {
        return position;
    }

    /** Returns the number of attributes of the item. */
    public int count() {
        return int32();
    }

    /** Returns the number of elements of the list, map or set whose type was just read. */
    public int elements() {
        position += 4;
        return int32();
    }

    public String name() {
        return text();
    }

    public AttributeValueType type() {
        return AttributeValueType.of(bytes[position++]);
    }

    /** Returns the payload of a string, or an element of a string set. */
    public String text() {
        int length = length();
        String text = new String(bytes, position, length, StandardCharsets.UTF_8);
        position += length;
        return text;
    }

    /** Consumer of text as UTF-8 bytes, so that a writer of bytes decodes nothing. */
    public interface Utf8Target {
        void write(byte[] bytes, int from, int length) throws IOException;
    }

    /** Passes on the undecoded payload of a string or number, or an element of a set of these. */
    public void utf8(Utf8Target target) throws IOException {
        int length = length();
        target.write(bytes, position, length);
        position += length;
    }

    /** Returns the payload of a number, or an element of a number set: its normalised text. */
    public String numberText() {
        int length = length();
        String text = new String(bytes, position, length, StandardCharsets.ISO_8859_1);
        position += length;
        return text;
    }

    /** Returns the payload of a binary value, or an element of a binary set. */
    public byte[] binary() {
        int length = length();
        byte[] copy = Arrays.copyOfRange(bytes, position, position + length);
        position += length;
        return copy;
    }

    /** Returns the payload of a string as a slice of the item's bytes. */
    Utf8Slice slice() {
        int length = length();
        Utf8Slice slice = new Utf8Slice(bytes, position, length);
        position += length;
        return slice;
    }

    public boolean bool() {
        return bytes[position++] != 0;
    }

    /** Decodes one whole value, its type included. */
    public Value value() {
        return switch (type()) {
            case S -> new StringValue(text());
            case N -> new NumberValue(DynamoNumber.normalised(numberText()));
            case B -> new BinaryValue(binary());
            case BOOL -> BoolValue.of(bool());
            case NULL -> NullValue.NULL;
            case SS -> {
                int count = elements();
                Set<String> elements = LinkedHashSet.newLinkedHashSet(count);
                for (int i = 0; i < count; i++) {
                    elements.add(text());
                }
                yield new StringSet(elements);
            }
            case NS -> {
                int count = elements();
                Set<DynamoNumber> elements = LinkedHashSet.newLinkedHashSet(count);
                for (int i = 0; i < count; i++) {
                    elements.add(DynamoNumber.normalised(numberText()));
                }
                yield new NumberSet(elements);
            }
            case BS -> {
                int count = elements();
                Set<BinaryValue> elements = LinkedHashSet.newLinkedHashSet(count);
                for (int i = 0; i < count; i++) {
                    elements.add(new BinaryValue(binary()));
                }
                yield new BinarySet(elements);
            }
            case L -> {
                int count = elements();
                List<Value> elements = new ArrayList<>(count);
                for (int i = 0; i < count; i++) {
                    elements.add(value());
                }
                yield new ListValue(elements);
            }
            case M -> new MapValue(attributes(elements()));
        };
    }

    Map<String, Value> attributes(int count) {
        Map<String, Value> attributes = LinkedHashMap.newLinkedHashMap(count);
        for (int i = 0; i < count; i++) {
            attributes.put(name(), value());
        }
        return attributes;
    }

    /** Skips one whole value. */
    public void skipValue() {
        switch (type()) {
            case S, N, B -> {
                int length = length();
                position += length;
            }
            case BOOL -> position++;
            case NULL -> {}
            case SS, NS, BS, L, M -> {
                int length = int32();
                position += length;
            }
        }
    }

    /** Skips one whole value and returns the size that DynamoDB counts for it. */
    int skipValueForSize() {
        AttributeValueType type = AttributeValueType.of(bytes[position]);
        if (type != AttributeValueType.S && type != AttributeValueType.B) {
            return value().size();
        }
        position++;
        int length = length();
        position += length;
        return length;
    }

    /** Skips a name and returns its {@link AttributeIndex#mark mark}. */
    int nameMark() {
        int length = length();
        int start = position;
        position += length;
        return length == 0 ? 0 : AttributeIndex.mark(bytes[start], bytes[position - 1]);
    }

    /**
     * Skips a name and returns whether it was this one. Nearly all names are ASCII and are compared without decoding.
     */
    boolean nameIs(String name) {
        int length = length();
        int start = position;
        position += length;
        int common = Math.min(length, name.length());
        for (int i = 0; i < common; i++) {
            byte b = bytes[start + i];
            if (b < 0) {
                return new String(bytes, start, length, StandardCharsets.UTF_8).equals(name);
            }
            if (b != name.charAt(i)) {
                return false;
            }
        }
        return length == name.length();
    }

    /** Skips a name and returns it if it is one of these, otherwise null. */
    @Nullable
    String nameAmong(Set<String> names) {
        if (names.size() > FEW) {
            String name = name();
            return names.contains(name) ? name : null;
        }
        int start = position;
        for (String name : names) {
            position = start;
            if (nameIs(name)) {
                return name;
            }
        }
        return null;
    }

    private int length() {
        int length = bytes[position++];
        if (length >= 0) {
            return length;
        }
        length &= 0x7f;
        for (int shift = 7; ; shift += 7) {
            int next = bytes[position++];
            length |= (next & 0x7f) << shift;
            if (next >= 0) {
                return length;
            }
        }
    }

    private int int32() {
        int number = Item.int32(bytes, position);
        position += 4;
        return number;
    }
}
