package io.azulejo.toolkit.batch;

import io.azulejo.spi.ItemLookup;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.internal.BatchKeyReader;
import io.azulejo.toolkit.internal.RecordDecoder;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.ItemsByKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Batch read of items by key, across all entities and tables of the design. It sends up to 100 keys per request,
 * removes duplicates and retries unprocessed keys after a pause. Not thread-safe; for one use.
 */
public final class BatchGet {
    private final DesignContext context;
    private final String pattern;
    private final Set<EntityKey<?>> keys = new LinkedHashSet<>();
    private boolean consistent;

    public BatchGet(DesignContext context, String pattern) {
        this.context = context;
        this.pattern = pattern;
    }

    public BatchGet get(EntityKey<?> key) {
        keys.add(key);
        return this;
    }

    public BatchGet getAll(Collection<? extends EntityKey<?>> keys) {
        this.keys.addAll(keys);
        return this;
    }

    public BatchGet consistent() {
        consistent = true;
        return this;
    }

    public ItemsByKey run() {
        return context.call(pattern, "batchGet", requests -> {
            List<EntityKey<?>> requested = List.copyOf(keys);
            List<ItemLookup> wanted = new ArrayList<>(requested.size());
            requested.forEach(
                    key -> wanted.add(new ItemLookup(context.keyed(key.schema().table()), key.item())));
            List<@Nullable Map<String, AttributeValue>> items =
                    new BatchKeyReader(context, pattern, requests, consistent).read(wanted);
            Map<EntityKey<?>, Map<String, AttributeValue>> found = new LinkedHashMap<>();
            for (int i = 0; i < items.size(); i++) {
                Map<String, AttributeValue> item = items.get(i);
                if (item != null) {
                    found.put(requested.get(i), item);
                }
            }
            return new ItemsByKey(found, RecordDecoder.of(context));
        });
    }
}
