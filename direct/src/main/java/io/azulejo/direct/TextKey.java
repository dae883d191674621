package io.azulejo.direct;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The key of an item, of one text or two, before there is an {@link AttributeValue} of either. */
public final class TextKey extends DirectItem {
    private static final int PARTITION = 0;
    private static final int SORT = 1;

    private final String partitionKey;
    private final String partition;
    private final @Nullable String sortKey;
    private final String sort;

    private TextKey(String partitionKey, String partition, @Nullable String sortKey, String sort) {
        this.partitionKey = partitionKey;
        this.partition = partition;
        this.sortKey = sortKey;
        this.sort = sort;
    }

    public static TextKey of(String partitionKey, String partition) {
        return new TextKey(partitionKey, partition, null, "");
    }

    public static TextKey of(String partitionKey, String partition, String sortKey, String sort) {
        return new TextKey(partitionKey, partition, sortKey, sort);
    }

    @Override
    public int find(String attribute) {
        if (attribute.equals(partitionKey)) {
            return PARTITION;
        }
        return attribute.equals(sortKey) ? SORT : -1;
    }

    @Override
    public AttributeValue.Type type(int place) {
        return AttributeValue.Type.S;
    }

    @Override
    public String text(int place) {
        return place == PARTITION ? partition : sort;
    }

    @Override
    public boolean bool(int place) {
        throw new IllegalArgumentException("A key holds texts");
    }

    @Override
    public DirectItem map(int place) {
        throw new IllegalArgumentException("A key holds texts");
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
        int place = name instanceof String attribute ? find(attribute) : -1;
        return place < 0 ? null : AttributeValue.fromS(text(place));
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
