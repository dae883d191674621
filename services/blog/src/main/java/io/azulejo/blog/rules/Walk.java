package io.azulejo.blog.rules;

import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * How far a job has come that goes through one list after another: in which it is, and after which page of it. Every
 * item is met once, so that an index that is behind and still shows what is gone holds nothing up.
 */
record Walk(String phase, String cursor) {
    private static final char SEPARATOR = '|';

    static Walk of(JobRecord job, String firstPhase) {
        int separator = job.checkpoint().indexOf(SEPARATOR);
        return separator < 0
                ? new Walk(firstPhase, "")
                : new Walk(
                        job.checkpoint().substring(0, separator),
                        job.checkpoint().substring(separator + 1));
    }

    /** Does the work on the next page of the list; after the last the next phase comes. */
    <T> Step page(int size, Function<PageRequest, Page<T>> list, Consumer<List<T>> work, String nextPhase) {
        Page<T> page;
        try {
            page = list.apply(PageRequest.of(size).after(cursor.isEmpty() ? null : cursor));
        } catch (InvalidCursorException foreign) {
            // Of a server with other keys: from the beginning, where what is done has nothing left to do.
            return new Step.Next(phase + SEPARATOR);
        }
        if (!page.items().isEmpty()) {
            work.accept(page.items());
        }
        return new Step.Next(
                page.next().map(next -> phase + SEPARATOR + next.text()).orElse(nextPhase + SEPARATOR));
    }
}
