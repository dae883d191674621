package io.azulejo.engine.value;

/** Lengths of strings in UTF-8, without encoding them. */
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
}
