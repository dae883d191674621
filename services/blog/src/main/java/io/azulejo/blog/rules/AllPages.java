package io.azulejo.blog.rules;

import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Reads a list to its end, where that is known to be short or has to be done once. */
final class AllPages {
    private static final int PAGE = 100;

    private AllPages() {}

    static <T> List<T> of(Function<PageRequest, Page<T>> list) {
        List<T> all = new ArrayList<>();
        Cursor cursor = null;
        do {
            Page<T> page = list.apply(PageRequest.of(PAGE).after(cursor));
            all.addAll(page.items());
            cursor = page.next().orElse(null);
        } while (cursor != null);
        return all;
    }
}
