package io.azulejo.engine.expression;

import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Application of all changes of one update at once. Every position refers to the list before the update: elements move
 * up only after all of them are set or removed.
 */
final class DocumentChanges {
    private DocumentChanges() {}

    /** Returns the item with the changes applied. The parents of all changed paths are known to exist. */
    static Item apply(Item item, PathTree<Change> changes) {
        Map<String, @Nullable Value> attributes = new LinkedHashMap<>();
        for (Map.Entry<String, PathTree<Change>> entry : changes.attributes().entrySet()) {
            attributes.put(entry.getKey(), changed(item.get(entry.getKey()), entry.getValue()));
        }
        return item.with(attributes);
    }

    private static @Nullable Value changed(@Nullable Value value, PathTree<Change> changes) {
        Change change = changes.end();
        if (change != null) {
            return change.value();
        }
        if (value instanceof MapValue map) {
            return changedMap(map, changes);
        }
        return value instanceof ListValue list ? changedList(list, changes) : value;
    }

    private static Value changedMap(MapValue map, PathTree<Change> changes) {
        Map<String, Value> attributes = new LinkedHashMap<>(map.attributes());
        for (Map.Entry<String, PathTree<Change>> entry : changes.attributes().entrySet()) {
            Value changed = changed(attributes.get(entry.getKey()), entry.getValue());
            if (changed == null) {
                attributes.remove(entry.getKey());
            } else {
                attributes.put(entry.getKey(), changed);
            }
        }
        return new MapValue(attributes);
    }

    private static Value changedList(ListValue list, PathTree<Change> changes) {
        List<Value> before = list.elements();
        List<Value> elements = new ArrayList<>(before.size() + 1);
        for (int i = 0; i < before.size(); i++) {
            PathTree<Change> change = changes.positions().get(i);
            Value element = change == null ? before.get(i) : changed(before.get(i), change);
            if (element != null) {
                elements.add(element);
            }
        }
        // Elements set beyond the end are appended in the order of their positions, without gaps.
        for (PathTree<Change> beyond :
                changes.positions().tailMap(before.size()).values()) {
            Value element = changed(null, beyond);
            if (element != null) {
                elements.add(element);
            }
        }
        return new ListValue(elements);
    }
}
