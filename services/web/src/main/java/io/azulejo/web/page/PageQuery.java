package io.azulejo.web.page;

import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.problem.ProblemException;
import org.jspecify.annotations.Nullable;

/** What a caller asks of a list, {@code ?limit=20&cursor=…}, as a request for a page. */
public final class PageQuery {
    private static final int DEFAULT_LIMIT = 20;
    private static final int MAX_LIMIT = 100;

    private PageQuery() {}

    public static PageRequest of(@Nullable Integer limit, @Nullable String cursor) {
        return of(limit, cursor, DEFAULT_LIMIT);
    }

    /** A page of so many results where the caller does not say. */
    public static PageRequest of(@Nullable Integer limit, @Nullable String cursor, int defaultLimit) {
        int size = limit == null ? defaultLimit : limit;
        if (size < 1 || size > MAX_LIMIT) {
            throw ProblemException.badParameter("limit", "must be from 1 to " + MAX_LIMIT + ", and is " + size);
        }
        return PageRequest.of(size).after(cursor == null || cursor.isEmpty() ? null : cursor);
    }
}
