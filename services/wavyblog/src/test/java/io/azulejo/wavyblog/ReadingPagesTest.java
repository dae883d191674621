package io.azulejo.wavyblog;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.UUID;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

/** Pages for readers and search engines, as a client without scripts receives them. */
final class ReadingPagesTest {
    private static final String HOSTILE = "</title><script>alert(1)</script>\"'&";

    private final RunningWavyBlog blog = new RunningWavyBlog(Backend.IN_PROCESS);
    private final ApiClient reader =
            ApiClient.at(blog.host.uri()).with("Accept", "text/html,application/xhtml+xml,*/*;q=0.8");

    @AfterEach
    void stop() {
        blog.close();
    }

    private static void write(ApiClient author, String slug, String title, String content, boolean published) {
        author.post("posts", Map.of("title", title, "slug", slug, "content", content, "published", published))
                .hasStatus(201);
    }

    @Test
    void post_published_isAnArticleThatNeedsNoScript() {
        write(blog.user("ana"), "tiles", "Tiles", "# Tiles\n\nBlue and *white*.", true);

        ApiResponse page = reader.get("/wavyblog/read/tiles").hasStatus(200);

        assertThat(page.header("Content-Type")).startsWith("text/html");
        assertThat(page.header("Content-Security-Policy"))
                .contains("script-src 'self'", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(page.body())
                .containsOnlyOnce("<h1>Tiles</h1>")
                .contains(
                        "<article",
                        "<em>white</em>",
                        "rel=\"canonical\" href=\"" + blog.host.uri() + "/wavyblog/read/tiles\"",
                        "property=\"og:title\" content=\"Tiles\"",
                        "type=\"application/atom+xml\"",
                        "/wavyblog/author/ana")
                .doesNotContain("type=\"module\"");
    }

    @Test
    void pages_withHostileValues_showThemAsText() {
        ApiClient eve = blog.user("eve");
        eve.put("me/profile", Map.of("name", HOSTILE, "bio", HOSTILE)).hasStatus(200);
        write(eve, "hostile", HOSTILE, HOSTILE + "\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>", true);

        for (String path : new String[] {"", "read/hostile", "author/eve", "category/uncategorized", "feed"}) {
            assertThat(reader.get("/wavyblog/" + path).hasStatus(200).body())
                    .as(path)
                    .doesNotContain("<script>alert", "onerror=alert(1)>", "href=\"javascript:");
        }
    }

    @Test
    void formerAddresses_leadToTheCurrentOnes() {
        ApiClient ana = blog.user("ana");
        write(ana, "old", "Old", "text", true);
        ana.put("posts/old/slug", Map.of("slug", "new")).hasStatus(200);

        assertThat(reader.get("/wavyblog/read/old").hasStatus(301).header("Location"))
                .isEqualTo("/wavyblog/read/new");
        assertThat(reader.get("/wavyblog").hasStatus(301).header("Location")).isEqualTo("/wavyblog/");
        assertThat(reader.get("/wavyblog/read/new/").hasStatus(301).header("Location"))
                .isEqualTo("/wavyblog/read/new");
    }

    @Test
    void drafts_andUnknownPosts_areErrorPagesForPeopleAndProblemsForPrograms() {
        write(blog.user("ana"), "secret", "Secret", "text", false);

        ApiResponse page = reader.get("/wavyblog/read/secret").hasStatus(404);
        assertThat(page.header("Content-Type")).startsWith("text/html");
        assertThat(page.body()).contains("404").doesNotContain("Secret");
        reader.get("/wavyblog/category/none").hasStatus(404);
        reader.get("/wavyblog/author/nobody").hasStatus(404);
        assertThat(reader.with("Accept-Language", "pt-BR")
                        .get("/wavyblog/nowhere")
                        .hasStatus(404)
                        .body())
                .contains("<html lang=\"pt\">", "Não há nada neste endereço");
        blog.api.get("/wavyblog/read/secret").isProblem(404);
        assertThat(reader.get("/wavyblog/").hasStatus(200).body()).doesNotContain("Secret");
    }

    @Test
    void feedAndSitemap_areWellFormedAndListThePosts() throws Exception {
        ApiClient ana = blog.user("ana");
        for (int i = 0; i < 3; i++) {
            write(ana, "post-" + i, "Post & <" + i + ">", "text", true);
        }

        Document feed = xml(reader.get("/wavyblog/feed").hasStatus(200));
        assertThat(feed.getElementsByTagName("entry").getLength()).isEqualTo(3);
        assertThat(feed.getElementsByTagName("title").item(1).getTextContent()).isEqualTo("Post & <2>");
        Document map = xml(reader.get("/wavyblog/sitemap.xml").hasStatus(200));
        assertThat(map.getDocumentElement().getTextContent())
                .contains(
                        blog.host.uri() + "/wavyblog/read/post-0",
                        blog.host.uri() + "/wavyblog/category/uncategorized");
    }

    @Test
    void home_withMorePostsThanAPage_leadsToOlderOnes() {
        ApiClient ana = blog.user("ana");
        for (int i = 0; i < 13; i++) {
            write(ana, "post-" + i, "Post " + i, "text", true);
        }

        String body = reader.get("/wavyblog/").hasStatus(200).body();
        String older = body.replaceAll("(?s).*href=\"(/wavyblog/\\?cursor=[^\"]+)\".*", "$1");

        assertThat(reader.get(older).hasStatus(200).body()).contains("post-0").doesNotContain("post-12");
    }

    @Test
    void recording_isForAdminsWithoutADemo_andReturnedOnce() {
        String id = UUID.randomUUID().toString();
        write(blog.user("ana"), "seen", "Seen", "text", true);
        ApiClient host = ApiClient.at(blog.host.uri());

        blog.login("ana").with("X-Azulejo-Record", id).get("posts/seen").hasStatus(200);
        assertThat(host.get("/recordings/" + id).hasStatus(200).body()).isEqualTo("[]");

        blog.admin().with("X-Azulejo-Record", id).get("posts/seen").hasStatus(200);
        assertThat(host.get("/recordings/" + id).hasStatus(200).body())
                .contains(
                        "\"pattern\":\"Get Post by Slug\"",
                        "\"operation\":\"GetItem\"",
                        "\"pk\":\"POST#seen\"",
                        "\"items\":1");
        assertThat(host.get("/recordings/" + id).body()).isEqualTo("[]");
    }

    private static Document xml(ApiResponse response) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(response.body().getBytes(StandardCharsets.UTF_8)));
    }
}
