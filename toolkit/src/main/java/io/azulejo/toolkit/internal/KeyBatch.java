package io.azulejo.toolkit.internal;

import io.azulejo.direct.BatchLeft;
import io.azulejo.direct.WantedItem;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.UnprocessedItemsException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads items by key with BatchGetItem, in chunks, until none is left over. Not thread-safe. */
public final class KeyBatch {
    private static final int CHUNK = 100;
    private final DesignContext context;
    private final String pattern;
    private final Requests requests;
    private final boolean consistent;

    public KeyBatch(DesignContext context, String pattern, Requests requests, boolean consistent) {
        this.context = context;
        this.pattern = pattern;
        this.requests = requests;
        this.consistent = consistent;
    }

    /** The items in the order in which they are wanted, null for one that is not there. */
    public List<@Nullable Map<String, AttributeValue>> read(List<WantedItem> wanted) {
        List<@Nullable Map<String, AttributeValue>> found = new ArrayList<>(Collections.nCopies(wanted.size(), null));
        for (int from = 0; from < wanted.size(); from += CHUNK) {
            int to = Math.min(wanted.size(), from + CHUNK);
            readChunk(wanted.subList(from, to), found.subList(from, to));
        }
        return found;
    }

    private void readChunk(List<WantedItem> wanted, List<@Nullable Map<String, AttributeValue>> found) {
        List<Integer> unread = requests.send(wanted, consistent, (item, place) -> found.set(place, item))
                .unread();
        Backoff backoff = new Backoff(context.options().retries());
        while (!unread.isEmpty()) {
            if (!backoff.again()) {
                throw new UnprocessedItemsException(pattern, unread.size(), backoff.attempts());
            }
            List<Integer> places = unread;
            BatchLeft left = requests.send(
                    places.stream().map(wanted::get).toList(),
                    consistent,
                    (item, place) -> found.set(places.get(place), item));
            unread = left.unread().stream().map(places::get).toList();
        }
    }
}
