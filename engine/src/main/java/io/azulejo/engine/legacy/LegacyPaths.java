package io.azulejo.engine.legacy;

import io.azulejo.engine.expression.DocumentPath;
import java.util.List;

/** Attributes by name: without expressions, nothing reaches into them. */
final class LegacyPaths {
    private LegacyPaths() {}

    static DocumentPath of(String name) {
        return new DocumentPath(List.of(new DocumentPath.Attribute(name)));
    }
}
