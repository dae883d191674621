package io.azulejo.spi;

import java.util.AbstractMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Item in the encoding of its store, as a map. Readers that need only a string can call {@link #text} without creating
 * an {@link AttributeValue}. Immutable and thread-safe.
 */
public abstract class LazyItem extends AbstractMap<String, AttributeValue> {

    /** Returns the position of an attribute's value for the methods below; negative if there is no such attribute. */
    public abstract int find(String attribute);

    public abstract AttributeValue.Type type(int place);

    /** Returns the text of a string, or the digits of a number. */
    public abstract String text(int place);

    public abstract boolean bool(int place);

    /**
     * Returns the encoded content, for comparison. If two contents are equal, both items have the same attributes. The
     * reverse does not hold: the same attributes in another order give another content.
     */
    public abstract Object content();

    /** Returns the size of the content in bytes. */
    public abstract int contentSize();

    /** Returns the attributes of a nested map. */
    public abstract LazyItem map(int place);
}
