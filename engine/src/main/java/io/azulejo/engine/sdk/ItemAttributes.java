package io.azulejo.engine.sdk;

import io.azulejo.engine.value.AttributeIndex;
import io.azulejo.engine.value.Attributes;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ItemDecoder;
import io.azulejo.spi.LazyItem;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item's attributes, decoded on access. The SDK's builders copy every map they are given, with {@code forEach}; a
 * map built in between would be garbage. Immutable.
 */
final class ItemAttributes extends LazyItem {
    /** A caller that reads only the key is served faster without an index. */
    private static final int LOOKUPS_WITHOUT_INDEX = 2;

    private final Attributes attributes;
    /**
     * Counted and created without locks: if two threads race, the index is created earlier, later or twice, without
     * harm.
     */
    private int lookups;

    private @Nullable AttributeIndex index;

    ItemAttributes(Attributes attributes) {
        this.attributes = attributes;
    }

    /** The item that these are all the attributes of, or null if they are those of a map inside it. */
    @Nullable
    Item item() {
        return attributes.item();
    }

    @Override
    public int find(String attribute) {
        AttributeIndex current = index;
        if (current == null) {
            if (lookups++ < LOOKUPS_WITHOUT_INDEX) {
                return attributes.find(attribute);
            }
            current = new AttributeIndex(attributes);
            index = current;
        }
        return current.find(attribute);
    }

    @Override
    public AttributeValue.Type type(int place) {
        return switch (attributes.reader(place).type()) {
            case S -> AttributeValue.Type.S;
            case N -> AttributeValue.Type.N;
            case B -> AttributeValue.Type.B;
            case BOOL -> AttributeValue.Type.BOOL;
            case NULL -> AttributeValue.Type.NUL;
            case SS -> AttributeValue.Type.SS;
            case NS -> AttributeValue.Type.NS;
            case BS -> AttributeValue.Type.BS;
            case L -> AttributeValue.Type.L;
            case M -> AttributeValue.Type.M;
        };
    }

    @Override
    public String text(int place) {
        ItemDecoder reader = attributes.reader(place);
        return switch (reader.type()) {
            case S -> reader.text();
            case N -> reader.numberText();
            default -> throw new IllegalArgumentException("There is no string or number at offset " + place);
        };
    }

    @Override
    public boolean bool(int place) {
        ItemDecoder reader = attributes.reader(place);
        reader.type();
        return reader.bool();
    }

    @Override
    public Object content() {
        return attributes;
    }

    @Override
    public int contentSize() {
        return attributes.bytes();
    }

    @Override
    public LazyItem map(int place) {
        return new ItemAttributes(attributes.map(place));
    }

    @Override
    public @Nullable AttributeValue get(Object name) {
        int place = name instanceof String attribute ? find(attribute) : -1;
        return place < 0 ? null : SdkItems.attribute(attributes.reader(place));
    }

    @Override
    public boolean containsKey(Object name) {
        return name instanceof String attribute && find(attribute) >= 0;
    }

    @Override
    public int size() {
        return attributes.count();
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super AttributeValue> action) {
        ItemDecoder reader = attributes.reader();
        int count = attributes.count();
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
