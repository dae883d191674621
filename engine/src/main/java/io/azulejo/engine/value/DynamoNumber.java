package io.azulejo.engine.value;

import java.math.BigDecimal;
import java.util.Arrays;

/**
 * A DynamoDB number: up to 38 significant digits, magnitude between 1E-130 and 9.99…E+125. Stored as its normalised
 * plain decimal text, which is what DynamoDB returns. Immutable.
 */
public final class DynamoNumber implements Comparable<DynamoNumber> {
    private static final int MAX_DIGITS = 38;
    private static final int MAX_EXPONENT = 125;
    private static final int MIN_EXPONENT = -130;
    /** Longest run of digits that always fits into a long. */
    private static final int LONG_DIGITS = 18;

    private static final String OVERFLOW =
            "Number overflow. Attempting to store a number with magnitude larger than supported range";

    public static final DynamoNumber ZERO = new DynamoNumber("0");

    private final String text;

    private DynamoNumber(String text) {
        this.text = text;
    }

    /** Parses a number from a request; throws {@link InvalidValueException} if DynamoDB would reject it. */
    public static DynamoNumber parse(String written) {
        if (isNormalisedInteger(written)) {
            return new DynamoNumber(written);
        }
        return of(DecimalText.decimal(written));
    }

    /** Creates a number from text that is already normalised; only for text from a stored item. */
    static DynamoNumber normalised(String text) {
        return new DynamoNumber(text);
    }

    public static DynamoNumber of(long number) {
        return new DynamoNumber(Long.toString(number));
    }

    /** Normalises a decimal; throws {@link InvalidValueException} if it exceeds DynamoDB's limits. */
    public static DynamoNumber of(BigDecimal decimal) {
        if (decimal.signum() == 0) {
            return ZERO;
        }
        BigDecimal stripped = decimal.stripTrailingZeros();
        int exponent = stripped.precision() - stripped.scale() - 1;
        if (exponent > MAX_EXPONENT) {
            throw new InvalidValueException(OVERFLOW);
        }
        if (exponent < MIN_EXPONENT) {
            throw new InvalidValueException(
                    "Number underflow. Attempting to store a number with magnitude smaller than supported range");
        }
        if (stripped.precision() > MAX_DIGITS) {
            throw new InvalidValueException("Attempting to store more than 38 significant digits in a Number");
        }
        return new DynamoNumber(stripped.toPlainString());
    }

    private static boolean isNormalisedInteger(String written) {
        int length = written.length();
        int start = length > 0 && written.charAt(0) == '-' ? 1 : 0;
        int digits = length - start;
        if (digits == 0 || digits > LONG_DIGITS) {
            return false;
        }
        for (int i = start; i < length; i++) {
            char c = written.charAt(i);
            if (c < '0' || c > '9') {
                return false;
            }
        }
        return written.charAt(start) != '0' || length == 1;
    }

    /** Returns the normalised text: plain digits, no exponent, no surplus zeros. */
    public String text() {
        return text;
    }

    public BigDecimal decimal() {
        return new BigDecimal(text);
    }

    /** Returns the sum; throws {@link InvalidValueException} if it exceeds DynamoDB's limits. */
    public DynamoNumber plus(DynamoNumber other) {
        if (isShortInteger() && other.isShortInteger()) {
            return of(Long.parseLong(text) + Long.parseLong(other.text));
        }
        return result(decimal().add(other.decimal()));
    }

    /** Returns the difference; throws {@link InvalidValueException} if it exceeds DynamoDB's limits. */
    public DynamoNumber minus(DynamoNumber other) {
        if (isShortInteger() && other.isShortInteger()) {
            return of(Long.parseLong(text) - Long.parseLong(other.text));
        }
        return result(decimal().subtract(other.decimal()));
    }

    /** Returns the result of a calculation. DynamoDB calls one with too many digits an overflow. */
    private static DynamoNumber result(BigDecimal decimal) {
        if (decimal.signum() != 0 && decimal.stripTrailingZeros().precision() > MAX_DIGITS) {
            throw new InvalidValueException(OVERFLOW);
        }
        return of(decimal);
    }

    private boolean isShortInteger() {
        return text.length() <= LONG_DIGITS && text.indexOf('.') < 0;
    }

    public int signum() {
        return switch (text.charAt(0)) {
            case '-' -> -1;
            case '0' -> text.length() == 1 ? 0 : 1;
            default -> 1;
        };
    }

    /**
     * Returns the size DynamoDB counts: one byte, one more for every two significant digits, and one for a minus sign.
     */
    public int size() {
        return size(text);
    }

    static int size(String text) {
        int first = -1;
        int last = -1;
        int point = text.length();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '.') {
                point = i;
            } else if (c != '0' && c != '-') {
                first = first < 0 ? i : first;
                last = i;
            }
        }
        if (first < 0) {
            return 1;
        }
        // Digits are stored in pairs aligned at the decimal point.
        int high = first < point ? point - first - 1 : point - first;
        int low = last < point ? point - last - 1 : point - last;
        int pairs = Math.floorDiv(high, 2) - Math.floorDiv(low, 2) + 1;
        return 1 + pairs + (text.charAt(0) == '-' ? 1 : 0);
    }

    /**
     * Returns bytes whose unsigned order is the order of the numbers: sign, exponent, then pairs of digits. For
     * negative numbers all but the sign is complemented and terminated by a byte above every pair, so that a longer
     * number sorts lower.
     */
    public byte[] orderedBytes() {
        int sign = signum();
        if (sign == 0) {
            return new byte[] {2};
        }
        byte[] digits = new byte[text.length()];
        int count = 0;
        int exponent = 0;
        boolean fraction = false;
        boolean leading = true;
        int zeros = 0;
        for (int i = sign < 0 ? 1 : 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '.') {
                fraction = true;
                continue;
            }
            if (leading && c == '0') {
                zeros += fraction ? 1 : 0;
                continue;
            }
            if (leading) {
                leading = false;
                exponent = fraction ? -zeros - 1 : -1;
            }
            exponent += fraction ? 0 : 1;
            digits[count++] = (byte) (c - '0');
        }
        while (digits[count - 1] == 0) {
            count--;
        }
        int pairs = (count + 1) / 2;
        byte[] ordered = new byte[2 + pairs + (sign < 0 ? 1 : 0)];
        ordered[0] = (byte) (sign < 0 ? 1 : 3);
        ordered[1] = (byte) (exponent - MIN_EXPONENT);
        for (int i = 0; i < pairs; i++) {
            int low = 2 * i + 1 < count ? digits[2 * i + 1] : 0;
            ordered[2 + i] = (byte) (digits[2 * i] * 10 + low + 1);
        }
        if (sign < 0) {
            for (int i = 1; i < ordered.length; i++) {
                ordered[i] = (byte) ~ordered[i];
            }
        }
        return ordered;
    }

    @Override
    public int compareTo(DynamoNumber other) {
        if (isShortInteger() && other.isShortInteger()) {
            return Long.compare(Long.parseLong(text), Long.parseLong(other.text));
        }
        return Arrays.compareUnsigned(orderedBytes(), other.orderedBytes());
    }

    /** Returns the number encoded by {@link #orderedBytes()}. */
    public static DynamoNumber ofOrderedBytes(byte[] ordered) {
        if (ordered[0] == 2) {
            return ZERO;
        }
        boolean negative = ordered[0] == 1;
        int flip = negative ? 0xff : 0;
        int end = negative ? ordered.length - 1 : ordered.length;
        BigDecimal digits = BigDecimal.ZERO;
        for (int i = 2; i < end; i++) {
            digits = digits.scaleByPowerOfTen(2).add(BigDecimal.valueOf(((ordered[i] & 0xff) ^ flip) - 1));
        }
        int exponent = ((ordered[1] & 0xff) ^ flip) + MIN_EXPONENT;
        BigDecimal decimal = digits.scaleByPowerOfTen(exponent + 1 - 2 * (end - 2));
        return of(negative ? decimal.negate() : decimal);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DynamoNumber number && text.equals(number.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
