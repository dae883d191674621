package io.azulejo.engine.value;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An item in its binary form: one byte array, from which single attributes are decoded on demand. Immutable, if nobody
 * changes the array behind it; safe for any number of threads. Equality is that of the attributes, whatever their
 * order.
 */
public final class Item implements KeyHolder {
    public static final Item EMPTY = new ItemWriter().item();

    private final byte[] bytes;
    private final @Nullable String problem;

    Item(byte[] bytes, @Nullable String problem) {
        this.bytes = bytes;
        this.problem = problem;
    }

    /** An item as it lies in the store. */
    public static Item stored(byte[] bytes) {
        return new Item(bytes, null);
    }

    public static Item of(Map<String, Value> attributes) {
        return new ItemWriter().attributes(attributes).item();
    }

    /** The bytes themselves, not a copy. */
    public byte[] bytes() {
        return bytes;
    }

    /** The size DynamoDB counts: names and values, in UTF-8 and its own way with numbers. */
    public int size() {
        return int32(bytes, 0);
    }

    public int attributeCount() {
        return int32(bytes, 4);
    }

    public boolean isEmpty() {
        return attributeCount() == 0;
    }

    /** What DynamoDB would say against a value in this item as a caller wrote it, or null if all are fine. */
    public @Nullable String problem() {
        return problem;
    }

    public boolean has(String name) {
        return find(name) != null;
    }

    /** Decodes one attribute. */
    @Override
    public @Nullable Value get(String name) {
        ItemReader reader = find(name);
        return reader == null ? null : reader.value();
    }

    @Override
    public @Nullable Utf8Slice utf8(String name) {
        ItemReader reader = find(name);
        return reader == null || reader.type() != ValueType.S ? null : reader.slice();
    }

    /** Decodes everything, in the order it was written. */
    public Map<String, Value> attributes() {
        ItemReader reader = new ItemReader(this);
        return reader.attributes(reader.count());
    }

    /** The same item with only the named attributes, copied without decoding; itself if it has no others. */
    public Item only(Set<String> names) {
        ItemReader reader = new ItemReader(this);
        ItemWriter writer = new ItemWriter();
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
     * The same item with some attributes changed, the others copied without decoding. A null value removes its
     * attribute; one of a new name comes last.
     */
    public Item with(Map<String, @Nullable Value> changes) {
        ItemReader reader = new ItemReader(this);
        ItemWriter writer = new ItemWriter();
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

    private static void write(ItemWriter writer, String name, @Nullable Value value) {
        if (value != null) {
            writer.name(name).value(value);
        }
    }

    /** A reader that stands before the attribute's value, or null if there is none of that name. */
    private @Nullable ItemReader find(String name) {
        ItemReader reader = new ItemReader(this);
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

    /** Whether the items are equal; cheaper than {@link #equals} because it decodes only what may turn out the same. */
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
