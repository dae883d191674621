package io.azulejo.toolkit.codec;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reader of several entities: the first reader that recognizes an item reads it. */
record FirstOf<R>(List<? extends ItemReader<? extends R>> readers) implements ItemReader<R> {

    @Override
    public @Nullable R readVisible(Map<String, AttributeValue> item, ReadScope scope) {
        for (ItemReader<? extends R> reader : readers) {
            R result = reader.readVisible(item, scope);
            if (result != null) {
                return result;
            }
        }
        return null;
    }

    @Override
    public ItemReader<R> bound(Converters converters) {
        return new FirstOf<>(readers.stream()
                .<ItemReader<? extends R>>map(reader -> reader.bound(converters))
                .toList());
    }
}
