package io.azulejo.engine.expression;

import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import io.azulejo.engine.value.ValueType;

/** DynamoDB's order of values: numbers by amount, binaries by unsigned bytes, strings by the bytes of their UTF-8. */
public final class ValueOrder {
    private ValueOrder() {}

    static boolean isOrdered(ValueType type) {
        return type == ValueType.S || type == ValueType.N || type == ValueType.B;
    }

    /** Whether two values stand in an order at all: both strings, both numbers or both binaries. */
    static boolean comparable(Value left, Value right) {
        return left.type() == right.type() && isOrdered(left.type());
    }

    /** Compares two comparable values. */
    public static int compare(Value left, Value right) {
        if (left instanceof StringValue leftString && right instanceof StringValue rightString) {
            return compareText(leftString.text(), rightString.text());
        }
        if (left instanceof NumberValue leftNumber && right instanceof NumberValue rightNumber) {
            return leftNumber.number().compareTo(rightNumber.number());
        }
        if (left instanceof BinaryValue leftBinary && right instanceof BinaryValue rightBinary) {
            return leftBinary.compareTo(rightBinary);
        }
        throw new IllegalArgumentException("No order between " + left.type() + " and " + right.type());
    }

    /** The order of UTF-8 is that of code points: a surrogate stands for a character beyond all single units. */
    static int compareText(String left, String right) {
        int shared = Math.min(left.length(), right.length());
        for (int i = 0; i < shared; i++) {
            char l = left.charAt(i);
            char r = right.charAt(i);
            if (l != r) {
                boolean leftBeyond = Character.isSurrogate(l);
                boolean rightBeyond = Character.isSurrogate(r);
                return leftBeyond == rightBeyond ? l - r : leftBeyond ? 1 : -1;
            }
        }
        return left.length() - right.length();
    }
}
