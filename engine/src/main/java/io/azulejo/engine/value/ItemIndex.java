package io.azulejo.engine.value;

/**
 * Where the attributes of an item lie: found in one pass, so that asking for many of them, and for some that are not
 * there, does not read the item again each time. Immutable.
 */
public final class ItemIndex {
    private static final int NOT_ASCII = 0x80;

    private final byte[] bytes;
    private final int[] names;
    private final int[] values;
    /** The first and last character of each name: most names that are not asked for differ in one of them. */
    private final int[] marks;

    public ItemIndex(Item item) {
        this.bytes = item.bytes();
        ItemReader reader = new ItemReader(item);
        int count = reader.count();
        this.names = new int[count];
        this.values = new int[count];
        this.marks = new int[count];
        for (int i = 0; i < count; i++) {
            names[i] = reader.position();
            int length = reader.skipText();
            values[i] = reader.position();
            marks[i] = length == 0 ? 0 : mark(bytes[values[i] - length], bytes[values[i] - 1]);
            reader.skipValue();
        }
    }

    /** Where the attribute's value begins, or -1 if there is none of that name. */
    public int find(String name) {
        int mark = name.isEmpty() ? 0 : mark(name.charAt(0), name.charAt(name.length() - 1));
        for (int i = 0; i < marks.length; i++) {
            if (marks[i] == mark && new ItemReader(bytes, names[i]).nameIs(name)) {
                return values[i];
            }
        }
        return -1;
    }

    private static int mark(int first, int last) {
        return ascii(first) << 8 | ascii(last);
    }

    /** Bytes and characters beyond ASCII do not compare: they all look alike here. */
    private static int ascii(int c) {
        return c < 0 || c >= NOT_ASCII ? NOT_ASCII : c;
    }
}
