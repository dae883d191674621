package io.azulejo.engine.expression;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Document paths that don't overlap, merged at their common beginnings, each with something at its end. Lets a document
 * be walked once for all of them, and keeps the positions in one list in their order.
 */
final class PathTree<T> {
    private final Map<String, PathTree<T>> attributes = new LinkedHashMap<>();
    private final SortedMap<Integer, PathTree<T>> positions = new TreeMap<>();
    private @Nullable T end;

    void put(DocumentPath path, T atEnd) {
        PathTree<T> tree = this;
        for (DocumentPath.Element element : path.elements()) {
            tree = switch (element) {
                case DocumentPath.Attribute attribute ->
                    tree.attributes.computeIfAbsent(attribute.name(), key -> new PathTree<>());
                case DocumentPath.Position position ->
                    tree.positions.computeIfAbsent(position.index(), key -> new PathTree<>());
            };
        }
        tree.end = atEnd;
    }

    Map<String, PathTree<T>> attributes() {
        return attributes;
    }

    SortedMap<Integer, PathTree<T>> positions() {
        return positions;
    }

    /** What the path that ends here carries, or null if paths only lead through. */
    @Nullable
    T end() {
        return end;
    }
}
