package io.azulejo.bench;

import java.util.Random;

/** Generator of text for items. Stateless. */
public final class Payload {
    private Payload() {}

    public static String text(int version, int bytes) {
        Random random = new Random(version);
        StringBuilder text = new StringBuilder(bytes);
        for (int i = 0; i < bytes; i++) {
            text.append((char) ('a' + random.nextInt(26)));
        }
        return text.toString();
    }
}
