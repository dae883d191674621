package io.azulejo.engine.partiql;

import io.azulejo.engine.expression.DocumentPath;

/** What a SELECT wants of an item: a path, and the name under which the answer has it. */
public record Column(String name, DocumentPath path) {
    /** DynamoDB names a column after the last name in its path, with the positions behind it: {@code a.b[0]} is b[0]. */
    static Column of(DocumentPath path) {
        StringBuilder name = new StringBuilder();
        for (DocumentPath.Element element : path.elements()) {
            if (element instanceof DocumentPath.Attribute) {
                name.setLength(0);
            }
            name.append(element);
        }
        return new Column(name.toString(), path);
    }
}
