package io.azulejo.engine.value;

/** Lengths and order of strings in UTF-8, without encoding them. */
public final class Utf8 {
    private Utf8() {}

    public static int length(String text) {
        int length = text.length();
        int bytes = length;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                continue;
            }
            if (c < 0x800) {
                bytes += 1;
            } else if (Character.isHighSurrogate(c) && i + 1 < length && Character.isLowSurrogate(text.charAt(i + 1))) {
                bytes += 2;
                i++;
            } else if (!Character.isSurrogate(c)) {
                bytes += 2;
            }
            // A lone surrogate is encoded as a single question mark, as String.getBytes does.
        }
        return bytes;
    }

    /** Compares two strings as their UTF-8 bytes compare, which is the order of their code points. */
    public static int compare(String left, String right) {
        int common = Math.min(left.length(), right.length());
        for (int i = 0; i < common; i++) {
            char l = left.charAt(i);
            char r = right.charAt(i);
            if (l != r) {
                // In UTF-16 the surrogates, which encode the highest code points, are below U+E000.
                return Character.isSurrogate(l) == Character.isSurrogate(r)
                        ? Character.compare(l, r)
                        : Character.isSurrogate(l) ? 1 : -1;
            }
        }
        return Integer.compare(left.length(), right.length());
    }
}
