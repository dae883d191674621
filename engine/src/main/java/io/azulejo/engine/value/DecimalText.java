package io.azulejo.engine.value;

import java.math.BigDecimal;

/**
 * Parser for decimal numbers in one pass over the text. {@link BigDecimal} alone would take minutes for the digits that
 * fit into one request; here it sees only as many as are needed to decide whether there are too many.
 */
final class DecimalText {
    /** One more than DynamoDB keeps, so that a number with too many digits is detected. */
    private static final int KEPT_DIGITS = 39;
    /** Far beyond every limit of DynamoDB, far within those of BigDecimal. */
    private static final int MAX_POWER = 1_000_000;

    private DecimalText() {}

    /**
     * Returns the parsed number, or one that violates the same DynamoDB limit. Throws {@link InvalidValueException} if
     * the text is not a number.
     */
    static BigDecimal decimal(String written) {
        if (written.isEmpty()) {
            throw new InvalidValueException("The parameter cannot be converted to a numeric value");
        }
        int end = Math.max(written.indexOf('e'), written.indexOf('E'));
        long power = 0;
        if (end < 0) {
            end = written.length();
        } else {
            power = exponent(written, end + 1);
        }
        StringBuilder kept = new StringBuilder(KEPT_DIGITS);
        boolean digits = false;
        boolean point = false;
        boolean cut = false;
        for (int i = signed(written, 0) ? 1 : 0; i < end; i++) {
            char c = written.charAt(i);
            if (c == '.' && !point) {
                point = true;
                continue;
            }
            if (c < '0' || c > '9') {
                throw notNumeric(written);
            }
            digits = true;
            power -= point ? 1 : 0;
            if (kept.length() == KEPT_DIGITS) {
                power++;
                cut |= c != '0';
            } else if (c != '0' || !kept.isEmpty()) {
                kept.append(c);
            }
        }
        if (!digits) {
            throw notNumeric(written);
        }
        if (kept.isEmpty()) {
            return BigDecimal.ZERO;
        }
        if (cut) {
            kept.setCharAt(KEPT_DIGITS - 1, '1');
        }
        BigDecimal magnitude =
                new BigDecimal(kept.toString()).scaleByPowerOfTen(Math.clamp(power, -MAX_POWER, MAX_POWER));
        return written.charAt(0) == '-' ? magnitude.negate() : magnitude;
    }

    private static int exponent(String written, int from) {
        // parseInt accepts digits of every script; DynamoDB does not.
        for (int i = signed(written, from) ? from + 1 : from; i < written.length(); i++) {
            char c = written.charAt(i);
            if (c < '0' || c > '9') {
                throw notNumeric(written);
            }
        }
        try {
            return Integer.parseInt(written, from, written.length(), 10);
        } catch (NumberFormatException e) {
            throw notNumeric(written);
        }
    }

    private static boolean signed(String written, int at) {
        return at < written.length() && (written.charAt(at) == '-' || written.charAt(at) == '+');
    }

    private static InvalidValueException notNumeric(String written) {
        return new InvalidValueException("The parameter cannot be converted to a numeric value: " + written);
    }
}
