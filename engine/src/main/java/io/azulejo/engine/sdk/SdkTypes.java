package io.azulejo.engine.sdk;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** DynamoDB's error messages for an SDK attribute value with no type or several types. */
final class SdkTypes {
    static final String NONE = "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes";
    private static final String SEVERAL =
            "Supplied AttributeValue has more than one datatypes set, must contain exactly"
                    + " one of the supported datatypes";

    private SdkTypes() {}

    static String problem(AttributeValue value) {
        boolean any = value.s() != null
                || value.n() != null
                || value.b() != null
                || value.bool() != null
                || value.nul() != null
                || value.hasSs()
                || value.hasNs()
                || value.hasBs()
                || value.hasL()
                || value.hasM();
        return any ? SEVERAL : NONE;
    }
}
