package io.azulejo.engine.legacy;

import io.azulejo.engine.expression.ItemPath;
import java.util.List;

/** Paths of top-level attributes: legacy parameters cannot reach into attributes. */
final class LegacyPaths {
    private LegacyPaths() {}

    static ItemPath of(String name) {
        return new ItemPath(List.of(new ItemPath.Attribute(name)));
    }
}
