package io.azulejo.engine.value;

/**
 * Where attributes lie: found in one pass, so that asking for many of them, and for some that are not there, does not
 * read the item again each time. Immutable.
 */
public final class AttributeIndex {
    private static final int NOT_ASCII = 0x80;

    private final Attributes attributes;
    private final int[] names;
    private final int[] values;
    /** The first and last character of each name: most names that are not asked for differ in one of them. */
    private final int[] marks;

    public AttributeIndex(Attributes attributes) {
        this.attributes = attributes;
        int count = attributes.count();
        this.names = new int[count];
        this.values = new int[count];
        this.marks = new int[count];
        ItemReader reader = attributes.reader();
        for (int i = 0; i < count; i++) {
            names[i] = reader.position();
            marks[i] = reader.nameMark();
            values[i] = reader.position();
            reader.skipValue();
        }
    }

    /** The place where the attribute's value begins, or -1 if there is none of that name. */
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

    /** Bytes and characters beyond ASCII do not compare: they all look alike here. */
    private static int ascii(int c) {
        return c < 0 || c >= NOT_ASCII ? NOT_ASCII : c;
    }
}
