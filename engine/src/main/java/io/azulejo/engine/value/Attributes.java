package io.azulejo.engine.value;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of an item, or of a map inside it, where they lie in its bytes. Immutable. Equal are those at the same
 * place of equal bytes; the same attributes in another order are not.
 */
public final class Attributes {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
    /** Odd, and its bits look random. */
    private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

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
            hash = hash();
        }
        return hash;
    }

    /** Of eight bytes in sixteen: items that differ do so in more than one place, their key and its copies in indexes. */
    private int hash() {
        long even = 31L * start + bytes.length;
        long odd = MIX;
        int at = 0;
        int last = bytes.length - Long.BYTES;
        for (; at < last - 2 * Long.BYTES; at += 4 * Long.BYTES) { // two that need not wait for each other
            even = (even + (long) LONG.get(bytes, at)) * MIX;
            odd = (odd + (long) LONG.get(bytes, at + 2 * Long.BYTES)) * MIX;
        }
        if (at < last) {
            even = (even + (long) LONG.get(bytes, at)) * MIX;
        }
        odd = (odd + (long) LONG.get(bytes, last)) * MIX;
        return Long.hashCode(even ^ Long.rotateLeft(odd, 32));
    }
}
