package io.azulejo.toolkit.batch;

import io.azulejo.direct.WantedItem;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.internal.KeyBatch;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.Found;
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
 * Reads many items by key, of any entities and tables of the design: 100 a request, duplicates once, leftovers again
 * after a pause. Not thread-safe, used once.
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

    public Found run() {
        return context.call(pattern, "batchGet", requests -> {
            List<EntityKey<?>> asked = List.copyOf(keys);
            List<WantedItem> wanted = new ArrayList<>(asked.size());
            asked.forEach(
                    key -> wanted.add(new WantedItem(context.keyed(key.schema().table()), key.item())));
            List<@Nullable Map<String, AttributeValue>> items =
                    new KeyBatch(context, pattern, requests, consistent).read(wanted);
            Map<EntityKey<?>, Map<String, AttributeValue>> found = new LinkedHashMap<>();
            for (int i = 0; i < items.size(); i++) {
                Map<String, AttributeValue> item = items.get(i);
                if (item != null) {
                    found.put(asked.get(i), item);
                }
            }
            return new Found(found, context.now());
        });
    }
}
