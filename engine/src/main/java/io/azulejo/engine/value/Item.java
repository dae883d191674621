package io.azulejo.engine.value;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An item in binary form: one byte array from which single attributes are decoded on demand. Immutable as long as the
 * array is not changed; thread-safe. Equality is that of the attributes, regardless of their order.
 */
public final class Item implements KeyAttributeSource {
    public static final Item EMPTY = new ItemEncoder().item();

    private final byte[] bytes;
    private final @Nullable String problem;

    Item(byte[] bytes, @Nullable String problem) {
        this.bytes = bytes;
        this.problem = problem;
    }

    /** Returns an item from its stored bytes. */
    public static Item stored(byte[] bytes) {
        return new Item(bytes, null);
    }

    public static Item of(Map<String, Value> attributes) {
        return new ItemEncoder().attributes(attributes).item();
    }

    /** Returns the bytes themselves, not a copy. */
    public byte[] bytes() {
        return bytes;
    }

    /** Returns the size DynamoDB counts: names and values in UTF-8, numbers in DynamoDB's own encoding. */
    public int size() {
        return int32(bytes, 0);
    }

    public int attributeCount() {
        return int32(bytes, 4);
    }

    public boolean isEmpty() {
        return attributeCount() == 0;
    }

    /** Returns DynamoDB's error message about an invalid value in this item, or null if all are valid. */
    public @Nullable String problem() {
        return problem;
    }

    public boolean has(String name) {
        return find(name) != null;
    }

    /** Decodes one attribute. */
    @Override
    public @Nullable Value get(String name) {
        ItemDecoder reader = find(name);
        return reader == null ? null : reader.value();
    }

    @Override
    public @Nullable Utf8Slice utf8(String name) {
        ItemDecoder reader = find(name);
        return reader == null || reader.type() != AttributeValueType.S ? null : reader.slice();
    }

    /** Decodes all attributes, in the order in which they were written. */
    public Map<String, Value> attributes() {
        ItemDecoder reader = new ItemDecoder(this);
        return reader.attributes(reader.count());
    }

    /**
     * Returns the item with only the named attributes, copied without decoding; the item itself if it has no others.
     */
    public Item only(Set<String> names) {
        ItemDecoder reader = new ItemDecoder(this);
        ItemEncoder writer = new ItemEncoder();
        int count = reader.count();
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int from = reader.position();
            String name = reader.nameAmong(names);
            if (name == null) {
                reader.skipValue();
            } else {
                kept++;
                int size = Utf8.length(name) + reader.skipValueForSize();
                writer.copy(bytes, from, reader.position(), size);
            }
        }
        return kept == count ? this : writer.item();
    }

    /**
     * Returns the item with some attributes changed; the others are copied without decoding. A null value removes its
     * attribute; a new attribute is added at the end.
     */
    public Item with(Map<String, @Nullable Value> changes) {
        ItemDecoder reader = new ItemDecoder(this);
        ItemEncoder writer = new ItemEncoder();
        int count = reader.count();
        int copied = size();
        Set<String> found = new HashSet<>();
        for (int i = 0; i < count; i++) {
            int from = reader.position();
            String name = reader.name();
            if (changes.containsKey(name)) {
                copied -= Utf8.length(name) + reader.value().size();
                found.add(name);
                write(writer, name, changes.get(name));
            } else {
                reader.skipValue();
                writer.copy(bytes, from, reader.position(), 0);
            }
        }
        for (Map.Entry<String, @Nullable Value> change : changes.entrySet()) {
            if (!found.contains(change.getKey())) {
                write(writer, change.getKey(), change.getValue());
            }
        }
        writer.countCopied(copied);
        return writer.item();
    }

    private static void write(ItemEncoder writer, String name, @Nullable Value value) {
        if (value != null) {
            writer.name(name).value(value);
        }
    }

    /** Returns a reader positioned before the attribute's value, or null if there is no attribute with that name. */
    private @Nullable ItemDecoder find(String name) {
        ItemDecoder reader = new ItemDecoder(this);
        int count = reader.count();
        for (int i = 0; i < count; i++) {
            if (reader.nameIs(name)) {
                return reader;
            }
            reader.skipValue();
        }
        return null;
    }

    static int int32(byte[] bytes, int at) {
        return (bytes[at] & 0xff) << 24
                | (bytes[at + 1] & 0xff) << 16
                | (bytes[at + 2] & 0xff) << 8
                | (bytes[at + 3] & 0xff);
    }

    /**
     * Returns whether the items are equal. Cheaper than {@link #equals} because it decodes only attributes that may be
     * equal.
     */
    public boolean same(Item other) {
        return Arrays.equals(bytes, other.bytes)
                || (size() == other.size() && attributeCount() == other.attributeCount() && equals(other));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Item item && attributes().equals(item.attributes());
    }

    @Override
    public int hashCode() {
        return attributes().hashCode();
    }

    @Override
    public String toString() {
        return "Item" + attributes();
    }
}
