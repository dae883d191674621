package io.azulejo.http.page;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.toolkit.query.PageRequest;
import org.jspecify.annotations.Nullable;

/** Parser of the paging parameters {@code ?limit=20&cursor=…}. */
public final class PageQuery {
    private static final int DEFAULT_LIMIT = 20;
    private static final int MAX_LIMIT = 100;

    private PageQuery() {}

    public static PageRequest of(@Nullable Integer limit, @Nullable String cursor) {
        return of(limit, cursor, DEFAULT_LIMIT);
    }

    /** Returns the page request; {@code defaultLimit} applies if the client sends no limit. */
    public static PageRequest of(@Nullable Integer limit, @Nullable String cursor, int defaultLimit) {
        int size = limit == null ? defaultLimit : limit;
        if (size < 1 || size > MAX_LIMIT) {
            throw ProblemException.badParameter("limit", "must be from 1 to " + MAX_LIMIT + ", not " + size);
        }
        return PageRequest.of(size).after(cursor == null || cursor.isEmpty() ? null : cursor);
    }
}
