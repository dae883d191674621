package io.azulejo.direct;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Which part of a partition a Query reads, by its sort key. Immutable. */
public sealed interface SortTest {

    record Everything() implements SortTest {}

    record EqualTo(AttributeValue value) implements SortTest {}

    record BeginsWith(String prefix) implements SortTest {}

    /** At a value, if {@code included}, and after it. */
    record From(AttributeValue low, boolean included) implements SortTest {}

    /** Before a value, and at it, if {@code included}. */
    record To(AttributeValue high, boolean included) implements SortTest {}

    /** Both ends included. */
    record Between(AttributeValue low, AttributeValue high) implements SortTest {}
}
