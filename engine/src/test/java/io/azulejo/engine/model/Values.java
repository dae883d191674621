package io.azulejo.engine.model;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** DynamoDB's rules for values, in their simplest form. */
final class Values {
    private Values() {}

    static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }

    static AttributeValue n(long number) {
        return AttributeValue.fromN(Long.toString(number));
    }

    static BigDecimal number(AttributeValue value) {
        return new BigDecimal(value.n());
    }

    static AttributeValue n(BigDecimal number) {
        return AttributeValue.fromN(plain(number));
    }

    private static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }

    /** Returns the type descriptor: S, N, B, BOOL, NULL, SS, NS, BS, L or M. */
    static String type(AttributeValue value) {
        return switch (value.type()) {
            case NUL -> "NULL";
            case UNKNOWN_TO_SDK_VERSION -> throw new IllegalArgumentException("No value: " + value);
            default -> value.type().name();
        };
    }

    /** Returns one form for equal values: numbers normalised, sets and maps sorted. */
    static AttributeValue canonical(AttributeValue value) {
        return switch (value.type()) {
            case N -> n(number(value));
            case SS -> AttributeValue.fromSs(value.ss().stream().sorted().toList());
            case NS ->
                AttributeValue.fromNs(value.ns().stream()
                        .map(BigDecimal::new)
                        .sorted()
                        .map(Values::plain)
                        .toList());
            case BS ->
                AttributeValue.fromBs(value.bs().stream()
                        .sorted(Comparator.comparing(SdkBytes::asByteArray, Arrays::compareUnsigned))
                        .toList());
            case L ->
                AttributeValue.fromL(value.l().stream().map(Values::canonical).toList());
            case M -> AttributeValue.fromM(canonical(value.m()));
            default -> value;
        };
    }

    static Map<String, AttributeValue> canonical(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> sorted = new TreeMap<>();
        item.forEach((name, value) -> sorted.put(name, canonical(value)));
        return sorted;
    }

    static List<Map<String, AttributeValue>> canonical(List<Map<String, AttributeValue>> items) {
        List<Map<String, AttributeValue>> all = new ArrayList<>();
        items.forEach(item -> all.add(canonical(item)));
        return all;
    }

    /** Returns the order of two values of the same ordered type; empty for any others. */
    static Optional<Integer> compare(AttributeValue left, AttributeValue right) {
        if (left.type() != right.type()) {
            return Optional.empty();
        }
        return switch (left.type()) {
            case S -> Optional.of(Arrays.compareUnsigned(utf8(left.s()), utf8(right.s())));
            case N -> Optional.of(number(left).compareTo(number(right)));
            case B ->
                Optional.of(
                        Arrays.compareUnsigned(left.b().asByteArray(), right.b().asByteArray()));
            default -> Optional.empty();
        };
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
