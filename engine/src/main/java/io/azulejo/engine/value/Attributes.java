package io.azulejo.engine.value;

/** The attributes of an item, or of a map inside it, where they lie in its bytes. Immutable. */
public final class Attributes {
    private final byte[] bytes;
    /** Both begin with two numbers, and the second is the count. */
    private final int start;

    private Attributes(byte[] bytes, int start) {
        this.bytes = bytes;
        this.start = start;
    }

    public static Attributes of(Item item) {
        return new Attributes(item.bytes(), 0);
    }

    /** Those of the map that is the value at a place. */
    public Attributes map(int place) {
        return new Attributes(bytes, place + 1);
    }

    public int count() {
        return Item.int32(bytes, start + 4);
    }

    /** A reader that stands before the first of them. */
    public ItemReader reader() {
        return new ItemReader(bytes, start + ItemFormat.HEADER);
    }

    /** A reader that stands before the value at a place. */
    public ItemReader reader(int place) {
        return new ItemReader(bytes, place);
    }
}
