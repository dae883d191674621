package io.azulejo.direct;

import java.util.AbstractMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item as its store holds it. It is the map that the SDK would have made of it; who needs a text only asks for the
 * text, and no {@link AttributeValue} is made. Immutable and thread-safe.
 */
public abstract class DirectItem extends AbstractMap<String, AttributeValue> {

    /** Where an attribute's value is, for the methods below; negative if there is none of that name. */
    public abstract int find(String attribute);

    public abstract AttributeValue.Type type(int place);

    /** The text of a string, or the digits of a number. */
    public abstract String text(int place);

    public abstract boolean bool(int place);

    /**
     * What it holds, apart from this view of it: equal to that of another item only if both hold the same attributes.
     * Unequal ones may do so too, as in another order.
     */
    public abstract Object content();

    /** How many bytes its store holds for it. */
    public abstract int contentSize();

    /** The attributes of a map inside the item. */
    public abstract DirectItem map(int place);
}
