package io.azulejo.toolkit.internal;

import io.azulejo.spi.BatchGetResult;
import io.azulejo.spi.ItemLookup;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.UnprocessedItemsException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Read of items by key with BatchGetItem, in chunks, with retries of unprocessed keys. Not thread-safe. */
public final class BatchKeyReader {
    private static final int CHUNK_SIZE = 100;
    private final DesignContext context;
    private final String pattern;
    private final RequestSender requests;
    private final boolean consistent;

    public BatchKeyReader(DesignContext context, String pattern, RequestSender requests, boolean consistent) {
        this.context = context;
        this.pattern = pattern;
        this.requests = requests;
        this.consistent = consistent;
    }

    /** Returns the items in the order of the list, null for an item that does not exist. */
    public List<@Nullable Map<String, AttributeValue>> read(List<ItemLookup> wanted) {
        List<@Nullable Map<String, AttributeValue>> found = new ArrayList<>(Collections.nCopies(wanted.size(), null));
        for (int from = 0; from < wanted.size(); from += CHUNK_SIZE) {
            int to = Math.min(wanted.size(), from + CHUNK_SIZE);
            readChunk(wanted.subList(from, to), found.subList(from, to));
        }
        return found;
    }

    private void readChunk(List<ItemLookup> wanted, List<@Nullable Map<String, AttributeValue>> found) {
        List<Integer> unread = requests.send(wanted, consistent, (item, position) -> found.set(position, item))
                .unprocessed();
        Backoff backoff = new Backoff(context.options().retries());
        while (!unread.isEmpty()) {
            if (!backoff.awaitNextAttempt()) {
                throw new UnprocessedItemsException(pattern, unread.size(), backoff.attempts());
            }
            List<Integer> positions = unread;
            BatchGetResult result = requests.send(
                    positions.stream().map(wanted::get).toList(),
                    consistent,
                    (item, position) -> found.set(positions.get(position), item));
            unread = result.unprocessed().stream().map(positions::get).toList();
        }
    }
}
