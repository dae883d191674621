package io.azulejo.examples.conduit;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testkit.TestClock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import tools.jackson.databind.JsonNode;

class ArticleApiTest extends ApiTest {

    private static List<String> titles(Answer list) {
        return list.is(200)
                .at("/articles")
                .valueStream()
                .map(article -> article.get("title").asString())
                .toList();
    }

    private static List<String> texts(JsonNode array) {
        return array.valueStream().map(JsonNode::asString).toList();
    }

    @Test
    void newArticle_isReadBySlug() {
        String jake = register("jake");
        String slug = article(jake, "How to train your dragon?", "training", "dragons", "training");
        assertThat(slug).isEqualTo("how-to-train-your-dragon");
        JsonNode article = get(null, "/articles/" + slug).is(200).at("/article");
        assertThat(article.get("body").asString()).isEqualTo("Text");
        assertThat(texts(article.get("tagList"))).containsExactly("dragons", "training");
        assertThat(article.get("createdAt").asString()).isEqualTo("2030-01-01T12:00:00.000Z");
        assertThat(article.at("/author/username").asString()).isEqualTo("jake");
        assertThat(article.get("favoritesCount").asInt()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"title", "description", "body"})
    void newArticle_withABlankField_namesIt(String field) {
        String jake = register("jake");
        String[] fields = {"title", "T", "description", "D", "body", "B"};
        fields[List.of(fields).indexOf(field) + 1] = " ";
        assertThat(post(jake, "/articles", wrapped("article", fields)).is(422).error(field))
                .isEqualTo("can't be blank");
    }

    @Test
    void equalTitles_getDifferentSlugs() {
        String jake = register("jake");
        assertThat(article(jake, "Feed")).startsWith("feed-");
        assertThat(article(jake, "Same")).isEqualTo("same");
        assertThat(article(jake, "Same")).startsWith("same-");
        assertThat(article(jake, "Ação em Português")).isEqualTo("acao-em-portugues");
    }

    @Test
    void change_ofTheTitle_changesTheSlug_andKeepsTheRest(@Autowired TestClock clock) {
        String jake = register("jake");
        String slug = article(jake, "First", "a", "b");
        clock.advance(Duration.ofMinutes(1));
        JsonNode article = put(jake, "/articles/" + slug, wrapped("article", "title", "Second"))
                .is(200)
                .at("/article");
        assertThat(article.get("slug").asString()).isEqualTo("second");
        assertThat(texts(article.get("tagList"))).containsExactly("a", "b");
        assertThat(article.get("createdAt").asString()).isEqualTo("2030-01-01T12:00:00.000Z");
        assertThat(article.get("updatedAt").asString()).isEqualTo("2030-01-01T12:01:00.000Z");
        get(null, "/articles/first").is(404);
        assertThat(article(jake, "First")).isEqualTo("first");
    }

    @Test
    void change_ofTags_changesListsAndCounts() {
        String jake = register("jake");
        String slug = article(jake, "One", "a", "b");
        article(jake, "Two", "b");
        put(jake, "/articles/" + slug, Map.of("article", Map.of("tagList", List.of("b", "c"))))
                .is(200);
        assertThat(texts(get(null, "/tags").is(200).at("/tags"))).containsExactly("b", "c");
        assertThat(get(null, "/articles?tag=b").at("/articlesCount").asInt()).isEqualTo(2);
        assertThat(titles(get(null, "/articles?tag=c"))).containsExactly("One");
        assertThat(titles(get(null, "/articles?tag=a"))).isEmpty();
        put(jake, "/articles/" + slug, wrapped("article", "tagList", "null")).is(422);
    }

    @Test
    void article_ofAnotherAuthor_cannotBeChangedOrDeleted() {
        String slug = article(register("jake"), "Mine");
        String other = register("other");
        assertThat(put(other, "/articles/" + slug, wrapped("article", "body", "hijacked"))
                        .is(403)
                        .error("article"))
                .isEqualTo("forbidden");
        delete(other, "/articles/" + slug).is(403);
        delete(other, "/articles/unknown").is(404);
    }

    @Test
    void deletedArticle_leavesEveryList_andItsCommentsAndFavoritesGo() {
        String jake = register("jake");
        String slug = article(jake, "Gone", "a");
        post(jake, "/articles/" + slug + "/favorite", null).is(200);
        post(jake, "/articles/" + slug + "/comments", wrapped("comment", "body", "Hi"))
                .is(201);
        delete(jake, "/articles/" + slug).is(204);
        assertThat(get(null, "/articles/" + slug).is(404).error("article")).isEqualTo("not found");
        for (String filter : List.of("", "?tag=a", "?author=jake", "?favorited=jake")) {
            Answer list = get(null, "/articles" + filter);
            assertThat(titles(list)).isEmpty();
            assertThat(list.at("/articlesCount").asInt()).as(filter).isZero();
        }
        assertThat(get(null, "/tags").at("/tags").size()).isZero();
        article(jake, "Gone");
        assertThat(get(null, "/articles/gone/comments").at("/comments").size()).isZero();
    }

    @Test
    void favorite_isCountedOnce_andListed() {
        String jake = register("jake");
        String slug = article(jake, "Good");
        post(jake, "/articles/" + slug + "/favorite", null).is(200);
        JsonNode article =
                post(jake, "/articles/" + slug + "/favorite", null).is(200).at("/article");
        assertThat(article.get("favorited").asBoolean()).isTrue();
        assertThat(article.get("favoritesCount").asInt()).isEqualTo(1);
        assertThat(article.get("updatedAt").asString())
                .isEqualTo(article.get("createdAt").asString());
        assertThat(titles(get(null, "/articles?favorited=jake"))).containsExactly("Good");
        assertThat(get(null, "/articles/" + slug).at("/article/favorited").asBoolean())
                .isFalse();
        delete(jake, "/articles/" + slug + "/favorite").is(200);
        JsonNode after = delete(jake, "/articles/" + slug + "/favorite").is(200).at("/article");
        assertThat(after.get("favoritesCount").asInt()).isZero();
        post(jake, "/articles/unknown/favorite", null).is(404);
    }

    @Test
    void lists_areNewestFirst_withOffsetLimitAndTotal() {
        String jake = register("jake");
        String mia = register("mia");
        for (int i = 1; i <= 3; i++) {
            article(jake, "Jake " + i, "x");
        }
        article(mia, "Mia 1", "x");
        Answer page = get(null, "/articles?limit=2&offset=1");
        assertThat(titles(page)).containsExactly("Jake 3", "Jake 2");
        assertThat(page.at("/articlesCount").asInt()).isEqualTo(4);
        assertThat(page.at("/articles/0").has("body")).isFalse();
        assertThat(titles(get(null, "/articles?author=jake&limit=1&offset=2"))).containsExactly("Jake 1");
        assertThat(titles(get(null, "/articles?tag=x&offset=3"))).containsExactly("Jake 1");
        assertThat(titles(get(null, "/articles?tag=x&author=mia"))).containsExactly("Mia 1");
        assertThat(titles(get(null, "/articles?author=nobody"))).isEmpty();
        assertThat(titles(get(null, "/articles?offset=9"))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"limit=0", "limit=x", "offset=-1", "offset=10001"})
    void list_withAnInvalidRange_isRefused(String query) {
        String field = query.substring(0, query.indexOf('='));
        assertThat(get(null, "/articles?" + query).is(422).error(field)).isNotEmpty();
    }

    @Test
    void feed_mergesTheAuthorsThatAUserFollows() {
        String reader = register("reader");
        String a = register("a");
        String b = register("b");
        article(register("c"), "Not followed");
        assertThat(get(reader, "/articles/feed").at("/articlesCount").asInt()).isZero();
        for (int i = 1; i <= 2; i++) {
            article(a, "A " + i);
            article(b, "B " + i);
        }
        post(reader, "/profiles/a/follow", null).is(200);
        post(reader, "/profiles/b/follow", null).is(200);
        assertThat(titles(get(reader, "/articles/feed"))).containsExactly("B 2", "A 2", "B 1", "A 1");
        Answer page = get(reader, "/articles/feed?limit=2&offset=1");
        assertThat(titles(page)).containsExactly("A 2", "B 1");
        assertThat(page.at("/articlesCount").asInt()).isEqualTo(4);
        assertThat(page.at("/articles/0/author/following").asBoolean()).isTrue();
        delete(reader, "/profiles/a/follow").is(200);
        assertThat(titles(get(reader, "/articles/feed"))).containsExactly("B 2", "B 1");
    }

    @Test
    void comments_areNumbered_listedNewestFirst_andDeletedByTheirAuthor() {
        String jake = register("jake");
        String slug = article(jake, "Talk");
        String comments = "/articles/" + slug + "/comments";
        int first = post(jake, comments, wrapped("comment", "body", "First"))
                .is(201)
                .at("/comment/id")
                .asInt();
        post(jake, comments, wrapped("comment", "body", "Second")).is(201);
        assertThat(get(null, comments)
                        .is(200)
                        .at("/comments")
                        .valueStream()
                        .map(comment -> comment.get("body").asString()))
                .containsExactly("Second", "First");
        String other = register("other");
        assertThat(delete(other, comments + "/" + first).is(403).error("comment"))
                .isEqualTo("forbidden");
        delete(jake, comments + "/" + first).is(204);
        assertThat(delete(jake, comments + "/" + first).is(404).error("comment"))
                .isEqualTo("not found");
        delete(jake, comments + "/99999999999").is(404);
        assertThat(post(jake, comments, wrapped("comment", "body", "")).is(422).error("body"))
                .isEqualTo("can't be blank");
        assertThat(get(null, "/articles/unknown/comments").is(404).error("article"))
                .isEqualTo("not found");
    }

    @Test
    void pageOfAnotherOrigin_mayCall() {
        var preflight = mvc.options()
                .uri("/api/articles")
                .header(HttpHeaders.ORIGIN, "https://conduit.example.org")
                .header(HttpHeaders.ACCESS_CONTROL_REQUEST_METHOD, "POST")
                .header(HttpHeaders.ACCESS_CONTROL_REQUEST_HEADERS, "authorization,content-type")
                .exchange();
        assertThat(preflight).hasStatusOk();
        assertThat(preflight.getResponse().getHeader(HttpHeaders.ACCESS_CONTROL_ALLOW_ORIGIN))
                .isEqualTo("*");
        assertThat(preflight.getResponse().getHeader(HttpHeaders.ACCESS_CONTROL_ALLOW_HEADERS))
                .contains("authorization");
    }

    @Test
    void body_thatIsNoObject_isRefused() {
        assertThat(post(null, "/users", "text").is(422).error("body")).isEqualTo("is not a JSON object");
        assertThat(post(null, "/users", Map.of()).is(422).error("user")).isEqualTo("can't be blank");
    }
}
