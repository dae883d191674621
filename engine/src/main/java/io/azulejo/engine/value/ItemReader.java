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
 * Reads a binary item front to back: {@code count()} attributes, each a {@code name()} and then either {@code value()}
 * or {@code type()} followed by the payload. Lists, maps and sets begin with {@code count()}. For one thread.
 */
public final class ItemReader {
    /** How many names take less to compare with than decoding one. */
    private static final int FEW = 8;

    private final byte[] bytes;
    private int position;

    public ItemReader(Item item) {
        this(item.bytes(), 4);
    }

    ItemReader(byte[] bytes, int position) {
        this.bytes = bytes;
        this.position = position;
    }

    int position() {
        return position;
    }

    /** The number of attributes of the item. */
    public int count() {
        return int32();
    }

    /** The number of elements of the list, map or set whose type was just read. */
    public int elements() {
        position += 4;
        return int32();
    }

    public String name() {
        return text();
    }

    public ValueType type() {
        return ValueType.of(bytes[position++]);
    }

    /** The payload of a string, or an element of a string set. */
    public String text() {
        int length = length();
        String text = new String(bytes, position, length, StandardCharsets.UTF_8);
        position += length;
        return text;
    }

    /** Takes text as the UTF-8 bytes an item keeps it in, so that whoever writes bytes decodes nothing. */
    public interface Utf8Target {
        void write(byte[] bytes, int from, int length) throws IOException;
    }

    /** Hands on the payload of a string or number, or an element of a set of these, undecoded. */
    public void utf8(Utf8Target target) throws IOException {
        int length = length();
        target.write(bytes, position, length);
        position += length;
    }

    /** The payload of a number, or an element of a number set: its normalised text. */
    public String numberText() {
        int length = length();
        String text = new String(bytes, position, length, StandardCharsets.ISO_8859_1);
        position += length;
        return text;
    }

    /** The payload of a binary value, or an element of a binary set. */
    public byte[] binary() {
        int length = length();
        byte[] copy = Arrays.copyOfRange(bytes, position, position + length);
        position += length;
        return copy;
    }

    /** The payload of a string, where it lies. */
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

    /** Steps over one whole value. */
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

    /** Steps over one whole value and gives the size that DynamoDB counts for it. */
    int skipValueForSize() {
        ValueType type = ValueType.of(bytes[position]);
        if (type != ValueType.S && type != ValueType.B) {
            return value().size();
        }
        position++;
        int length = length();
        position += length;
        return length;
    }

    /** Steps over a name and gives its {@link AttributeIndex#mark mark}. */
    int nameMark() {
        int length = length();
        int start = position;
        position += length;
        return length == 0 ? 0 : AttributeIndex.mark(bytes[start], bytes[position - 1]);
    }

    /** Steps over a name and says whether it was this one; nearly all names are ASCII, and compared as they lie. */
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

    /** Steps over a name and gives it, if it is one of these. */
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
