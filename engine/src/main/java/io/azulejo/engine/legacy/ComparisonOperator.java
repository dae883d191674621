package io.azulejo.engine.legacy;

import io.azulejo.engine.value.AttributeValueType;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The comparison operators of legacy conditions, under their wire names, in the order in which DynamoDB lists them. */
enum ComparisonOperator {
    IN(1, Integer.MAX_VALUE, Types.SCALARS),
    NULL(0, 0, Types.ALL),
    BETWEEN(2, 2, Types.SCALARS),
    LT(1, 1, Types.SCALARS),
    NOT_CONTAINS(1, 1, Types.ELEMENTS),
    EQ(1, 1, Types.ALL),
    GT(1, 1, Types.SCALARS),
    NOT_NULL(0, 0, Types.ALL),
    NE(1, 1, Types.ALL),
    LE(1, 1, Types.SCALARS),
    BEGINS_WITH(1, 1, Types.PREFIXES),
    GE(1, 1, Types.SCALARS),
    CONTAINS(1, 1, Types.ELEMENTS);

    private final int leastValues;
    private final int mostValues;

    @SuppressWarnings("ImmutableEnumChecker") // never changed
    private final Set<AttributeValueType> types;

    ComparisonOperator(int leastValues, int mostValues, Set<AttributeValueType> types) {
        this.leastValues = leastValues;
        this.mostValues = mostValues;
        this.types = types;
    }

    static @Nullable ComparisonOperator named(String name) {
        for (ComparisonOperator operator : values()) {
            if (operator.name().equals(name)) {
                return operator;
            }
        }
        return null;
    }

    boolean takes(int values) {
        return values >= leastValues && values <= mostValues;
    }

    boolean takes(AttributeValueType type) {
        return types.contains(type);
    }

    boolean takesNoValues() {
        return mostValues == 0;
    }

    private static final class Types {
        static final Set<AttributeValueType> ALL = EnumSet.allOf(AttributeValueType.class);
        static final Set<AttributeValueType> SCALARS =
                EnumSet.of(AttributeValueType.S, AttributeValueType.N, AttributeValueType.B);
        static final Set<AttributeValueType> PREFIXES = EnumSet.of(AttributeValueType.S, AttributeValueType.B);
        static final Set<AttributeValueType> ELEMENTS = EnumSet.of(
                AttributeValueType.S,
                AttributeValueType.N,
                AttributeValueType.B,
                AttributeValueType.BOOL,
                AttributeValueType.NULL);
    }
}
