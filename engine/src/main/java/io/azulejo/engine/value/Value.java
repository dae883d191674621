package io.azulejo.engine.value;

/** An attribute value. Immutable; equality is DynamoDB's (sets without order, numbers by value). */
public sealed interface Value
        permits StringValue,
                NumberValue,
                BinaryValue,
                BoolValue,
                NullValue,
                StringSet,
                NumberSet,
                BinarySet,
                ListValue,
                MapValue {
    AttributeValueType type();

    /** Returns the bytes that DynamoDB counts for this value, without its attribute's name. */
    int size();
}
