package io.azulejo.toolkit.codec;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Converter between one Java type and attribute values. Implementations are thread-safe.
 *
 * @param <T> the Java type
 */
public interface ValueCodec<T> {

    AttributeValue encode(T value);

    /**
     * Converts an attribute value that {@link #encode} wrote.
     *
     * @throws UnreadableValueException if the attribute value has another type or an invalid content
     */
    T decode(AttributeValue value);

    /** Returns the codec with these converters; the same one if it needs none. */
    default ValueCodec<T> bound(Converters converters) {
        return this;
    }

    /** Converts the text of a string attribute. */
    default T decodeText(String text) {
        return decode(AttributeValue.fromS(text));
    }

    /** Converts the attributes of a map attribute. */
    default T decodeMap(Map<String, AttributeValue> attributes) {
        return decode(AttributeValue.fromM(attributes));
    }
}
