package io.azulejo.server.json;

import java.util.Base64;

/** Binary values in JSON: Base64 with padding, as strict as DynamoDB. */
final class Blobs {
    private static final int QUANTUM = 4;

    private Blobs() {}

    static byte[] decode(String text) {
        if (text.length() % QUANTUM != 0) {
            throw JsonInput.refused(
                    "Base64 encoded length is expected a multiple of 4 bytes but found: " + text.length());
        }
        byte[] bytes;
        try {
            bytes = Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            throw JsonInput.refused("Invalid Base64 character detected");
        }
        if (text.endsWith("=") && !lastQuantum(bytes).equals(text.substring(text.length() - QUANTUM))) {
            throw JsonInput.refused("Invalid last non-pad Base64 character dectected");
        }
        return bytes;
    }

    /**
     * Returns the last quantum, encoded again. The decoder ignores bits after the last byte; DynamoDB rejects a
     * character that has some.
     */
    private static String lastQuantum(byte[] bytes) {
        int tail = bytes.length % 3;
        byte[] last = new byte[tail];
        System.arraycopy(bytes, bytes.length - tail, last, 0, tail);
        return Base64.getEncoder().encodeToString(last);
    }
}
