package io.azulejo.engine.partiql;

import io.azulejo.engine.expression.ItemPath;

/** A column of a SELECT: a path and its name in the result. */
public record Column(String name, ItemPath path) {
    /**
     * Returns the column of a path. DynamoDB names it after the last name in the path and the positions after it:
     * {@code a.b[0]} is b[0].
     */
    static Column of(ItemPath path) {
        StringBuilder name = new StringBuilder();
        for (ItemPath.Element element : path.elements()) {
            if (element instanceof ItemPath.Attribute) {
                name.setLength(0);
            }
            name.append(element);
        }
        return new Column(name.toString(), path);
    }
}
