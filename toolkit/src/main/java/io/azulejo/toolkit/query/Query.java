package io.azulejo.toolkit.query;

import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.expression.Condition;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * One call of a {@link QueryPattern}: say which partition and which part of it, then read. Not thread-safe, used once.
 *
 * @param <R> what an item becomes
 */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"})
public final class Query<R> {
    private final QueryPattern<R> pattern;
    private final DesignContext context;

    Query(QueryPattern<R> pattern, DesignContext context) {
        this.pattern = pattern;
        this.context = context;
    }

    public Query<R> partition(String key) {
        return partition(AttributeValue.fromS(key));
    }

    /** For an index whose partition key is an ordinary attribute of another type. */
    public Query<R> partition(AttributeValue key) {
        throw new UnsupportedOperationException();
    }

    /** A spread partition: the key of each shard. Results are merged in sort order. */
    public Query<R> shards(int count, IntFunction<String> key) {
        throw new UnsupportedOperationException();
    }

    /** A partition per month, one after another in the query's direction. */
    public Query<R> months(MonthRange months, Function<YearMonth, String> key) {
        throw new UnsupportedOperationException();
    }

    /** A partition per month, each spread over shards. */
    public Query<R> months(MonthRange months, int shards, ShardKey key) {
        throw new UnsupportedOperationException();
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
        throw new UnsupportedOperationException();
    }

    /** The empty prefix is no condition. */
    public Query<R> sortPrefix(String prefix) {
        throw new UnsupportedOperationException();
    }

    public <T> Query<R> sortRange(SortRange<T> range, SortSegment<T> segment) {
        throw new UnsupportedOperationException();
    }

    /** For a sort key that is an ordinary attribute: a range of its values. */
    public <T> Query<R> sortRange(SortRange<T> range, Function<T, AttributeValue> encode) {
        throw new UnsupportedOperationException();
    }

    /** Drops items after they are read; pages fill up nevertheless. */
    public Query<R> filter(Condition<?> filter) {
        throw new UnsupportedOperationException();
    }

    /** Changes each request before it is sent. */
    public Query<R> customize(Consumer<QueryRequest.Builder> customizer) {
        throw new UnsupportedOperationException();
    }

    public Page<R> page(PageRequest request) {
        throw new UnsupportedOperationException();
    }

    /** All results. */
    public List<R> list() {
        throw new UnsupportedOperationException();
    }

    /** The first results. */
    public List<R> list(int limit) {
        throw new UnsupportedOperationException();
    }

    public Optional<R> first() {
        return list(1).stream().findFirst();
    }

    /** All items of the partition made into one value; empty if there are none. */
    public <A> Optional<A> aggregate(Function<ItemCollection, A> assemble) {
        throw new UnsupportedOperationException(pattern.name() + context);
    }
}
