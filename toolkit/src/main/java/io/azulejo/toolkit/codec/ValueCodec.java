package io.azulejo.toolkit.codec;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One type of value as an attribute value and back. Implementations are thread-safe.
 *
 * @param <T> the value's type
 */
public interface ValueCodec<T> {

    AttributeValue encode(T value);

    /**
     * Reads what {@link #encode} wrote.
     *
     * @throws UnreadableValueException if the attribute value is of another type or says something impossible
     */
    T decode(AttributeValue value);

    /** Reads a string attribute of which only the text is at hand. */
    default T decodeText(String text) {
        return decode(AttributeValue.fromS(text));
    }

    /** Reads a map attribute of which only the attributes are at hand. */
    default T decodeMap(Map<String, AttributeValue> attributes) {
        return decode(AttributeValue.fromM(attributes));
    }
}
