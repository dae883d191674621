package io.azulejo.engine.stream;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Sequence numbers in DynamoDB's format: at least 21 digits, the first of which is not zero. */
public final class SequenceNumber {
    private static final BigInteger BASE = BigInteger.TEN.pow(20);

    private SequenceNumber() {}

    public static String text(long sequence) {
        return BASE.add(BigInteger.valueOf(sequence)).toString();
    }

    /** Parses a sequence number; returns null if the engine cannot have issued it. */
    public static @Nullable Long parse(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return null;
            }
        }
        BigInteger sequence = new BigInteger(text).subtract(BASE);
        return sequence.signum() > 0 && sequence.bitLength() < Long.SIZE ? sequence.longValue() : null;
    }
}
