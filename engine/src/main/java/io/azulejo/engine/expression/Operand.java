package io.azulejo.engine.expression;

import java.util.List;

/**
 * What conditions compare and updates assign. Placeholders are still open in it: {@code slot} says where the
 * {@link Binding} of one request keeps what they stand for, so that a parsed expression serves many requests.
 */
public sealed interface Operand extends Term, SetValue {
    /** A document path as written: a name beginning with {@code #} is a placeholder, as no bare name can. */
    record Path(DocumentPath written, boolean placeholders, int slot) implements Operand {}

    /** A value placeholder such as {@code :limit}. */
    record Constant(String placeholder, int slot) implements Operand {}

    record Call(Function function, List<Operand> arguments) implements Operand {}
}
