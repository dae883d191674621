package io.azulejo.web.page;

import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Two lists that are read as one: where the first ends, the second begins. */
public final class Succession {
    /** Before the cursors of the second list; no cursor of the toolkit's has a dot. */
    private static final String MARK = "then.";

    private Succession() {}

    /**
     * A page of the first list, or of the second if the request goes on in it.
     *
     * @param second asked for at the end of the first list; empty if nothing follows
     */
    public static <R> Page<R> page(
            PageRequest request,
            Function<PageRequest, Page<R>> first,
            Supplier<Optional<Function<PageRequest, Page<R>>>> second) {
        String cursor = request.cursor() == null ? "" : request.cursor().text();
        if (cursor.startsWith(MARK)) {
            String place = cursor.substring(MARK.length());
            PageRequest rest = request.after(place.isEmpty() ? null : place);
            return second.get().map(list -> marked(list.apply(rest))).orElseGet(() -> new Page<>(List.of(), null));
        }
        Page<R> page = first.apply(request);
        boolean goesOn = page.next().isEmpty() && second.get().isPresent();
        return goesOn ? new Page<>(page.items(), new Cursor(MARK)) : page;
    }

    private static <R> Page<R> marked(Page<R> page) {
        return new Page<>(
                page.items(),
                page.next().map(next -> new Cursor(MARK + next.text())).orElse(null));
    }
}
