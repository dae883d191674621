package io.azulejo.engine.value;

import java.util.Base64;
import java.util.Collection;
import java.util.stream.Collectors;

/** DynamoDB's error messages for a set with a duplicate element. */
final class SetProblems {
    private SetProblems() {}

    static InvalidValueException duplicates(Collection<?> written) {
        String list = written.stream().map(SetProblems::shown).collect(Collectors.joining(", ", "[", "]"));
        if (written.iterator().next() instanceof DynamoNumber) {
            return new InvalidValueException("Input collection contains duplicates");
        }
        boolean binary = written.iterator().next() instanceof BinaryValue;
        return new InvalidValueException("One or more parameter values were invalid: Input collection " + list
                + (binary ? "of type BS contains duplicates." : " contains duplicates."));
    }

    private static String shown(Object element) {
        return element instanceof BinaryValue binary
                ? Base64.getEncoder().encodeToString(binary.bytes())
                : element.toString();
    }
}
