package io.azulejo.toolkit.expression;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One change an update makes to an item. Immutable. */
public sealed interface UpdateAction {
    DocumentPath path();

    record Set(DocumentPath path, AttributeValue value) implements UpdateAction {}

    record SetIfMissing(DocumentPath path, AttributeValue value) implements UpdateAction {}

    /** Adds to a list, which is made if it is missing. */
    record Append(DocumentPath path, AttributeValue values, End end) implements UpdateAction {
        /** Where the elements go. */
        public enum End {
            FRONT,
            BACK
        }
    }

    record Remove(DocumentPath path) implements UpdateAction {}

    /** Adds a number, 0 if it is missing, or elements to a set. */
    record Add(DocumentPath path, AttributeValue value) implements UpdateAction {}

    /** Deletes elements from a set. */
    record Delete(DocumentPath path, AttributeValue elements) implements UpdateAction {}
}
