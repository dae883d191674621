package io.azulejo.engine.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DynamoNumberTest {
    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "-0, 0",
        "007, 7",
        "1.500, 1.5",
        "1E2, 100",
        "1e-3, 0.001",
        "+5, 5",
        "-12.30, -12.3",
        "0.0, 0",
        "123456789012345678901234567890, 123456789012345678901234567890",
        ".5, 0.5"
    })
    void parse_anyNotation_isNormalised(String written, String text) {
        assertThat(DynamoNumber.parse(written).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "abc, The parameter cannot be converted to a numeric value: abc",
        "'', The parameter cannot be converted to a numeric value",
        "1e126, Number overflow. Attempting to store a number with magnitude larger than supported range",
        "1e-131, Number underflow. Attempting to store a number with magnitude smaller than supported range",
        "123456789012345678901234567890123456789, Attempting to store more than 38 significant digits in a Number"
    })
    void parse_outOfLimits_isRefusedWithDynamoDbsText(String written, String problem) {
        assertThatThrownBy(() -> DynamoNumber.parse(written))
                .isInstanceOf(InvalidValueException.class)
                .hasMessage(problem);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 2", "12, 2", "123, 3", "-1, 3", "100, 2", "10, 2", "0.5, 2", "1.5, 3", "0.01, 2"})
    void size_ofDigits_isOneByteForTwoDigitsAndOneMore(String number, int size) {
        assertThat(DynamoNumber.parse(number).size()).isEqualTo(size);
    }

    @Test
    void orderedBytes_ofRandomPairs_orderAsTheNumbersDo_andCanBeReadAgain() {
        long seed = 20261115;
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            DynamoNumber a = number(random);
            DynamoNumber b = random.nextInt(10) == 0 ? a : number(random);
            int expected = Integer.signum(a.decimal().compareTo(b.decimal()));
            assertThat(Integer.signum(Arrays.compareUnsigned(a.orderedBytes(), b.orderedBytes())))
                    .as("seed %d: %s and %s", seed, a, b)
                    .isEqualTo(expected);
            assertThat(Integer.signum(a.compareTo(b))).isEqualTo(expected);
            assertThat(DynamoNumber.ofOrderedBytes(a.orderedBytes()))
                    .as("seed %d", seed)
                    .isEqualTo(a);
        }
    }

    private static DynamoNumber number(Random random) {
        BigDecimal digits = new BigDecimal(random.nextLong() >> random.nextInt(64));
        return DynamoNumber.of(digits.scaleByPowerOfTen(random.nextInt(3) == 0 ? random.nextInt(230) - 125 : -2));
    }

    @Test
    void plusAndMinus_ofLargeAndFractional_areExact() {
        DynamoNumber large = DynamoNumber.parse("99999999999999999999999999999999999999");
        assertThat(large.minus(DynamoNumber.of(1)).text()).isEqualTo("99999999999999999999999999999999999998");
        assertThat(DynamoNumber.parse("0.1").plus(DynamoNumber.parse("0.2")).text())
                .isEqualTo("0.3");
        assertThat(DynamoNumber.parse("999999999999999999")
                        .plus(DynamoNumber.parse("999999999999999999"))
                        .text())
                .isEqualTo("1999999999999999998");
        assertThatThrownBy(() -> large.plus(DynamoNumber.parse("0.5"))).isInstanceOf(InvalidValueException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 7, '', Number overflow. Attempting to store a number with magnitude larger than supported range",
        "0., 7, '', Attempting to store more than 38 significant digits in a Number",
        "-1, 0, '', Number overflow. Attempting to store a number with magnitude larger than supported range",
        "0., 0, 1, Number underflow. Attempting to store a number with magnitude smaller than supported range",
        "1e, 9, '', The parameter cannot be converted to a numeric value: 1e9",
        "1, 0, x, The parameter cannot be converted to a numeric value: 10",
        "100e2147483, 6, '', The parameter cannot be converted to a numeric value: 100e2147483",
    })
    @Timeout(20)
    void parse_ofMillionsOfDigits_isRefusedByItsLimit(String start, String digit, String end, String text) {
        String written = start + digit.repeat(15_000_000) + end;
        assertThatThrownBy(() -> DynamoNumber.parse(written))
                .isInstanceOf(InvalidValueException.class)
                .message()
                .startsWith(text);
    }

    @Test
    @Timeout(20)
    void parse_ofMillionsOfZerosThatSayNothing_isTheNumber() {
        String zeros = "0".repeat(5_000_000);
        assertThat(DynamoNumber.parse("-" + zeros + "12.5" + zeros).text()).isEqualTo("-12.5");
        assertThat(DynamoNumber.parse("0." + zeros + "15E+5000001").text()).isEqualTo("1.5");
        assertThat(DynamoNumber.parse(zeros + "e" + zeros + "7").text()).isEqualTo("0");
    }

    @Test
    void parse_ofRandomTexts_isWhatBigDecimalReads() {
        long seed = 20261116;
        Random random = new Random(seed);
        String alphabet = "000123459.+-eE";
        for (int i = 0; i < 200_000; i++) {
            StringBuilder written = new StringBuilder();
            for (int length = 1 + random.nextInt(9); length > 0; length--) {
                written.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            assertThat(outcome(() -> DynamoNumber.parse(written.toString())))
                    .as("seed %d: %s", seed, written)
                    .isEqualTo(outcome(() -> DynamoNumber.of(new BigDecimal(written.toString()))));
        }
    }

    private static String outcome(Supplier<DynamoNumber> parse) {
        try {
            return parse.get().text();
        } catch (NumberFormatException e) {
            return "not numeric";
        } catch (InvalidValueException e) {
            String text = String.valueOf(e.getMessage());
            return text.startsWith("The parameter cannot be converted") ? "not numeric" : text;
        }
    }
}
