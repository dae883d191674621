package io.azulejo.engine.sdk;

import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ItemReader;
import java.util.AbstractMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item's attributes, decoded whenever they are walked over. The SDK's builders copy every map they are given, with
 * {@code forEach}; a map of our own in between would be built only to be thrown away. Immutable.
 */
final class ItemAttributes extends AbstractMap<String, AttributeValue> {
    private final Item item;

    ItemAttributes(Item item) {
        this.item = item;
    }

    @Override
    public int size() {
        return item.attributeCount();
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super AttributeValue> action) {
        ItemReader reader = new ItemReader(item);
        int count = reader.count();
        for (int i = 0; i < count; i++) {
            String name = reader.name();
            action.accept(name, SdkItems.attribute(reader));
        }
    }

    @Override
    public Set<Map.Entry<String, AttributeValue>> entrySet() {
        Map<String, AttributeValue> decoded = new LinkedHashMap<>();
        forEach(decoded::put);
        return decoded.entrySet();
    }
}
