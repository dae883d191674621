package io.azulejo.engine.expression;

import io.azulejo.engine.value.Value;
import java.util.List;

/** What a key condition asks of one key attribute; immutable. */
public sealed interface KeyTest {
    /** The values the attribute is compared with. */
    List<Value> operands();

    record Compared(Comparison comparison, Value operand) implements KeyTest {
        @Override
        public List<Value> operands() {
            return List.of(operand);
        }
    }

    /** Both bounds belong to the range. */
    record Between(Value lower, Value upper) implements KeyTest {
        @Override
        public List<Value> operands() {
            return List.of(lower, upper);
        }
    }

    record BeginsWith(Value prefix) implements KeyTest {
        @Override
        public List<Value> operands() {
            return List.of(prefix);
        }
    }
}
