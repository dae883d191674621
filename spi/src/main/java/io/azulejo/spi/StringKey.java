package io.azulejo.spi;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Item key of one or two strings that creates {@link AttributeValue}s only on demand. */
public final class StringKey extends LazyItem {
    private static final int PARTITION = 0;
    private static final int SORT = 1;

    private final String partitionKey;
    private final String partition;
    private final @Nullable String sortKey;
    private final String sort;

    private StringKey(String partitionKey, String partition, @Nullable String sortKey, String sort) {
        this.partitionKey = partitionKey;
        this.partition = partition;
        this.sortKey = sortKey;
        this.sort = sort;
    }

    public static StringKey of(String partitionKey, String partition) {
        return new StringKey(partitionKey, partition, null, "");
    }

    public static StringKey of(String partitionKey, String partition, String sortKey, String sort) {
        return new StringKey(partitionKey, partition, sortKey, sort);
    }

    @Override
    public int find(String attribute) {
        if (attribute.equals(partitionKey)) {
            return PARTITION;
        }
        return attribute.equals(sortKey) ? SORT : -1;
    }

    @Override
    public AttributeValue.Type type(int position) {
        return AttributeValue.Type.S;
    }

    @Override
    public String text(int position) {
        return position == PARTITION ? partition : sort;
    }

    @Override
    public boolean bool(int position) {
        throw new IllegalArgumentException("A key attribute is a string");
    }

    @Override
    public LazyItem map(int position) {
        throw new IllegalArgumentException("A key attribute is a string");
    }

    @Override
    public Object content() {
        return attributes();
    }

    @Override
    public int contentSize() {
        return partition.length() + sort.length();
    }

    @Override
    public @Nullable AttributeValue get(Object name) {
        int position = name instanceof String attribute ? find(attribute) : -1;
        return position < 0 ? null : AttributeValue.fromS(text(position));
    }

    @Override
    public boolean containsKey(Object name) {
        return name instanceof String attribute && find(attribute) >= 0;
    }

    @Override
    public int size() {
        return sortKey == null ? 1 : 2;
    }

    @Override
    public Set<Map.Entry<String, AttributeValue>> entrySet() {
        return attributes().entrySet();
    }

    private Map<String, AttributeValue> attributes() {
        AttributeValue first = AttributeValue.fromS(partition);
        return sortKey == null
                ? Map.of(partitionKey, first)
                : Map.of(partitionKey, first, sortKey, AttributeValue.fromS(sort));
    }
}
