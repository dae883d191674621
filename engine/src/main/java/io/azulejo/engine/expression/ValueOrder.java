package io.azulejo.engine.expression;

import io.azulejo.engine.value.AttributeValueType;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;

/** DynamoDB's order of values: numbers by value, binaries by unsigned bytes, strings by their UTF-8 bytes. */
public final class ValueOrder {
    private ValueOrder() {}

    static boolean isOrdered(AttributeValueType type) {
        return type == AttributeValueType.S || type == AttributeValueType.N || type == AttributeValueType.B;
    }

    /** Returns whether two values are comparable: both strings, both numbers or both binaries. */
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
        throw new IllegalArgumentException("Cannot compare " + left.type() + " with " + right.type());
    }

    /**
     * Compares two strings in UTF-8 order, which is the order of code points: surrogates sort above all other UTF-16
     * units.
     */
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
