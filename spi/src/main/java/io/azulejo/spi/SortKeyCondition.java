package io.azulejo.spi;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sort key condition of a Query. Immutable. */
public sealed interface SortKeyCondition {

    record Everything() implements SortKeyCondition {}

    record EqualTo(AttributeValue value) implements SortKeyCondition {}

    record BeginsWith(String prefix) implements SortKeyCondition {}

    /** Greater than a value, or equal to it if {@code included}. */
    record From(AttributeValue low, boolean included) implements SortKeyCondition {}

    /** Less than a value, or equal to it if {@code included}. */
    record To(AttributeValue high, boolean included) implements SortKeyCondition {}

    /** Between two values, both inclusive. */
    record Between(AttributeValue low, AttributeValue high) implements SortKeyCondition {}
}
