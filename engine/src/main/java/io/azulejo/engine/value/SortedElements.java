package io.azulejo.engine.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Elements of a set in their order. DynamoDB promises none, but clients' tests expect one that does not vary. */
final class SortedElements {
    private SortedElements() {}

    /** Returns the elements as an unmodifiable set in this order. */
    static <T> Set<T> of(Set<T> elements, Comparator<? super T> order) {
        if (isSorted(elements, order)) {
            return Collections.unmodifiableSet(new LinkedHashSet<>(elements));
        }
        List<T> sorted = new ArrayList<>(elements);
        sorted.sort(order);
        return Collections.unmodifiableSet(new LinkedHashSet<>(sorted));
    }

    /** Returns whether the elements are in order already, as those of a stored item are. */
    private static <T> boolean isSorted(Set<T> elements, Comparator<? super T> order) {
        T before = null;
        for (T element : elements) {
            if (before != null && order.compare(before, element) > 0) {
                return false;
            }
            before = element;
        }
        return true;
    }
}
