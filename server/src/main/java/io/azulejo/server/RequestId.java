package io.azulejo.server;

import java.util.concurrent.ThreadLocalRandom;

/** Generator of {@code x-amzn-RequestId} values: 52 letters and digits, as on DynamoDB. */
final class RequestId {
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ456789";
    private static final int LENGTH = 52;
    private static final int BITS = 5;
    private static final int PER_LONG = Long.SIZE / BITS;

    private RequestId() {}

    static String next() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        StringBuilder id = new StringBuilder(LENGTH);
        while (id.length() < LENGTH) {
            long bits = random.nextLong();
            for (int i = 0; i < PER_LONG && id.length() < LENGTH; i++) {
                id.append(ALPHABET.charAt((int) (bits & (ALPHABET.length() - 1))));
                bits >>>= BITS;
            }
        }
        return id.toString();
    }
}
