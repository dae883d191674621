package io.azulejo.engine.value;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Set;

/** A set of binary values; never empty, in the order of keys of the type. */
public record BinarySet(Set<BinaryValue> elements) implements Value {
    public BinarySet {
        elements = SortedElements.of(elements, Comparator.naturalOrder());
    }

    /** Builds the set from a request; throws {@link InvalidValueException} if it is empty or contains a duplicate. */
    public static BinarySet of(Collection<BinaryValue> written) {
        BinarySet set = new BinarySet(new LinkedHashSet<>(written));
        if (set.elements.isEmpty()) {
            throw new InvalidValueException(
                    "One or more parameter values were invalid: Binary sets should not be empty");
        }
        if (set.elements.size() < written.size()) {
            throw SetProblems.duplicates(written);
        }
        return set;
    }

    @Override
    public AttributeValueType type() {
        return AttributeValueType.BS;
    }

    @Override
    public int size() {
        int size = 0;
        for (BinaryValue element : elements) {
            size += element.size();
        }
        return size;
    }
}
