package io.azulejo.patterns.page;

import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Two paged lists read as one: the second begins where the first ends. */
public final class ConcatenatedPages {
    /** Prefix of the second list's cursors; no cursor of the toolkit contains a dot. */
    private static final String SECOND_LIST = "then.";

    private ConcatenatedPages() {}

    /**
     * Returns a page of the first list, or of the second if the cursor belongs to it.
     *
     * @param second requested at the end of the first list; empty if there is none
     */
    public static <R> Page<R> page(
            PageRequest request,
            Function<PageRequest, Page<R>> first,
            Supplier<Optional<Function<PageRequest, Page<R>>>> second) {
        String cursor = request.cursor() == null ? "" : request.cursor().text();
        if (cursor.startsWith(SECOND_LIST)) {
            String position = cursor.substring(SECOND_LIST.length());
            PageRequest rest = request.after(position.isEmpty() ? null : position);
            return second.get().map(list -> inSecond(list.apply(rest))).orElseGet(() -> new Page<>(List.of(), null));
        }
        Page<R> page = first.apply(request);
        boolean continues = page.next().isEmpty() && second.get().isPresent();
        return continues ? new Page<>(page.items(), new Cursor(SECOND_LIST)) : page;
    }

    private static <R> Page<R> inSecond(Page<R> page) {
        return new Page<>(
                page.items(),
                page.next().map(next -> new Cursor(SECOND_LIST + next.text())).orElse(null));
    }
}
