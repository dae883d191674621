package io.azulejo.toolkit.query;

import io.azulejo.toolkit.codec.ItemReader;
import io.azulejo.toolkit.internal.RecordDecoder;
import io.azulejo.toolkit.schema.TableRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reader that fills a page up to the requested size, even if filters and items of other entities drop some of what was
 * read. It stops at a maximum number of evaluated items, which limits the cost of a page. Not thread-safe.
 */
final class PageFiller<R> {
    static final int MAX_LIMIT = 1000;
    private static final int INITIAL_SIZE = 32;
    private final ItemSource source;
    private final ItemReader<R> reader;
    private final TableRef table;
    private final UnaryOperator<List<Map<String, AttributeValue>>> completion;
    private final RecordDecoder decoder;

    PageFiller(
            ItemSource source,
            ItemReader<R> reader,
            TableRef table,
            UnaryOperator<List<Map<String, AttributeValue>>> completion,
            RecordDecoder decoder) {
        this.source = source;
        this.reader = reader;
        this.table = table;
        this.completion = completion;
        this.decoder = decoder;
    }

    List<R> fill(int size, long bound) {
        List<R> results = new ArrayList<>(Math.min(size, INITIAL_SIZE));
        // The first request reads only the requested number of items. If it is not enough, the filter drops many items,
        // so the following requests are larger.
        int limit = size > MAX_LIMIT ? 0 : size;
        while (results.size() < size && more(bound)) {
            List<Map<String, AttributeValue>> items = new ArrayList<>(Math.min(size - results.size(), INITIAL_SIZE));
            while (items.size() < size - results.size() && more(bound)) {
                long before = source.evaluated();
                Map<String, AttributeValue> item = source.next(limit);
                if (source.evaluated() != before) {
                    limit = Math.min(limit * 2, MAX_LIMIT);
                }
                if (item != null) {
                    items.add(item);
                }
            }
            for (Map<String, AttributeValue> item : completion.apply(items)) {
                R result = decoder.decode(reader, table, item);
                if (result != null) {
                    results.add(result);
                }
            }
        }
        return results;
    }

    private boolean more(long bound) {
        // A source that is ready is not exhausted.
        return source.evaluated() < bound ? !source.exhausted() : source.ready();
    }
}
