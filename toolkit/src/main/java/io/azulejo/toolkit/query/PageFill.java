package io.azulejo.toolkit.query;

import io.azulejo.toolkit.codec.ItemReader;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads on until a page has as many results as were asked for: filters and other entities' items would leave it short
 * otherwise. Gives up after a bound of evaluated items, so that a page costs no more than that. Not thread-safe.
 */
final class PageFill<R> {
    private static final int LARGEST_LIMIT = 1000;
    private static final int USUAL_SIZE = 32;
    private final ItemSource source;
    private final ItemReader<R> reader;
    private final UnaryOperator<List<Map<String, AttributeValue>>> completion;
    private final Instant now;

    PageFill(
            ItemSource source,
            ItemReader<R> reader,
            UnaryOperator<List<Map<String, AttributeValue>>> completion,
            Instant now) {
        this.source = source;
        this.reader = reader;
        this.completion = completion;
        this.now = now;
    }

    List<R> fill(int size, long bound) {
        List<R> results = new ArrayList<>(Math.min(size, USUAL_SIZE));
        // One request with just as many items as are wanted, then larger ones: most were not wanted.
        int limit = size > LARGEST_LIMIT ? 0 : size;
        while (results.size() < size && more(bound)) {
            List<Map<String, AttributeValue>> items = new ArrayList<>(Math.min(size - results.size(), USUAL_SIZE));
            while (items.size() < size - results.size() && more(bound)) {
                long before = source.evaluated();
                Map<String, AttributeValue> item = source.next(limit);
                if (source.evaluated() != before) {
                    limit = Math.min(limit * 2, LARGEST_LIMIT);
                }
                if (item != null) {
                    items.add(item);
                }
            }
            for (Map<String, AttributeValue> item : completion.apply(items)) {
                R result = reader.readVisible(item, now);
                if (result != null) {
                    results.add(result);
                }
            }
        }
        return results;
    }

    private boolean more(long bound) {
        // What is ready is not exhausted.
        return source.evaluated() < bound ? !source.exhausted() : source.ready();
    }
}
