package io.azulejo.web.page;

import io.azulejo.web.problem.ProblemException;
import org.jspecify.annotations.Nullable;

/** What a caller asks of a list: {@code ?limit=20&cursor=…}. */
public record PageQuery(int limit, @Nullable String cursor) {
    public static final int DEFAULT_LIMIT = 20;
    public static final int MAX_LIMIT = 100;

    public static PageQuery of(@Nullable Integer limit, @Nullable String cursor) {
        int size = limit == null ? DEFAULT_LIMIT : limit;
        if (size < 1 || size > MAX_LIMIT) {
            throw ProblemException.badParameter("limit", "must be from 1 to " + MAX_LIMIT + ", and is " + size);
        }
        return new PageQuery(size, cursor == null || cursor.isEmpty() ? null : cursor);
    }
}
