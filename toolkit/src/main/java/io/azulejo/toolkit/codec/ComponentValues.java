package io.azulejo.toolkit.codec;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Checks of component values on their way into an item or a key, called by generated code, so that a value that cannot
 * be written is named by its component. Pure functions.
 */
public final class ComponentValues {

    private ComponentValues() {}

    /**
     * Returns the value.
     *
     * @throws NullPointerException with the name of the component, if the value is null
     */
    public static <T> T required(@Nullable T value, String component) {
        if (value == null) {
            throw new NullPointerException(component + " is null");
        }
        return value;
    }

    /**
     * Converts a value.
     *
     * @throws NullPointerException with the name of the component, if the value is null
     * @throws IllegalArgumentException with the name of the component, if the value cannot be stored
     */
    public static <T> AttributeValue encode(ValueCodec<T> codec, @Nullable T value, String component) {
        try {
            return codec.encode(required(value, component));
        } catch (UnwritableValueException e) {
            throw new IllegalArgumentException(component + ": " + e.getMessage(), e);
        }
    }
}
