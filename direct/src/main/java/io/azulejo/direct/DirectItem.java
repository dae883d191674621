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

    /** The attributes of a map inside the item. */
    public abstract DirectItem map(int place);
}
