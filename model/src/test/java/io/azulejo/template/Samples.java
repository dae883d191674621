package io.azulejo.template;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Seeded random values with many characters that are special in keys. Every failure message should include the seed.
 */
final class Samples {
    static final int COUNT = 2_000;

    private static final String[] PIECES = {"a", "B", "7", "#", "%", "%23", "%25", "##", "é", "😀", " ", "~", "0", "-"};

    private final Random random;

    Samples(long seed) {
        this.random = new Random(seed);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    /** Returns a non-empty text. */
    String text() {
        StringBuilder text = new StringBuilder();
        int length = 1 + random.nextInt(4);
        for (int i = 0; i < length; i++) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return text.toString();
    }

    BigDecimal decimal() {
        BigInteger digits = new BigInteger(1 + random.nextInt(60), random);
        BigDecimal value = new BigDecimal(digits, random.nextInt(40) - 15);
        return random.nextBoolean() ? value : value.negate();
    }

    Instant instant() {
        long first = Instant.parse("0000-01-01T00:00:00Z").getEpochSecond();
        long last = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();
        return Instant.ofEpochSecond(random.nextLong(first, last), random.nextInt(1_000) * 1_000_000L);
    }

    /** Returns a template of one to four segments over the components a, b and c. */
    KeyTemplate template() {
        List<KeySegment> segments = new ArrayList<>();
        int parts = 1 + random.nextInt(3);
        for (int i = 0; i < parts; i++) {
            if (i > 0) {
                segments.add(new KeySegment.Literal("#"));
            }
            if (random.nextBoolean()) {
                segments.add(new KeySegment.Literal(random.nextBoolean() ? "X" : "XY"));
            }
            if (random.nextInt(3) > 0) {
                String name = String.valueOf((char) ('a' + random.nextInt(3)));
                segments.add(new KeySegment.Component(name, KeyFormat.PLAIN));
            }
        }
        return new KeyTemplate(segments);
    }
}
