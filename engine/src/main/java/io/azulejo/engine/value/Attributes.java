package io.azulejo.engine.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of an item, or of a map inside it, where they lie in its bytes. Immutable. Equal are those at the same
 * place of equal bytes; the same attributes in another order are not.
 */
public final class Attributes {
    private final byte[] bytes;
    /** Both begin with two numbers, and the second is the count. */
    private final int start;

    private int hash;

    private Attributes(byte[] bytes, int start) {
        this.bytes = bytes;
        this.start = start;
    }

    public static Attributes of(Item item) {
        return new Attributes(item.bytes(), 0);
    }

    /** The item these are all the attributes of, or null if they are those of a map inside it. */
    public @Nullable Item item() {
        return start == 0 ? Item.stored(bytes) : null;
    }

    /** Those of the map that is the value at a place. */
    public Attributes map(int place) {
        return new Attributes(bytes, place + 1);
    }

    public int count() {
        return Item.int32(bytes, start + 4);
    }

    /** How many bytes the whole item has. */
    public int bytes() {
        return bytes.length;
    }

    /** A reader that stands before the first of them. */
    public ItemReader reader() {
        return new ItemReader(bytes, start + ItemFormat.HEADER);
    }

    /** The place where the attribute's value begins, or -1 if there is none of that name. */
    public int find(String name) {
        ItemReader reader = reader();
        int count = count();
        for (int i = 0; i < count; i++) {
            if (reader.nameIs(name)) {
                return reader.position();
            }
            reader.skipValue();
        }
        return -1;
    }

    /** A reader that stands before the value at a place. */
    public ItemReader reader(int place) {
        return new ItemReader(bytes, place);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Attributes that && start == that.start && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        if (hash == 0) { // made anew by each thread that finds none, and by all of them when it is zero
            hash = 31 * Arrays.hashCode(bytes) + start;
        }
        return hash;
    }
}
