package io.azulejo.toolkit.query;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Sort order of DynamoDB key values of one type: numbers by value, binary by unsigned bytes, strings by their UTF-8
 * bytes. The latter differs from the order of Java strings.
 */
final class KeyValueComparator implements Comparator<AttributeValue> {

    @Override
    public int compare(AttributeValue left, AttributeValue right) {
        if (left.n() != null && right.n() != null) {
            return new BigDecimal(left.n()).compareTo(new BigDecimal(right.n()));
        }
        return Arrays.compareUnsigned(bytes(left), bytes(right));
    }

    int compareTexts(String left, String right) {
        return Arrays.compareUnsigned(left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] bytes(AttributeValue value) {
        return value.s() != null
                ? value.s().getBytes(StandardCharsets.UTF_8)
                : value.b().asByteArray();
    }
}
