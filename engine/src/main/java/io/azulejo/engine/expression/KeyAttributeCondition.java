package io.azulejo.engine.expression;

import io.azulejo.engine.value.Value;
import java.util.List;

/** Test of one key attribute in a key condition. Immutable. */
public sealed interface KeyAttributeCondition {
    /** Returns the values the attribute is compared with. */
    List<Value> operands();

    record Compared(Comparison comparison, Value operand) implements KeyAttributeCondition {
        @Override
        public List<Value> operands() {
            return List.of(operand);
        }
    }

    /** Range test; both bounds are inclusive. */
    record Between(Value lower, Value upper) implements KeyAttributeCondition {
        @Override
        public List<Value> operands() {
            return List.of(lower, upper);
        }
    }

    record BeginsWith(Value prefix) implements KeyAttributeCondition {
        @Override
        public List<Value> operands() {
            return List.of(prefix);
        }
    }
}
