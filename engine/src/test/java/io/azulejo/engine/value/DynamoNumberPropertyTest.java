package io.azulejo.engine.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Properties of all numbers, tested with numbers close to each other and at the limits of DynamoDB's range. */
class DynamoNumberPropertyTest {
    private static final long SEED = Long.getLong("azulejo.test.seed", 7_2026L);
    private static final int TRIES = 6_000;

    private final Random random = new Random(SEED);

    @Test
    void orderedBytes_ofNeighbours_orderAsTheNumbersDo() {
        for (int i = 0; i < TRIES; i++) {
            BigDecimal one = decimal();
            BigDecimal other = neighbour(one);
            DynamoNumber a = DynamoNumber.of(one);
            DynamoNumber b = DynamoNumber.of(other);
            int expected = one.compareTo(other);
            assertThat(Integer.signum(Arrays.compareUnsigned(a.orderedBytes(), b.orderedBytes())))
                    .as("seed %d: %s and %s", SEED, a, b)
                    .isEqualTo(expected);
            assertThat(Integer.signum(a.compareTo(b)))
                    .as("seed %d: %s and %s", SEED, a, b)
                    .isEqualTo(expected);
            assertThat(a.equals(b)).as("seed %d: %s and %s", SEED, a, b).isEqualTo(expected == 0);
        }
    }

    @Test
    void text_ofAnyNotation_readsAsTheSameNumberAgain() {
        for (int i = 0; i < TRIES; i++) {
            BigDecimal decimal = decimal();
            for (String notation : new String[] {decimal.toString(), decimal.toPlainString(), padded(decimal)}) {
                DynamoNumber number = DynamoNumber.parse(notation);
                assertThat(number.decimal()).as("seed %d: %s", SEED, notation).isEqualByComparingTo(decimal);
                assertThat(DynamoNumber.parse(number.text()))
                        .as("seed %d: %s", SEED, notation)
                        .isEqualTo(number);
                assertThat(number.text()).as("seed %d: %s", SEED, notation).matches("0|-?(0|[1-9]\\d*)(\\.\\d*[1-9])?");
                assertThat(number.signum()).as("seed %d: %s", SEED, notation).isEqualTo(decimal.signum());
            }
        }
    }

    @Test
    void sums_withinTheRange_areExact() {
        for (int i = 0; i < TRIES; i++) {
            BigDecimal a = decimal(random.nextInt(19), random.nextInt(20) - 10);
            BigDecimal b = decimal(random.nextInt(19), random.nextInt(20) - 10);
            DynamoNumber left = DynamoNumber.of(a);
            DynamoNumber right = DynamoNumber.of(b);
            assertThat(left.plus(right).decimal())
                    .as("seed %d: %s + %s", SEED, a, b)
                    .isEqualByComparingTo(a.add(b));
            assertThat(left.minus(right).decimal())
                    .as("seed %d: %s - %s", SEED, a, b)
                    .isEqualByComparingTo(a.subtract(b));
        }
    }

    /** Returns any number that DynamoDB accepts: up to 38 digits, the first of them from 1E-130 to 1E+125. */
    private BigDecimal decimal() {
        int digits = random.nextInt(39);
        return decimal(digits, random.nextInt(256) - 130 - Math.max(0, digits - 1));
    }

    private BigDecimal decimal(int digits, int scale) {
        StringBuilder written = new StringBuilder();
        for (int i = 0; i < digits; i++) {
            // Runs of zeros and nines expose errors with carries and trailing zeros.
            int kind = random.nextInt(4);
            int digit = kind == 0 ? 0 : kind == 1 ? 9 : random.nextInt(10);
            written.append(i == 0 && digit == 0 ? 1 : digit);
        }
        BigInteger unscaled = digits == 0 ? BigInteger.ZERO : new BigInteger(written.toString());
        return new BigDecimal(random.nextBoolean() ? unscaled : unscaled.negate()).scaleByPowerOfTen(scale);
    }

    /** Returns a similar number: one digit more, one less, one changed, the sign flipped, or the same. */
    private BigDecimal neighbour(BigDecimal decimal) {
        BigDecimal stripped = decimal.stripTrailingZeros();
        BigInteger unscaled = stripped.unscaledValue();
        int scale = stripped.scale();
        BigDecimal changed = switch (random.nextInt(6)) {
            case 0 -> new BigDecimal(unscaled.add(BigInteger.ONE), scale);
            case 1 -> new BigDecimal(unscaled.multiply(BigInteger.TEN).add(BigInteger.ONE), scale + 1);
            case 2 -> new BigDecimal(unscaled.divide(BigInteger.TEN), scale - 1);
            case 3 -> stripped.negate();
            case 4 -> stripped.scaleByPowerOfTen(1);
            default -> stripped;
        };
        BigDecimal candidate = changed.stripTrailingZeros();
        int exponent = candidate.precision() - candidate.scale() - 1;
        boolean fits = candidate.precision() <= 38 && exponent <= 125 && exponent >= -130;
        return fits || candidate.signum() == 0 ? candidate : decimal;
    }

    private static String padded(BigDecimal decimal) {
        String plain = decimal.abs().toPlainString();
        return (decimal.signum() < 0 ? "-" : "+") + "000" + plain + (plain.contains(".") ? "000" : ".000");
    }
}
