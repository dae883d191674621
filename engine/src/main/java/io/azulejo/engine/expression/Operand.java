package io.azulejo.engine.expression;

import java.util.List;

/**
 * Operand of a condition or an update action. Its placeholders are unresolved: {@code slot} says where the {@link
 * Binding} of one request keeps their values, so that many requests can share a parsed expression.
 */
public sealed interface Operand extends Term, SetValue {
    /** A document path as written. A name that begins with {@code #} is a placeholder; no bare name can begin so. */
    record Path(ItemPath written, boolean placeholders, int slot) implements Operand {}

    /** A value placeholder such as {@code :limit}. */
    record Constant(String placeholder, int slot) implements Operand {}

    record Call(Function function, List<Operand> arguments) implements Operand {}
}
