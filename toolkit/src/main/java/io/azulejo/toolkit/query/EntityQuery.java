package io.azulejo.toolkit.query;

import io.azulejo.spi.ItemLookup;
import io.azulejo.spi.KeyedTable;
import io.azulejo.spi.SortKeyCondition;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.codec.ItemReader;
import io.azulejo.toolkit.codec.ReadScope;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.error.IncompleteAggregateException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.internal.BatchKeyReader;
import io.azulejo.toolkit.internal.RecordDecoder;
import io.azulejo.toolkit.internal.RequestSender;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Builder and runner of one call of a {@link QueryPattern}: select the partition and sort key range, then read. Not
 * thread-safe; for one use.
 *
 * @param <R> the result type
 */
public final class EntityQuery<R> {
    private final QueryPattern<R> pattern;
    private final DesignContext context;
    private PartitionSequence partitions = PartitionSequence.NONE;
    private SortKeySelection sort = SortKeySelection.EVERYTHING;
    /** Condition that cursors are bound to, if it is not the one that is asked. */
    private @Nullable SortKeySelection bound;

    private @Nullable Condition<?> filter;
    private final Map<String, AttributeValue> also = new LinkedHashMap<>();
    private @Nullable String sortOn;

    EntityQuery(QueryPattern<R> pattern, DesignContext context) {
        this.pattern = pattern;
        this.context = context;
    }

    public EntityQuery<R> partition(String key) {
        return partition(AttributeValue.fromS(key));
    }

    /** Selects the partition of an index whose partition key is a plain attribute that is not a string. */
    public EntityQuery<R> partition(AttributeValue key) {
        partitions = PartitionSequence.one(List.of(key));
        return this;
    }

    /** Requires a value of a further key attribute, for an index with several attributes per key. */
    public EntityQuery<R> also(String attribute, AttributeValue value) {
        also.put(attribute, value);
        return this;
    }

    /** Names the sort key attribute that the condition is for, if it is not the first one. */
    public EntityQuery<R> sortOn(String attribute) {
        sortOn = attribute;
        return this;
    }

    /** Selects all shards of a partition. Results are merged in sort order. */
    public EntityQuery<R> shards(int count, IntFunction<String> key) {
        partitions = PartitionSequence.one(keys(count, key));
        return this;
    }

    /** Selects one partition per month, in the query's direction. */
    public EntityQuery<R> months(MonthRange months, Function<YearMonth, String> key) {
        return months(months, 1, (month, shard) -> key.apply(month));
    }

    /** Selects one partition per month, each with several shards. */
    public EntityQuery<R> months(MonthRange months, int shards, ShardKey key) {
        boolean descending = pattern.has(QueryPattern.Trait.DESCENDING);
        YearMonth first = descending ? months.last() : months.first();
        partitions = new PartitionSequence(months.count(), group -> {
            YearMonth month = first.plusMonths(descending ? -group : group);
            return keys(shards, shard -> key.of(month, shard));
        });
        return this;
    }

    /** Selects one partition per day, in the query's direction. */
    public EntityQuery<R> days(DayRange days, Function<LocalDate, String> key) {
        return days(days, 1, (day, shard) -> key.apply(day));
    }

    /** Selects one partition per day, each with several shards. */
    public EntityQuery<R> days(DayRange days, int shards, DayShardKey key) {
        boolean descending = pattern.has(QueryPattern.Trait.DESCENDING);
        LocalDate first = descending ? days.last() : days.first();
        partitions = new PartitionSequence(days.count(), group -> {
            LocalDate day = first.plusDays(descending ? -group : group);
            return keys(shards, shard -> key.of(day, shard));
        });
        return this;
    }

    /** Partition key function for a shard of a day. */
    @FunctionalInterface
    public interface DayShardKey {
        String of(LocalDate day, int shard);
    }

    /** Partition key function for a shard of a month. */
    @FunctionalInterface
    public interface ShardKey {
        String of(YearMonth month, int shard);
    }

    public EntityQuery<R> sortEquals(String key) {
        return sortEquals(AttributeValue.fromS(key));
    }

    /** Requires an exact sort key that is a plain attribute and not a string. */
    public EntityQuery<R> sortEquals(AttributeValue key) {
        sort = SortKeySelection.of(new SortKeyCondition.EqualTo(key));
        return this;
    }

    /** Requires a prefix of the sort key; an empty prefix is no condition. */
    public EntityQuery<R> sortPrefix(String prefix) {
        sort = SortKeySelection.prefix(prefix);
        return this;
    }

    public <T> EntityQuery<R> sortRange(SortRange<T> range, SortSegment<T> segment) {
        sort = SortKeySelection.of(range, segment);
        return this;
    }

    /** Requires a range of values of a sort key that is a plain attribute. */
    public <T> EntityQuery<R> sortRange(SortRange<T> range, Function<T, AttributeValue> encode) {
        sort = SortKeySelection.of(range, encode);
        return this;
    }

    /**
     * Requires the range of sort keys from the first to the last of these prefixes, for results of several entities.
     * Cursors stay valid if an entity joins or leaves: they are bound to the common prefix.
     */
    public EntityQuery<R> sortSpan(String common, List<String> prefixes) {
        bound = SortKeySelection.prefix(common);
        sort = SortKeySelection.span(prefixes);
        return this;
    }

    /**
     * Drops items after they are read. Pages are still filled up to their size. Several filters must all hold.
     */
    public EntityQuery<R> filter(Condition<?> filter) {
        this.filter = this.filter == null ? filter : new Condition.All<>(List.of(this.filter, filter));
        return this;
    }

    public Page<R> page(PageRequest request) {
        return context.call(pattern.name(), "query", requests -> {
            byte[] binding = binding(request);
            Cursor cursor = request.cursor();
            QueryPosition start = cursor == null
                    ? null
                    : QueryPosition.fromBytes(context.cursors().open(cursor, binding));
            ItemSource source = source(requests, start == null ? null : inside(start));
            long evaluated = Math.max(context.options().evaluatedPerPage(), request.size());
            List<R> results = fill(requests, source).fill(request.size(), evaluated);
            return new Page<>(
                    results,
                    source.exhausted()
                            ? null
                            : context.cursors().seal(source.position().toBytes(), binding));
        });
    }

    /** Returns all results. */
    public List<R> list() {
        return list(Integer.MAX_VALUE);
    }

    /** Returns the first results. */
    public List<R> list(int limit) {
        return context.call(
                pattern.name(),
                "query",
                requests -> List.copyOf(fill(requests, source(requests, null)).fill(limit, Long.MAX_VALUE)));
    }

    public Optional<R> first() {
        return list(1).stream().findFirst();
    }

    /** Assembles all items of the partition into one value; empty if there are none or a required part is hidden. */
    public <A> Optional<A> aggregate(Function<ItemCollection, A> assemble) {
        return aggregate(Integer.MAX_VALUE, List.of((item, scope) -> item), assemble);
    }

    /**
     * Assembles the first items of the partition into one value; empty if there are none or a required part is hidden.
     *
     * @param limit the number of visible items of all parts together
     */
    public <A> Optional<A> aggregate(
            int limit, List<? extends ItemReader<?>> parts, Function<ItemCollection, A> assemble) {
        return context.call(pattern.name(), "query", requests -> {
            ItemSource source = source(requests, null);
            List<Map<String, AttributeValue>> items = new ArrayList<>();
            ReadScope scope = context.readScope(context.now());
            int visible = 0;
            while (visible < limit && !source.exhausted()) {
                Map<String, AttributeValue> item = source.next(limit > PageFiller.MAX_LIMIT ? 0 : limit);
                if (item != null) {
                    items.add(item);
                    boolean read =
                            parts.stream().anyMatch(part -> context.bound(part).readVisible(item, scope) != null);
                    visible += read ? 1 : 0;
                }
            }
            if (items.isEmpty()) {
                return Optional.empty();
            }
            String partition = partitions.shards(0).getFirst().s();
            ItemCollection collection = new ItemCollection(
                    pattern.name(), partition == null ? "" : partition, items, RecordDecoder.of(context));
            try {
                return Optional.of(assemble.apply(collection));
            } catch (ItemCollection.HiddenPartException e) {
                return Optional.empty();
            }
        });
    }

    /**
     * Assembles a page of aggregates, each of the items whose sort keys begin with the same parts. A page may have more
     * of them than asked if their sort keys interleave.
     *
     * @param groups says which items make one aggregate
     */
    public <A> Page<A> aggregatePage(PageRequest request, SortKeyGroups groups, Function<ItemCollection, A> assemble) {
        return context.call(pattern.name(), "query", requests -> {
            byte[] binding = binding(request);
            Cursor cursor = request.cursor();
            QueryPosition start = cursor == null
                    ? null
                    : QueryPosition.fromBytes(context.cursors().open(cursor, binding));
            AggregateFiller filler = filler(requests, start == null ? null : inside(start), groups);
            long evaluated = Math.max(context.options().evaluatedPerPage(), request.size());
            List<A> aggregates = assembled(filler.fill(request.size(), evaluated), assemble);
            QueryPosition end = filler.end();
            return new Page<>(aggregates, end == null ? null : context.cursors().seal(end.toBytes(), binding));
        });
    }

    /** Assembles the first aggregates, each of the items whose sort keys begin with the same parts. */
    public <A> List<A> aggregateList(int limit, SortKeyGroups groups, Function<ItemCollection, A> assemble) {
        return context.call(
                pattern.name(),
                "query",
                requests -> assembled(filler(requests, null, groups).fill(limit, Long.MAX_VALUE), assemble));
    }

    private byte[] binding(PageRequest request) {
        return CursorBinding.of(
                pattern,
                partitions,
                bound == null ? sort : bound,
                filter,
                new FurtherKeys(also, sortOn),
                request.scope());
    }

    private AggregateFiller filler(RequestSender requests, @Nullable QueryPosition start, SortKeyGroups groups) {
        String sortKey = String.valueOf(pattern.target("").sortKey());
        boolean descending = pattern.has(QueryPattern.Trait.DESCENDING);
        return new AggregateFiller(source(requests, start), sortKey, groups, descending);
    }

    private <A> List<A> assembled(List<AggregateFiller.Group> groups, Function<ItemCollection, A> assemble) {
        RecordDecoder decoder = RecordDecoder.of(context);
        List<A> aggregates = new ArrayList<>();
        for (AggregateFiller.Group group : groups) {
            ItemCollection items = new ItemCollection(pattern.name(), group.key(), group.items(), decoder);
            assembled(items, assemble).ifPresent(aggregates::add);
        }
        return List.copyOf(aggregates);
    }

    /** Returns the aggregate; empty if a required part is hidden or gone, as of items that were left behind. */
    private static <A> Optional<A> assembled(ItemCollection items, Function<ItemCollection, A> assemble) {
        try {
            return Optional.of(assemble.apply(items));
        } catch (ItemCollection.HiddenPartException e) {
            return Optional.empty();
        } catch (IncompleteAggregateException e) {
            if (!e.missing()) {
                throw e;
            }
            return Optional.empty();
        }
    }

    /** Returns the position, moved into the range that is asked: an older cursor may point to an item outside it. */
    private QueryPosition inside(QueryPosition start) {
        String sortKey = pattern.target("").sortKey();
        return bound != null && sortKey != null && sort.condition() instanceof SortKeyCondition.Between between
                ? start.inside(sortKey, between.low(), between.high(), pattern.has(QueryPattern.Trait.DESCENDING))
                : start;
    }

    private ItemSource source(RequestSender requests, @Nullable QueryPosition start) {
        if (partitions.count() == 0) {
            throw new IllegalStateException("\"" + pattern.name() + "\" has no partition");
        }
        return new PartitionSequenceSource(
                new QueryCall(pattern, context, requests, sort, filter, new FurtherKeys(also, sortOn)),
                partitions,
                start);
    }

    private PageFiller<R> fill(RequestSender requests, ItemSource source) {
        return new PageFiller<>(
                source,
                pattern.reader(),
                pattern.table(),
                items -> completed(requests, items),
                RecordDecoder.of(context));
    }

    /** Reads the full items of partly projected index entries, in the same order, without those deleted meanwhile. */
    private List<Map<String, AttributeValue>> completed(
            RequestSender requests, List<Map<String, AttributeValue>> items) {
        if (!pattern.has(QueryPattern.Trait.COMPLETE) || items.isEmpty()) {
            return items;
        }
        KeyedTable table = context.keyed(pattern.table());
        List<ItemLookup> wanted = new ArrayList<>(items.size());
        for (Map<String, AttributeValue> item : items) {
            wanted.add(new ItemLookup(table, item));
        }
        List<Map<String, AttributeValue>> fullItems = new ArrayList<>(items.size());
        for (Map<String, AttributeValue> item :
                new BatchKeyReader(context, pattern.name(), requests, false).read(wanted)) {
            if (item != null) {
                fullItems.add(item);
            }
        }
        return fullItems;
    }

    private static List<AttributeValue> keys(int count, IntFunction<String> key) {
        List<AttributeValue> keys = new ArrayList<>(count);
        for (int shard = 0; shard < count; shard++) {
            keys.add(AttributeValue.fromS(key.apply(shard)));
        }
        return keys;
    }
}
