package io.azulejo.engine.expression;

import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The document paths that a request selects from items. Immutable. */
public final class ProjectionExpression {
    private final List<ItemPath> paths;
    private final Set<String> roots = new LinkedHashSet<>();
    private final @Nullable PathTree<Boolean> tree;

    private ProjectionExpression(List<ItemPath> paths) {
        this.paths = paths;
        boolean nested = false;
        for (ItemPath path : paths) {
            roots.add(path.root());
            nested |= path.nested();
        }
        this.tree = nested ? new PathTree<>() : null;
        if (tree != null) {
            for (ItemPath path : paths) {
                tree.put(path, true);
            }
        }
    }

    /** Returns a projection of paths that do not overlap. */
    public static ProjectionExpression of(List<ItemPath> paths) {
        return new ProjectionExpression(paths);
    }

    public List<ItemPath> paths() {
        return paths;
    }

    /** Returns the item reduced to the paths, with the maps and lists around them. List elements move up. */
    public Item project(Item item) {
        if (tree == null) {
            return item.only(roots);
        }
        Map<String, Value> attributes = new LinkedHashMap<>();
        for (Map.Entry<String, PathTree<Boolean>> entry : tree.attributes().entrySet()) {
            Value value = item.get(entry.getKey());
            Value kept = value == null ? null : project(value, entry.getValue());
            if (kept != null) {
                attributes.put(entry.getKey(), kept);
            }
        }
        return Item.of(attributes);
    }

    private static @Nullable Value project(Value value, PathTree<Boolean> wanted) {
        if (wanted.end() != null) {
            return value;
        }
        return switch (value) {
            case MapValue map -> projectMap(map, wanted);
            case ListValue list -> projectList(list, wanted);
            default -> null;
        };
    }

    private static @Nullable Value projectMap(MapValue map, PathTree<Boolean> wanted) {
        Map<String, Value> attributes = new LinkedHashMap<>();
        for (Map.Entry<String, PathTree<Boolean>> entry : wanted.attributes().entrySet()) {
            Value value = map.attributes().get(entry.getKey());
            Value kept = value == null ? null : project(value, entry.getValue());
            if (kept != null) {
                attributes.put(entry.getKey(), kept);
            }
        }
        return attributes.isEmpty() ? null : new MapValue(attributes);
    }

    private static @Nullable Value projectList(ListValue list, PathTree<Boolean> wanted) {
        List<Value> elements = new ArrayList<>();
        for (Map.Entry<Integer, PathTree<Boolean>> entry : wanted.positions().entrySet()) {
            int index = entry.getKey();
            Value kept =
                    index < list.elements().size() ? project(list.elements().get(index), entry.getValue()) : null;
            if (kept != null) {
                elements.add(kept);
            }
        }
        return elements.isEmpty() ? null : new ListValue(elements);
    }
}
