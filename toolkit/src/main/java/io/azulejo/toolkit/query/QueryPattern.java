package io.azulejo.toolkit.query;

import io.azulejo.spi.QueryTarget;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.codec.ItemReader;
import io.azulejo.toolkit.schema.IndexRef;
import io.azulejo.toolkit.schema.TableRef;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Access pattern that queries a partition: the parameters known before it is called. Immutable.
 *
 * @param <R> the result type
 */
public final class QueryPattern<R> {
    private final String name;
    private final TableRef table;
    private final @Nullable IndexRef index;
    private final ItemReader<R> reader;
    private final Set<Trait> traits;

    enum Trait {
        DESCENDING,
        CONSISTENT,
        COMPLETE
    }

    private QueryPattern(
            String name, TableRef table, @Nullable IndexRef index, ItemReader<R> reader, Set<Trait> traits) {
        this.name = name;
        this.table = table;
        this.index = index;
        this.reader = reader;
        this.traits = traits;
    }

    public static <R> QueryPattern<R> of(String name, TableRef table, ItemReader<R> reader) {
        return new QueryPattern<>(name, table, null, reader, EnumSet.noneOf(Trait.class));
    }

    /** Creates a pattern that returns an aggregate, so that its items are not read one by one. */
    public static QueryPattern<Object> collection(String name, TableRef table) {
        return of(name, table, (item, scope) -> item);
    }

    public QueryPattern<R> index(IndexRef index) {
        return new QueryPattern<>(name, table, index, reader, traits);
    }

    public QueryPattern<R> descending() {
        return with(Trait.DESCENDING);
    }

    public QueryPattern<R> consistent() {
        return with(Trait.CONSISTENT);
    }

    /** Reads attributes that the index does not project, with one BatchGetItem per request. */
    public QueryPattern<R> complete() {
        return with(Trait.COMPLETE);
    }

    public EntityQuery<R> on(DesignContext context) {
        return new EntityQuery<>(this, context);
    }

    String name() {
        return name;
    }

    TableRef table() {
        return table;
    }

    @Nullable
    IndexRef index() {
        return index;
    }

    ItemReader<R> reader() {
        return reader;
    }

    /** Returns the parameters that all its requests have in common. */
    QueryTarget target(String tableName) {
        return new QueryTarget(
                tableName,
                index == null ? null : index.name(),
                index == null ? table.partitionKey() : index.partitionKey(),
                index == null ? table.sortKey() : index.sortKey(),
                has(Trait.DESCENDING),
                has(Trait.CONSISTENT));
    }

    boolean has(Trait trait) {
        return traits.contains(trait);
    }

    private QueryPattern<R> with(Trait trait) {
        Set<Trait> more = EnumSet.copyOf(traits);
        more.add(trait);
        return new QueryPattern<>(name, table, index, reader, more);
    }
}
