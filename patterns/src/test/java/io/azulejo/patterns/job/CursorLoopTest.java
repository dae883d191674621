package io.azulejo.patterns.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

final class CursorLoopTest {
    private final List<String> visited = new ArrayList<>();
    private final List<String> checkpoints = new ArrayList<>();

    /** Returns a paged list of these items, with the index of the next item as cursor. */
    private static Function<PageRequest, Page<String>> list(String... items) {
        return request -> {
            Cursor cursor = request.cursor();
            int from = cursor == null ? 0 : Integer.parseInt(cursor.text());
            int to = Math.min(items.length, from + request.size());
            Cursor next = to < items.length ? new Cursor(Integer.toString(to)) : null;
            return new Page<>(List.of(items).subList(from, to), next);
        };
    }

    private CursorLoop walk() {
        return CursorLoop.withPageSize(2)
                .forEachItem("letters", list("a", "b", "c"), visited::add)
                .forEachPage("nothing", list(), visited::addAll)
                .forEachPage("digits", list("1", "2"), visited::addAll);
    }

    private static JobRecord at(String checkpoint) {
        return JobRecord.of("walk", Map.of()).at(checkpoint, java.time.Instant.EPOCH);
    }

    private void follow(Function<JobRecord, Step> step) {
        String checkpoint = "";
        while (step.apply(at(checkpoint)) instanceof Step.Next next) {
            checkpoint = next.checkpoint();
            checkpoints.add(checkpoint);
            assertThat(checkpoints).hasSizeLessThan(20);
        }
    }

    @Test
    void next_listsOfSeveralPages_areGoneThroughOneAfterAnother() {
        follow(job -> walk().next(job));
        assertThat(visited).containsExactly("a", "b", "c", "1", "2");
        assertThat(checkpoints).containsExactly("letters|2", "nothing|", "digits|");
    }

    @Test
    void next_withSomethingAfterwards_doesItInAStepOfItsOwn() {
        follow(job -> walk().next(job, () -> visited.add("end")));
        assertThat(visited).containsExactly("a", "b", "c", "1", "2", "end");
        assertThat(checkpoints).endsWith("digits|", "end|");
    }

    @Test
    void next_checkpointThatIsNoneOfItsOwn_beginsAgain() {
        assertThat(walk().next(at("elsewhere|7"))).isEqualTo(new Step.Next("letters|2"));
        assertThat(walk().next(at("7"))).isEqualTo(new Step.Next("letters|2"));
    }

    @Test
    void next_cursorOfAnotherServer_beginsTheListAgain() {
        Function<PageRequest, Page<String>> unreadable = request -> {
            throw new InvalidCursorException("of another key");
        };
        assertThat(CursorLoop.withPageSize(2)
                        .forEachPage("digits", unreadable, visited::addAll)
                        .next(at("digits|x")))
                .isEqualTo(new Step.Next("digits|"));
    }
}
