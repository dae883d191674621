package io.azulejo.toolkit.query;

import io.azulejo.toolkit.cursor.Cursor;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Page size and start position of a list request. Immutable.
 *
 * @param size maximum number of results
 * @param cursor cursor of the previous page; null for the first page
 * @param scope owner of the cursor, such as a tenant or user; a cursor of another scope is rejected
 */
public record PageRequest(int size, @Nullable Cursor cursor, String scope) {

    public PageRequest {
        if (size < 1) {
            throw new IllegalArgumentException("A page has at least 1 item, not " + size);
        }
    }

    public static PageRequest of(int size) {
        return new PageRequest(size, null, "");
    }

    /**
     * Returns the request for the page after the cursor; null gives the first page, as for a missing request parameter.
     */
    public PageRequest after(@Nullable Cursor cursor) {
        return new PageRequest(size, cursor, scope);
    }

    /** Returns the request for the page after the cursor with this text; null gives the first page. */
    public PageRequest after(@Nullable String cursor) {
        return after(cursor == null ? null : new Cursor(cursor));
    }

    public PageRequest scope(String scope) {
        return new PageRequest(size, cursor, scope);
    }

    /** Returns the pages from this one on, each read on demand. */
    public <R> Stream<Page<R>> pages(Function<PageRequest, Page<R>> list) {
        return Stream.iterate(
                        Optional.of(list.apply(this)),
                        Optional::isPresent,
                        page -> page.flatMap(Page::next).map(next -> list.apply(after(next))))
                .flatMap(Optional::stream);
    }

    /** Returns the results of all {@link #pages}. */
    public <R> Stream<R> all(Function<PageRequest, Page<R>> list) {
        return pages(list).flatMap(page -> page.items().stream());
    }
}
