package io.azulejo.engine.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A view of the attributes of an item, or of a map inside it, in the item's bytes. Immutable. Two views are equal if
 * they have the same offset in equal bytes; the same attributes in another order are not equal.
 */
public final class Attributes {
    private final byte[] bytes;
    /** Items and maps both begin with two numbers, the second of which is the count. */
    private final int start;

    private int hash;

    private Attributes(byte[] bytes, int start) {
        this.bytes = bytes;
        this.start = start;
    }

    public static Attributes of(Item item) {
        return new Attributes(item.bytes(), 0);
    }

    /** Returns the item these are all the attributes of, or null if they are those of a map inside it. */
    public @Nullable Item item() {
        return start == 0 ? Item.stored(bytes) : null;
    }

    /** Returns the attributes of the map value at an offset. */
    public Attributes map(int place) {
        return new Attributes(bytes, place + 1);
    }

    public int count() {
        return Item.int32(bytes, start + 4);
    }

    /** Returns the size of the whole item in bytes. */
    public int bytes() {
        return bytes.length;
    }

    /** Returns a reader positioned before the first attribute. */
    public ItemDecoder reader() {
        return new ItemDecoder(bytes, start + ItemFormat.HEADER);
    }

    /** Returns the offset of the attribute's value, or -1 if there is no attribute with that name. */
    public int find(String name) {
        ItemDecoder reader = reader();
        int count = count();
        for (int i = 0; i < count; i++) {
            if (reader.nameIs(name)) {
                return reader.position();
            }
            reader.skipValue();
        }
        return -1;
    }

    /** Returns a reader positioned before the value at an offset. */
    public ItemDecoder reader(int place) {
        return new ItemDecoder(bytes, place);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Attributes that && start == that.start && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        if (hash == 0) { // computed by each thread that finds none, and always recomputed if it is zero
            hash = 31 * Arrays.hashCode(bytes) + start;
        }
        return hash;
    }
}
