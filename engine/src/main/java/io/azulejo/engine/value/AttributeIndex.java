package io.azulejo.engine.value;

/**
 * Offsets of an item's attributes, found in one pass, so that looking up many of them, or missing ones, does not read
 * the item each time. Immutable.
 */
public final class AttributeIndex {
    private static final int NOT_ASCII = 0x80;

    private final Attributes attributes;
    private final int[] names;
    private final int[] values;
    /** The first and last character of each name. Most other names differ in one of them. */
    private final int[] marks;

    public AttributeIndex(Attributes attributes) {
        this.attributes = attributes;
        int count = attributes.count();
        this.names = new int[count];
        this.values = new int[count];
        this.marks = new int[count];
        ItemDecoder reader = attributes.reader();
        for (int i = 0; i < count; i++) {
            names[i] = reader.position();
            marks[i] = reader.nameMark();
            values[i] = reader.position();
            reader.skipValue();
        }
    }

    /** Returns the offset of the attribute's value, or -1 if there is no attribute with that name. */
    public int find(String name) {
        int mark = name.isEmpty() ? 0 : mark(name.charAt(0), name.charAt(name.length() - 1));
        for (int i = 0; i < marks.length; i++) {
            if (marks[i] == mark && attributes.reader(names[i]).nameIs(name)) {
                return values[i];
            }
        }
        return -1;
    }

    static int mark(int first, int last) {
        return ascii(first) << 8 | ascii(last);
    }

    /** Returns the character, or one value for all characters beyond ASCII, which cannot be compared with bytes. */
    private static int ascii(int c) {
        return c < 0 || c >= NOT_ASCII ? NOT_ASCII : c;
    }
}
