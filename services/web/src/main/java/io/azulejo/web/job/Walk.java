package io.azulejo.web.job;

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
 * The steps of a job that goes through one list after another, a page a step. The checkpoint says in which list it is,
 * and after which page. Every item is met once, so that an index that is behind and still shows what is gone holds
 * nothing up. Not thread-safe, made for one step.
 */
public final class Walk {
    private static final char SEPARATOR = '|';
    private static final String AFTERWARDS = "end";

    private final int size;
    private final List<Leg<?>> legs = new ArrayList<>();

    private Walk(int size) {
        this.size = size;
    }

    private record Leg<T>(String name, Function<PageRequest, Page<T>> list, Consumer<List<T>> work) {
        Optional<Cursor> walk(PageRequest request) {
            Page<T> page = list.apply(request);
            if (!page.items().isEmpty()) {
                work.accept(page.items());
            }
            return page.next();
        }
    }

    /** A walk that takes so many items a step. */
    public static Walk inStepsOf(int size) {
        return new Walk(size);
    }

    /**
     * Then through this list.
     *
     * @param name what the checkpoint calls it
     * @param work may be done again to the same items
     */
    public <T> Walk through(String name, Function<PageRequest, Page<T>> list, Consumer<List<T>> work) {
        legs.add(new Leg<>(name, list, work));
        return this;
    }

    /** As {@link #through}, for work on each item by itself. */
    public <T> Walk throughEach(String name, Function<PageRequest, Page<T>> list, Consumer<T> work) {
        return through(name, list, items -> items.forEach(work));
    }

    /** The step after the job's checkpoint; the last page of the last list ends the job. */
    public Step next(JobRecord job) {
        return step(job, new Step.Done());
    }

    /** The same, with a step of its own at the end. */
    public Step next(JobRecord job, Runnable afterwards) {
        if (name(job).equals(AFTERWARDS)) {
            afterwards.run();
            return new Step.Done();
        }
        return step(job, new Step.Next(AFTERWARDS + SEPARATOR));
    }

    private Step step(JobRecord job, Step end) {
        String name = name(job);
        int at = Math.max(0, legs.stream().map(Leg::name).toList().indexOf(name));
        Leg<?> leg = legs.get(at);
        String cursor = leg.name().equals(name) ? job.checkpoint().substring(name.length() + 1) : "";
        try {
            Optional<Cursor> next = leg.walk(PageRequest.of(size).after(cursor.isEmpty() ? null : cursor));
            if (next.isPresent()) {
                return new Step.Next(leg.name() + SEPARATOR + next.get().text());
            }
        } catch (InvalidCursorException foreign) {
            // Of a server with other keys: from the beginning, where what is done has nothing left to do.
            return new Step.Next(leg.name() + SEPARATOR);
        }
        return at + 1 < legs.size() ? new Step.Next(legs.get(at + 1).name() + SEPARATOR) : end;
    }

    private static String name(JobRecord job) {
        return job.checkpoint().substring(0, Math.max(0, job.checkpoint().indexOf(SEPARATOR)));
    }
}
