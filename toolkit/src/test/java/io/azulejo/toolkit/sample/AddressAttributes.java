package io.azulejo.toolkit.sample;

import io.azulejo.toolkit.codec.Codecs;
import io.azulejo.toolkit.expression.DocumentPath;
import io.azulejo.toolkit.expression.NestedAttribute;
import io.azulejo.toolkit.expression.NumberAttribute;
import io.azulejo.toolkit.expression.StringAttribute;

public final class AddressAttributes<E> extends NestedAttribute<E, Address> {

    public AddressAttributes(String component, DocumentPath path) {
        super(component, path, AddressCodec.INSTANCE);
    }

    public StringAttribute<E> street() {
        return string("Street");
    }

    public StringAttribute<E> city() {
        return string("City");
    }

    public NumberAttribute<E, Integer> floor() {
        return number("Floor", Codecs.INTEGER);
    }
}
