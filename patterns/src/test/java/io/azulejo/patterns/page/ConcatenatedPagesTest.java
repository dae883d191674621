package io.azulejo.patterns.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

final class ConcatenatedPagesTest {
    private final AtomicInteger asked = new AtomicInteger();

    /** Returns a paged list of words, with the index of the next word as cursor. */
    private static Function<PageRequest, Page<String>> list(String... words) {
        return request -> {
            int from = request.cursor() == null
                    ? 0
                    : Integer.parseInt(request.cursor().text());
            int to = Math.min(words.length, from + request.size());
            return new Page<>(
                    List.of(words).subList(from, to), to == words.length ? null : new Cursor(Integer.toString(to)));
        };
    }

    private List<Page<String>> pages(
            int size, Function<PageRequest, Page<String>> first, Optional<Function<PageRequest, Page<String>>> second) {
        return PageRequest.of(size)
                .pages(request -> ConcatenatedPages.page(request, first, () -> {
                    asked.incrementAndGet();
                    return second;
                }))
                .toList();
    }

    @Test
    void page_afterTheEndOfTheFirst_isOfTheSecond() {
        assertThat(pages(2, list("a", "b", "c"), Optional.of(list("d", "e", "f"))))
                .extracting(Page::items)
                .containsExactly(List.of("a", "b"), List.of("c"), List.of("d", "e"), List.of("f"));
    }

    @Test
    void second_isAskedForAtTheEndOfTheFirst_notBefore() {
        ConcatenatedPages.page(PageRequest.of(1), list("a", "b"), () -> {
            throw new AssertionError("asked too early");
        });
        assertThat(pages(1, list("a", "b"), Optional.empty()))
                .extracting(Page::items)
                .containsExactly(List.of("a"), List.of("b"));
        assertThat(asked).hasValue(1);
    }

    @Test
    void page_ofASecondThatIsGoneMeanwhile_isEmptyAndTheLast() {
        Page<String> first = ConcatenatedPages.page(PageRequest.of(1), list("a"), () -> Optional.of(list("b")));
        Page<String> rest =
                ConcatenatedPages.page(PageRequest.of(1).after(first.next().orElseThrow()), list("a"), Optional::empty);
        assertThat(rest.items()).isEmpty();
        assertThat(rest.next()).isEmpty();
    }

    @Test
    void page_keepsWhomItIsFor() {
        Function<PageRequest, Page<String>> scoped = request -> new Page<>(List.of(request.scope()), null);
        PageRequest ana = PageRequest.of(1).scope("ana");
        Page<String> first = ConcatenatedPages.page(ana, scoped, () -> Optional.of(scoped));
        Page<String> second =
                ConcatenatedPages.page(ana.after(first.next().orElseThrow()), scoped, () -> Optional.of(scoped));
        assertThat(second.items()).containsExactly("ana");
    }
}
