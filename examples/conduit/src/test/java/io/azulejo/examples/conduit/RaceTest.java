package io.azulejo.examples.conduit;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testkit.Race;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;

/** Requests at the same time. */
class RaceTest extends ApiTest {

    private Callable<Integer> tagged(String token, String tag) {
        return () -> put(token, "/articles/talk", Map.of("article", Map.of("tagList", List.of(tag))))
                .status();
    }

    @RepeatedTest(3)
    void editsAtOnce_countTheTagsOfTheLastOne() {
        String jake = register("jake");
        article(jake, "Talk", "first");
        assertThat(Race.run(IntStream.range(0, 4)
                        .mapToObj(i -> tagged(jake, "t" + i))
                        .toList()))
                .containsOnly(200);
        var tags = get(null, "/articles/talk").is(200).at("/article/tagList");
        assertThat(tags.size()).isEqualTo(1);
        assertThat(get(null, "/tags").at("/tags")).isEqualTo(tags);
        assertThat(get(null, "/articles?tag=" + tags.get(0).asString())
                        .at("/articlesCount")
                        .asInt())
                .isEqualTo(1);
    }

    @RepeatedTest(3)
    void deletionDuringEditsAndFavorites_leavesNothing() {
        String jake = register("jake");
        article(jake, "Talk", "first");
        List<Callable<Integer>> requests = new ArrayList<>(List.of(
                tagged(jake, "a"),
                tagged(jake, "b"),
                () -> post(jake, "/articles/talk/favorite", null).status(),
                () -> delete(jake, "/articles/talk").status()));
        List<Integer> statuses = Race.run(requests);
        assertThat(statuses.subList(0, 3)).isSubsetOf(200, 404);
        assertThat(statuses.get(3)).isEqualTo(204);
        for (String list : List.of("/articles", "/articles?author=jake", "/articles?favorited=jake")) {
            assertThat(get(null, list).at("/articlesCount").asInt()).as(list).isZero();
        }
        assertThat(get(null, "/tags").at("/tags").size()).isZero();
    }
}
