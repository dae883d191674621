package io.azulejo.toolkit.query;

import io.azulejo.toolkit.cursor.Cursor;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How much to read and where to go on. Immutable.
 *
 * @param size how many results at most
 * @param cursor where the page before ended, null for the first page
 * @param scope whom the cursor is for, such as the tenant or user: a cursor of another scope is refused
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

    /** The page after the one that gave the cursor; null is the first page, as web requests have it. */
    public PageRequest after(@Nullable Cursor cursor) {
        return new PageRequest(size, cursor, scope);
    }

    /** The page after the one whose cursor had this text; null is the first page, as web requests have it. */
    public PageRequest after(@Nullable String cursor) {
        return after(cursor == null ? null : new Cursor(cursor));
    }

    public PageRequest scope(String scope) {
        return new PageRequest(size, cursor, scope);
    }

    /** A list from this page on, page by page; a page is read when the one before is done with. */
    public <R> Stream<Page<R>> pages(Function<PageRequest, Page<R>> list) {
        return Stream.iterate(
                        Optional.of(list.apply(this)),
                        Optional::isPresent,
                        page -> page.flatMap(Page::next).map(next -> list.apply(after(next))))
                .flatMap(Optional::stream);
    }

    /** The results of all {@link #pages}. */
    public <R> Stream<R> all(Function<PageRequest, Page<R>> list) {
        return pages(list).flatMap(page -> page.items().stream());
    }
}
