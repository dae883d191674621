package io.azulejo.toolkit.expression;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One action of an update expression. Immutable. */
public sealed interface UpdateAction {
    DocumentPath path();

    record Set(DocumentPath path, AttributeValue value) implements UpdateAction {}

    record SetIfMissing(DocumentPath path, AttributeValue value) implements UpdateAction {}

    /** Appends to a list; creates it if it is missing. */
    record Append(DocumentPath path, AttributeValue values, End end) implements UpdateAction {
        /** End of the list that receives the elements. */
        public enum End {
            FRONT,
            BACK
        }
    }

    record Remove(DocumentPath path) implements UpdateAction {}

    /** Adds to a number, which counts as 0 if it is missing, or adds elements to a set. */
    record Add(DocumentPath path, AttributeValue value) implements UpdateAction {}

    /** Adds to a number that has a default other than 0 if it is missing. */
    record AddToDefault(DocumentPath path, AttributeValue byDefault, AttributeValue value) implements UpdateAction {}

    /** Deletes elements from a set. */
    record Delete(DocumentPath path, AttributeValue elements) implements UpdateAction {}
}
