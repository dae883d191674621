package io.azulejo.wavyblog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Patch;
import io.avaje.http.api.Path;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.markdown.Markdown;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.problem.MovedException;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.http.text.Parameters;
import io.azulejo.wavyblog.domain.PostEdit;
import io.azulejo.wavyblog.domain.PostLists;
import io.azulejo.wavyblog.domain.Posts;
import io.azulejo.wavyblog.domain.Slugs;
import io.azulejo.wavyblog.domain.Users;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.helidon.http.HttpMediaType;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Posts and drafts. */
@Valid
@Controller
@Path("/wavyblog/posts")
final class PostController {
    private static final HttpMediaType MARKDOWN = HttpMediaType.create("text/markdown");

    private final WavyBlogTable table;
    private final Posts posts;
    private final Users users;
    private final Slugs slugs;
    private final PostLists listing;
    private final Idempotency idempotency;
    private final Markdown markdown = new Markdown();

    PostController(
            WavyBlogTable table, Posts posts, Users users, Slugs slugs, PostLists listing, Idempotency idempotency) {
        this.table = table;
        this.posts = posts;
        this.users = users;
        this.slugs = slugs;
        this.listing = listing;
        this.idempotency = idempotency;
    }

    /**
     * Lists published posts, newest first.
     *
     * @param from first month, such as 2026-01; by default two years before the last month
     * @param to last month; by default the current month
     */
    @Get
    PostPage newest(
            @QueryParam @Nullable String from,
            @QueryParam @Nullable String to,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor) {
        return PostPage.byPublication(PageBody.of(
                listing.newest(Parameters.month("from", from), Parameters.month("to", to), PageQuery.of(limit, cursor)),
                PostListItem::of));
    }

    /** Retrieves a post. A former slug redirects to the current one. Only the author and admins can retrieve drafts. */
    @Get("/{slug}")
    PostView get(String slug, ServerRequest request, ServerResponse response) {
        return view(found(slug, request), request, response);
    }

    /** Creates a post, as a draft or published. Send an Idempotency-Key header to retry safely. */
    @io.avaje.http.api.Post
    PostView create(PostChange body, ServerRequest request, ServerResponse response) {
        Caller caller = author(request);
        PostView created = idempotency.once(
                request,
                caller,
                body,
                PostView.class,
                commit -> view(posts.create(caller, body.draft(), commit)),
                id -> view(posts.require(caller, id.getFirst())));
        response.header("Location", "/wavyblog/posts/" + created.slug());
        response.header("ETag", new ETag(created.version()).toString());
        return created;
    }

    /**
     * Replaces a post: omitted fields are removed. Slug and publication status stay unchanged. Requires the admin role
     * unless the caller wrote the post. Requires an If-Match header.
     */
    @Put("/{slug}")
    PostView replace(String slug, PostReplacement body, ServerRequest request, ServerResponse response) {
        return view(posts.edit(author(request), slug, body.draft(), ETag.required(request)), request, response);
    }

    /**
     * Changes some fields of a post, as a JSON merge patch (RFC 7396): omitted fields stay unchanged, null clears a
     * field. Requires the admin role unless the caller wrote the post. Requires an If-Match header.
     */
    @Patch("/{slug}")
    PostView edit(String slug, PostEdit body, ServerRequest request, ServerResponse response) {
        return view(posts.patch(author(request), slug, body, ETag.required(request)), request, response);
    }

    /** Retrieves the content of a post as Markdown. */
    @Get("/{slug}/content")
    void content(String slug, ServerRequest request, ServerResponse response) {
        Post post = found(slug, request);
        new ETag(post.version()).answer(request, response);
        response.headers().contentType(MARKDOWN);
        response.send(posts.content(post).getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Replaces the content of a post with Markdown. Send the text as text/markdown; it can be longer than a JSON
     * string. Requires an If-Match header.
     */
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

    /** Publishes a post. */
    @io.avaje.http.api.Post("/{slug}/publish")
    @Produces(statusCode = 200)
    PostView publish(String slug, ServerRequest request, ServerResponse response) {
        return view(posts.publish(author(request), slug, ETag.expected(request)), request, response);
    }

    /** Unpublishes a post. The post becomes a draft again. */
    @io.avaje.http.api.Post("/{slug}/unpublish")
    @Produces(statusCode = 200)
    PostView unpublish(String slug, ServerRequest request, ServerResponse response) {
        return view(posts.unpublish(author(request), slug, ETag.expected(request)), request, response);
    }

    /** Changes the slug of a post. The old slug redirects to the new one permanently. */
    @Put("/{slug}/slug")
    PostView changeSlug(String slug, SlugChange body, ServerRequest request, ServerResponse response) {
        Post moved = posts.changeSlug(author(request), slug, body.slug(), ETag.expected(request));
        response.header("Location", "/wavyblog/posts/" + moved.slug());
        return view(moved, request, response);
    }

    /** Deletes a post permanently. Requires the admin role unless the caller wrote the post. */
    @Delete("/{slug}")
    void delete(String slug, ServerRequest request, ServerResponse response) {
        posts.delete(author(request), slug, ETag.expected(request));
        response.status(204).send();
    }

    private Caller author(ServerRequest request) {
        return users.requireActive(Caller.of(request));
    }

    private Post found(String slug, ServerRequest request) {
        Optional<Caller> caller = Caller.find(request);
        return visible(slug, caller)
                .orElseThrow(() -> slugs.redirect(slug)
                        .flatMap(now -> visible(now, caller)) // the new slug of a draft is not public either
                        .<RuntimeException>map(now -> new MovedException("/wavyblog/posts/" + now.slug()))
                        .orElseGet(() -> ProblemException.notFound("post", slug)));
    }

    /** Returns a post that the caller may read. The author of a draft is still who the token says. */
    private Optional<Post> visible(String slug, Optional<Caller> caller) {
        return table.post(slug)
                .filter(post -> post.published()
                        || (posts.visible(post, caller)
                                && caller.filter(users::isCurrent).isPresent()));
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
