package io.azulejo.toolkit.query;

import io.azulejo.direct.KeyedTable;
import io.azulejo.direct.SortTest;
import io.azulejo.direct.WantedItem;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.internal.KeyBatch;
import io.azulejo.toolkit.internal.Requests;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One call of a {@link QueryPattern}: say which partition and which part of it, then read. Not thread-safe, used once.
 *
 * @param <R> what an item becomes
 */
public final class Query<R> {
    private final QueryPattern<R> pattern;
    private final DesignContext context;
    private Legs legs = Legs.NONE;
    private SortCondition sort = SortCondition.EVERYTHING;
    private @Nullable Condition<?> filter;

    Query(QueryPattern<R> pattern, DesignContext context) {
        this.pattern = pattern;
        this.context = context;
    }

    public Query<R> partition(String key) {
        return partition(AttributeValue.fromS(key));
    }

    /** For an index whose partition key is an ordinary attribute of another type. */
    public Query<R> partition(AttributeValue key) {
        legs = Legs.one(List.of(key));
        return this;
    }

    /** A spread partition: the key of each shard. Results are merged in sort order. */
    public Query<R> shards(int count, IntFunction<String> key) {
        legs = Legs.one(keys(count, key));
        return this;
    }

    /** A partition per month, one after another in the query's direction. */
    public Query<R> months(MonthRange months, Function<YearMonth, String> key) {
        return months(months, 1, (month, shard) -> key.apply(month));
    }

    /** A partition per month, each spread over shards. */
    public Query<R> months(MonthRange months, int shards, ShardKey key) {
        boolean descending = pattern.has(QueryPattern.Trait.DESCENDING);
        YearMonth first = descending ? months.last() : months.first();
        legs = new Legs(months.count(), leg -> {
            YearMonth month = first.plusMonths(descending ? -leg : leg);
            return keys(shards, shard -> key.of(month, shard));
        });
        return this;
    }

    /** The partition key of a shard of a month. */
    @FunctionalInterface
    public interface ShardKey {
        String of(YearMonth month, int shard);
    }

    public Query<R> sortEquals(String key) {
        return sortEquals(AttributeValue.fromS(key));
    }

    /** For a sort key that is an ordinary attribute of another type. */
    public Query<R> sortEquals(AttributeValue key) {
        sort = SortCondition.of(new SortTest.EqualTo(key));
        return this;
    }

    /** The empty prefix is no condition. */
    public Query<R> sortPrefix(String prefix) {
        sort = SortCondition.prefix(prefix);
        return this;
    }

    public <T> Query<R> sortRange(SortRange<T> range, SortSegment<T> segment) {
        sort = SortCondition.of(range, segment);
        return this;
    }

    /** For a sort key that is an ordinary attribute: a range of its values. */
    public <T> Query<R> sortRange(SortRange<T> range, Function<T, AttributeValue> encode) {
        sort = SortCondition.of(range, encode);
        return this;
    }

    /** Drops items after they are read; pages fill up nevertheless. */
    public Query<R> filter(Condition<?> filter) {
        this.filter = filter;
        return this;
    }

    public Page<R> page(PageRequest request) {
        return context.call(pattern.name(), "query", requests -> {
            byte[] binding = QueryBinding.of(pattern, legs, sort, filter, request.scope());
            Cursor cursor = request.cursor();
            Position start =
                    cursor == null ? null : Position.fromBytes(context.cursors().open(cursor, binding));
            ItemSource source = source(requests, start);
            long bound = Math.max(context.options().evaluatedPerPage(), request.size());
            List<R> results = fill(requests, source).fill(request.size(), bound);
            return new Page<>(
                    results,
                    source.exhausted()
                            ? null
                            : context.cursors().seal(source.position().toBytes(), binding));
        });
    }

    /** All results. */
    public List<R> list() {
        return list(Integer.MAX_VALUE);
    }

    /** The first results. */
    public List<R> list(int limit) {
        return context.call(
                pattern.name(),
                "query",
                requests -> List.copyOf(fill(requests, source(requests, null)).fill(limit, Long.MAX_VALUE)));
    }

    public Optional<R> first() {
        return list(1).stream().findFirst();
    }

    /** All items of the partition made into one value; empty if there are none, or if a part it needs is hidden. */
    public <A> Optional<A> aggregate(Function<ItemCollection, A> assemble) {
        return context.call(pattern.name(), "query", requests -> {
            ItemSource source = source(requests, null);
            List<Map<String, AttributeValue>> items = new ArrayList<>();
            while (!source.exhausted()) {
                Map<String, AttributeValue> item = source.next(0);
                if (item != null) {
                    items.add(item);
                }
            }
            if (items.isEmpty()) {
                return Optional.empty();
            }
            String partition = legs.shards(0).getFirst().s();
            ItemCollection collection =
                    new ItemCollection(pattern.name(), partition == null ? "" : partition, items, context.now());
            try {
                return Optional.of(assemble.apply(collection));
            } catch (ItemCollection.HiddenPartException e) {
                return Optional.empty();
            }
        });
    }

    private ItemSource source(Requests requests, @Nullable Position start) {
        if (legs.count() == 0) {
            throw new IllegalStateException("\"" + pattern.name() + "\" was given no partition");
        }
        return new LegSource(new QueryCall(pattern, context, requests, sort, filter), legs, start);
    }

    private PageFill<R> fill(Requests requests, ItemSource source) {
        return new PageFill<>(source, pattern.reader(), items -> completed(requests, items), context.now());
    }

    /** The whole items of what an index gave in part, in the same order; those gone meanwhile left out. */
    private List<Map<String, AttributeValue>> completed(Requests requests, List<Map<String, AttributeValue>> items) {
        if (!pattern.has(QueryPattern.Trait.COMPLETE) || items.isEmpty()) {
            return items;
        }
        KeyedTable table = context.keyed(pattern.table());
        List<WantedItem> wanted = new ArrayList<>(items.size());
        for (Map<String, AttributeValue> item : items) {
            wanted.add(new WantedItem(table, item));
        }
        List<Map<String, AttributeValue>> complete = new ArrayList<>(items.size());
        for (Map<String, AttributeValue> item : new KeyBatch(context, pattern.name(), requests, false).read(wanted)) {
            if (item != null) {
                complete.add(item);
            }
        }
        return complete;
    }

    private static List<AttributeValue> keys(int count, IntFunction<String> key) {
        List<AttributeValue> keys = new ArrayList<>(count);
        for (int shard = 0; shard < count; shard++) {
            keys.add(AttributeValue.fromS(key.apply(shard)));
        }
        return keys;
    }
}
