package io.azulejo.engine.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Parser for projection expressions. */
final class ProjectionParser {
    private ProjectionParser() {}

    static ParsedProjection parse(String text) {
        ExpressionReader reader = new ExpressionReader(ExpressionKind.PROJECTION, text);
        OperandParser operands = new OperandParser(reader, Set.of());
        List<Operand.Path> paths = new ArrayList<>();
        do {
            paths.add(operands.path());
        } while (reader.accept(","));
        reader.expect(Token.Type.END);
        reader.reportFirstFault(List.of(Fault.RESERVED_WORD));
        return new ParsedProjection(List.copyOf(paths), reader.slots());
    }
}
