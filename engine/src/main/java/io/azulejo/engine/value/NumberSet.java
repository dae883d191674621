package io.azulejo.engine.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A set of numbers; never empty, in the order of keys of the type. */
public record NumberSet(Set<DynamoNumber> elements) implements Value {
    public NumberSet {
        elements = SortedElements.of(elements, Comparator.naturalOrder());
    }

    /** Builds the set from a request; throws {@link InvalidValueException} if it is empty or contains a duplicate. */
    public static NumberSet of(Collection<DynamoNumber> written) {
        NumberSet set = new NumberSet(new LinkedHashSet<>(written));
        if (set.elements.isEmpty()) {
            throw new InvalidValueException(
                    "One or more parameter values were invalid: An number set  may not be empty");
        }
        if (set.elements.size() < written.size()) {
            throw SetProblems.duplicates(written);
        }
        return set;
    }

    /** Parses the set from a request. */
    public static NumberSet parse(Collection<String> written) {
        List<DynamoNumber> numbers = new ArrayList<>(written.size());
        for (String number : written) {
            numbers.add(DynamoNumber.parse(number));
        }
        return of(numbers);
    }

    @Override
    public AttributeValueType type() {
        return AttributeValueType.NS;
    }

    @Override
    public int size() {
        int size = 0;
        for (DynamoNumber element : elements) {
            size += element.size();
        }
        return size;
    }
}
