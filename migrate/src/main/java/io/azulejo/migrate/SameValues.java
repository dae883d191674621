package io.azulejo.migrate;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Equality of attribute values as DynamoDB sees it: numbers by value, sets without order. Pure functions. */
final class SameValues {

    private SameValues() {}

    static boolean same(@Nullable AttributeValue left, @Nullable AttributeValue right) {
        if (left == null || right == null) {
            return left == null && right == null;
        }
        if (left.type() != right.type()) {
            return false;
        }
        return switch (left.type()) {
            case N -> new BigDecimal(left.n()).compareTo(new BigDecimal(right.n())) == 0;
            case SS -> new HashSet<>(left.ss()).equals(new HashSet<>(right.ss()));
            case BS -> new HashSet<>(left.bs()).equals(new HashSet<>(right.bs()));
            case NS -> numbers(left.ns()).equals(numbers(right.ns()));
            case L -> lists(left.l(), right.l());
            case M -> same(left.m(), right.m());
            default -> left.equals(right);
        };
    }

    static boolean same(Map<String, AttributeValue> left, Map<String, AttributeValue> right) {
        return left.size() == right.size() && contains(left, right);
    }

    /** Returns whether the item has all these attributes. */
    static boolean contains(Map<String, AttributeValue> item, Map<String, AttributeValue> attributes) {
        return attributes.entrySet().stream()
                .allMatch(attribute -> same(item.get(attribute.getKey()), attribute.getValue()));
    }

    private static boolean lists(List<AttributeValue> left, List<AttributeValue> right) {
        if (left.size() != right.size()) {
            return false;
        }
        for (int i = 0; i < left.size(); i++) {
            if (!same(left.get(i), right.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static Set<BigDecimal> numbers(List<String> texts) {
        Set<BigDecimal> numbers = new HashSet<>();
        texts.forEach(text -> numbers.add(number(text)));
        return numbers;
    }

    private static BigDecimal number(String text) {
        BigDecimal number = new BigDecimal(text);
        return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }
}
