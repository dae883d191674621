package io.azulejo.engine.partiql;

import io.azulejo.engine.expression.ItemPath;
import java.math.BigDecimal;
import java.util.List;

/** An unchecked expression of a statement. Immutable, shared between requests. */
sealed interface Syntax {
    Position at();

    record Path(ItemPath path, Position at) implements Syntax {}

    record Text(String text, Position at) implements Syntax {}

    record Numeral(BigDecimal number, Position at) implements Syntax {}

    record Bool(boolean value, Position at) implements Syntax {}

    record Null(Position at) implements Syntax {}

    record Missing(Position at) implements Syntax {}

    /** A question mark; parameters count from 0. */
    record Parameter(int index, Position at) implements Syntax {}

    record ListOf(List<Syntax> elements, Position at) implements Syntax {}

    record BagOf(List<Syntax> elements, Position at) implements Syntax {}

    record MapOf(List<Member> members, Position at) implements Syntax {}

    record Member(String name, Syntax value) {}

    /** A function's name in lower case and its arguments. */
    record Call(String function, List<Syntax> arguments, Position at) implements Syntax {}

    record Prefix(String operator, Syntax operand, Position at) implements Syntax {}

    record Infix(String operator, Syntax left, Syntax right, Position at) implements Syntax {}

    record Between(Syntax operand, Syntax lower, Syntax upper, Position at) implements Syntax {}

    record IsType(Syntax operand, String type, Position at) implements Syntax {}
}
