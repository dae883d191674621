package io.azulejo.wavyblog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.azulejo.wavyblog.rules.Listing;
import io.azulejo.wavyblog.rules.Posts;
import io.azulejo.wavyblog.rules.Slugs;
import io.azulejo.wavyblog.rules.Users;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.idempotency.Idempotency;
import io.azulejo.web.markdown.Markdown;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.problem.MovedException;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.problem.ProblemType;
import io.azulejo.web.text.Parameters;
import io.azulejo.web.token.Caller;
import io.helidon.http.HttpMediaType;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/wavyblog/posts")
final class PostController {
    private static final HttpMediaType MARKDOWN = HttpMediaType.create("text/markdown");

    private final WavyBlogTable table;
    private final Posts posts;
    private final Users users;
    private final Slugs slugs;
    private final Listing listing;
    private final Idempotency idempotency;
    private final Markdown markdown = new Markdown();

    PostController(
            WavyBlogTable table, Posts posts, Users users, Slugs slugs, Listing listing, Idempotency idempotency) {
        this.table = table;
        this.posts = posts;
        this.users = users;
        this.slugs = slugs;
        this.listing = listing;
        this.idempotency = idempotency;
    }

    /**
     * Published posts of everybody, newest first.
     *
     * @param from the first month, such as 2026-01; two years before the last if missing
     * @param to the last month; the present one if missing
     */
    @Get
    PageBody<PostLine> newest(
            @QueryParam @Nullable String from,
            @QueryParam @Nullable String to,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor) {
        return PageBody.of(
                listing.newest(Parameters.month("from", from), Parameters.month("to", to), PageQuery.of(limit, cursor)),
                PostLine::of);
    }

    /** A post; a former slug leads to the present one. */
    @Get("/{slug}")
    PostView get(String slug, ServerRequest request, ServerResponse response) {
        return view(found(slug, request), request, response);
    }

    /** Writes a post, as a draft or public at once. */
    @io.avaje.http.api.Post
    PostView create(PostChange body, ServerRequest request, ServerResponse response) {
        Caller caller = author(request);
        PostView created = idempotency.once(
                request,
                caller,
                body,
                PostView.class,
                mark -> view(posts.create(caller, body.draft(), mark)),
                id -> view(posts.known(caller, id.getFirst())));
        response.header("Location", "/wavyblog/posts/" + created.slug());
        response.header("ETag", new ETag(created.version()).toString());
        return created;
    }

    /** Replaces what the author wrote; slug and publication stay. */
    @Put("/{slug}")
    PostView edit(String slug, PostChange body, ServerRequest request, ServerResponse response) {
        return view(posts.edit(author(request), slug, body.draft(), ETag.required(request)), request, response);
    }

    /** The content as Markdown. */
    @Get("/{slug}/content")
    void content(String slug, ServerRequest request, ServerResponse response) {
        Post post = found(slug, request);
        new ETag(post.version()).answer(request, response);
        response.headers().contentType(MARKDOWN);
        response.send(posts.content(post).getBytes(StandardCharsets.UTF_8));
    }

    /** Replaces the content with the Markdown of the body, which may be longer than what fits into JSON. */
    @Put("/{slug}/content")
    void write(String slug, ServerRequest request, ServerResponse response) {
        Caller caller = author(request);
        boolean text = request.headers().contentType().filter(MARKDOWN).isPresent();
        if (!text) {
            throw ProblemException.of(ProblemType.UNSUPPORTED_MEDIA_TYPE, "Content-Type must be text/markdown");
        }
        String markdownText = new String(request.content().as(byte[].class), StandardCharsets.UTF_8);
        Post written = posts.write(caller, slug, markdownText, ETag.required(request));
        response.header("ETag", new ETag(written.version()).toString());
        response.status(204).send();
    }

    /** Makes a draft public. */
    @io.avaje.http.api.Post("/{slug}/publish")
    @Produces(statusCode = 200)
    PostView publish(String slug, ServerRequest request, ServerResponse response) {
        return view(posts.publish(author(request), slug, ETag.expected(request)), request, response);
    }

    /** Makes a post a draft again. */
    @io.avaje.http.api.Post("/{slug}/unpublish")
    @Produces(statusCode = 200)
    PostView unpublish(String slug, ServerRequest request, ServerResponse response) {
        return view(posts.unpublish(author(request), slug, ETag.expected(request)), request, response);
    }

    /** Moves a post to another slug; the old one leads there for ever. */
    @Put("/{slug}/slug")
    PostView changeSlug(String slug, SlugChange body, ServerRequest request, ServerResponse response) {
        Post moved = posts.changeSlug(author(request), slug, body.slug(), ETag.expected(request));
        response.header("Location", "/wavyblog/posts/" + moved.slug());
        return view(moved, request, response);
    }

    /** Deletes a post. */
    @Delete("/{slug}")
    void delete(String slug, ServerRequest request, ServerResponse response) {
        posts.delete(author(request), slug, ETag.expected(request));
        response.status(204).send();
    }

    private Caller author(ServerRequest request) {
        return users.acting(Caller.of(request));
    }

    private Post found(String slug, ServerRequest request) {
        return table.post(slug)
                .filter(post -> posts.visible(post, Caller.find(request)))
                .orElseThrow(() -> slugs.redirect(slug)
                        .<RuntimeException>map(now -> new MovedException("/wavyblog/posts/" + now))
                        .orElseGet(() -> ProblemException.notFound("post", slug)));
    }

    private PostView view(Post post, ServerRequest request, ServerResponse response) {
        new ETag(post.version()).answer(request, response);
        return view(post);
    }

    private PostView view(Post post) {
        String content = posts.content(post);
        return PostView.of(post, content, markdown.html(content));
    }
}
