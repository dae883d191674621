package io.azulejo.engine.expression;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Tree of document paths that do not overlap, merged at their common prefixes, with a payload at each end. One pass
 * over a document serves all paths; positions in a list are kept in order.
 */
final class PathTree<T> {
    private final Map<String, PathTree<T>> attributes = new LinkedHashMap<>();
    private final SortedMap<Integer, PathTree<T>> positions = new TreeMap<>();
    private @Nullable T end;

    void put(ItemPath path, T atEnd) {
        PathTree<T> tree = this;
        for (ItemPath.Element element : path.elements()) {
            tree = switch (element) {
                case ItemPath.Attribute attribute ->
                    tree.attributes.computeIfAbsent(attribute.name(), key -> new PathTree<>());
                case ItemPath.Position position ->
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

    /** Returns the payload of the path that ends here, or null if no path ends here. */
    @Nullable
    T end() {
        return end;
    }
}
