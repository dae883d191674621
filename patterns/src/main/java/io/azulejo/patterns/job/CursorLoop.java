package io.azulejo.patterns.job;

import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Steps of a job that iterates over one or more lists, one page per step. The checkpoint names the list and its cursor.
 * The job visits every item once, so that a lagging index that still shows deleted items does not delay it. Not
 * thread-safe; create one for each step.
 */
public final class CursorLoop {
    private static final char CURSOR_SEPARATOR = '|';
    private static final String FINAL_STEP = "end";

    private final int size;
    private final List<PagedList<?>> lists = new ArrayList<>();

    private CursorLoop(int size) {
        this.size = size;
    }

    private record PagedList<T>(String name, Function<PageRequest, Page<T>> list, Consumer<List<T>> work) {
        Optional<Cursor> processPage(PageRequest request) {
            Page<T> page = list.apply(request);
            if (!page.items().isEmpty()) {
                work.accept(page.items());
            }
            return page.next();
        }
    }

    /** Creates a loop that processes up to the given number of items per step. */
    public static CursorLoop withPageSize(int size) {
        return new CursorLoop(size);
    }

    /**
     * Adds a list.
     *
     * @param name the list's name in the checkpoint
     * @param work processes a page; it must be idempotent
     */
    public <T> CursorLoop forEachPage(String name, Function<PageRequest, Page<T>> list, Consumer<List<T>> work) {
        lists.add(new PagedList<>(name, list, work));
        return this;
    }

    /** Adds a list whose items are processed one by one; otherwise as {@link #forEachPage}. */
    public <T> CursorLoop forEachItem(String name, Function<PageRequest, Page<T>> list, Consumer<T> work) {
        return forEachPage(name, list, items -> items.forEach(work));
    }

    /** Runs the step after the job's checkpoint; the job ends with the last page of the last list. */
    public Step next(JobRecord job) {
        return step(job, new Step.Done());
    }

    /** Runs the step after the job's checkpoint, with an additional step index the end. */
    public Step next(JobRecord job, Runnable afterwards) {
        if (name(job).equals(FINAL_STEP)) {
            afterwards.run();
            return new Step.Done();
        }
        return step(job, new Step.Next(FINAL_STEP + CURSOR_SEPARATOR));
    }

    private Step step(JobRecord job, Step end) {
        String name = name(job);
        int index = Math.max(0, lists.stream().map(PagedList::name).toList().indexOf(name));
        PagedList<?> current = lists.get(index);
        String cursor = current.name().equals(name) ? job.checkpoint().substring(name.length() + 1) : "";
        try {
            Optional<Cursor> next = current.processPage(PageRequest.of(size).after(cursor.isEmpty() ? null : cursor));
            if (next.isPresent()) {
                return new Step.Next(
                        current.name() + CURSOR_SEPARATOR + next.get().text());
            }
        } catch (InvalidCursorException foreign) {
            // The cursor is from a server with other keys. Restart the list: repeated work has no effect.
            return new Step.Next(current.name() + CURSOR_SEPARATOR);
        }
        return index + 1 < lists.size() ? new Step.Next(lists.get(index + 1).name() + CURSOR_SEPARATOR) : end;
    }

    private static String name(JobRecord job) {
        return job.checkpoint().substring(0, Math.max(0, job.checkpoint().indexOf(CURSOR_SEPARATOR)));
    }
}
