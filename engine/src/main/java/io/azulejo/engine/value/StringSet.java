package io.azulejo.engine.value;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/** A set of strings; never empty, in the order of keys of the type. */
public record StringSet(Set<String> elements) implements Value {
    public StringSet {
        elements = SortedElements.of(elements, Utf8::compare);
    }

    /** Builds the set from a request; throws {@link InvalidValueException} if it is empty or contains a duplicate. */
    public static StringSet of(Collection<String> written) {
        StringSet set = new StringSet(new LinkedHashSet<>(written));
        if (set.elements.isEmpty()) {
            throw new InvalidValueException(
                    "One or more parameter values were invalid: An string set  may not be empty");
        }
        if (set.elements.size() < written.size()) {
            throw SetProblems.duplicates(written);
        }
        return set;
    }

    @Override
    public AttributeValueType type() {
        return AttributeValueType.SS;
    }

    @Override
    public int size() {
        int size = 0;
        for (String element : elements) {
            size += Utf8.length(element);
        }
        return size;
    }
}
