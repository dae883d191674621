package io.azulejo.engine.legacy;

import io.azulejo.engine.value.ValueType;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The comparisons of conditions that are no expressions, under their wire names, in the order DynamoDB lists them. */
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
    private final Set<ValueType> types;

    ComparisonOperator(int leastValues, int mostValues, Set<ValueType> types) {
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

    boolean takes(ValueType type) {
        return types.contains(type);
    }

    boolean takesNoValues() {
        return mostValues == 0;
    }

    private static final class Types {
        static final Set<ValueType> ALL = EnumSet.allOf(ValueType.class);
        static final Set<ValueType> SCALARS = EnumSet.of(ValueType.S, ValueType.N, ValueType.B);
        static final Set<ValueType> PREFIXES = EnumSet.of(ValueType.S, ValueType.B);
        static final Set<ValueType> ELEMENTS =
                EnumSet.of(ValueType.S, ValueType.N, ValueType.B, ValueType.BOOL, ValueType.NULL);
    }
}
