package io.azulejo.toolkit.sample;

import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.codec.UnreadableValueException;
import io.azulejo.toolkit.codec.ValueCodec;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class AddressCodec implements ValueCodec<Address> {
    static final AddressCodec INSTANCE = new AddressCodec();

    @Override
    public AttributeValue encode(Address address) {
        Map<String, AttributeValue> map = HashMap.newHashMap(3);
        map.put("Street", AttributeValue.fromS(address.street()));
        map.put("City", AttributeValue.fromS(address.city()));
        if (address.floor() != null) {
            map.put("Floor", AttributeValue.fromN(address.floor().toString()));
        }
        return AttributeValue.fromM(map);
    }

    @Override
    public Address decode(AttributeValue value) {
        if (!value.hasM()) {
            throw new UnreadableValueException("should be a map but is of type " + value.type());
        }
        Map<String, AttributeValue> map = value.m();
        return new Address(Items.string(map, "Street"), Items.string(map, "City"), Items.intOrNull(map, "Floor"));
    }
}
