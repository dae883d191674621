package io.azulejo.toolkit.query;

import io.azulejo.toolkit.cursor.Cursor;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One page of results with a cursor to the next page. A page can have fewer results than requested and still have a
 * next page. Immutable.
 *
 * @param <R> the result type
 */
public final class Page<R> implements Iterable<R> {
    private final List<R> items;
    private final @Nullable Cursor next;

    public Page(List<R> items, @Nullable Cursor next) {
        this.items = List.copyOf(items);
        this.next = next;
    }

    public List<R> items() {
        return items;
    }

    /** Returns the cursor to the next page; empty after the last page. */
    public Optional<Cursor> next() {
        return Optional.ofNullable(next);
    }

    public <S> Page<S> map(Function<? super R, ? extends S> function) {
        return new Page<>(items.stream().<S>map(function).toList(), next);
    }

    @Override
    public Iterator<R> iterator() {
        return items.iterator();
    }

    @Override
    public String toString() {
        return items + (next == null ? "" : " and more");
    }
}
