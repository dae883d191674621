package io.azulejo.http.page;

import io.avaje.jsonb.Json;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.query.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Response body with one page of a list.
 *
 * @param next the cursor of the next page, absent on the last
 */
@Json
public record PageBody<T>(List<T> items, @Nullable String next) {

    public static <T> PageBody<T> of(Page<T> page) {
        return of(page, item -> item);
    }

    public static <R, T> PageBody<T> of(Page<R> page, Function<? super R, ? extends T> body) {
        List<T> items = new ArrayList<>(page.items().size());
        for (R item : page.items()) {
            items.add(body.apply(item));
        }
        return new PageBody<>(items, page.next().map(Cursor::text).orElse(null));
    }
}
