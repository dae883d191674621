package io.azulejo.toolkit.schema;

import io.azulejo.annotation.KeyType;
import java.util.Base64;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Conversion between the text of a key, as in messages, and its attribute value. Pure functions. */
public final class KeyValues {

    private KeyValues() {}

    /** Returns the text of a key: a string, the digits of a number or the Base64 form of bytes. */
    public static String text(AttributeValue value) {
        if (value.s() != null) {
            return value.s();
        }
        return value.n() != null
                ? value.n()
                : Base64.getEncoder().encodeToString(value.b().asByteArray());
    }

    /** Returns the key that has this text. */
    public static AttributeValue of(KeyType type, String text) {
        return switch (type) {
            case STRING -> AttributeValue.fromS(text);
            case NUMBER -> AttributeValue.fromN(text);
            case BINARY ->
                AttributeValue.fromB(
                        SdkBytes.fromByteArrayUnsafe(Base64.getDecoder().decode(text)));
        };
    }

    /** Returns a fixed key, for items whose other key attribute says everything. */
    public static AttributeValue first(KeyType type) {
        return switch (type) {
            case STRING -> AttributeValue.fromS("0");
            case NUMBER -> AttributeValue.fromN("0");
            case BINARY -> AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(new byte[1]));
        };
    }
}
