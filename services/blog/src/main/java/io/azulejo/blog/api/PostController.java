package io.azulejo.blog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Patch;
import io.avaje.http.api.Path;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.blog.domain.Actor;
import io.azulejo.blog.domain.CounterWrites;
import io.azulejo.blog.domain.Feed;
import io.azulejo.blog.domain.Permission;
import io.azulejo.blog.domain.PostDraft;
import io.azulejo.blog.domain.PostEdit;
import io.azulejo.blog.domain.PostLookup;
import io.azulejo.blog.domain.Posts;
import io.azulejo.blog.domain.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Bookmark;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostStats;
import io.azulejo.blog.table.PostStatus;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.job.JobView;
import io.azulejo.http.markdown.Markdown;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.problem.MovedException;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.http.text.Parameters;
import io.helidon.http.HttpMediaType;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Posts, from draft to archive. */
@Valid
@Controller
@Path("/blog/posts")
final class PostController {
    private static final int PER_PAGE = 10;
    private static final HttpMediaType MARKDOWN = HttpMediaType.create("text/markdown");

    private final Posts posts;
    private final PostLookup lookup;
    private final Feed feed;
    private final Users users;
    private final CounterWrites counters;
    private final BlogTable table;
    private final Idempotency idempotency;
    private final Markdown markdown = new Markdown();

    PostController(
            Posts posts,
            PostLookup lookup,
            Feed feed,
            Users users,
            CounterWrites counters,
            BlogTable table,
            Idempotency idempotency) {
        this.posts = posts;
        this.lookup = lookup;
        this.feed = feed;
        this.users = users;
        this.counters = counters;
        this.table = table;
        this.idempotency = idempotency;
    }

    /**
     * Lists published posts, newest first.
     *
     * @param from first month, such as 2026-01
     * @param to last month
     */
    @Get
    PageBody<PostSummary> newest(
            @QueryParam @Nullable String from,
            @QueryParam @Nullable String to,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor) {
        return PageBody.of(feed.newest(
                Parameters.month("from", from), Parameters.month("to", to), PageQuery.of(limit, cursor, PER_PAGE)));
    }

    /**
     * Retrieves a post by its id or slug. A former slug redirects to the current one. Only the author, editors and
     * admins can retrieve posts that are not published.
     */
    @Get("/{post}")
    PostDetails get(String post, ServerRequest request, ServerResponse response) {
        PostLookup.Read read = lookup.read(post, Caller.find(request));
        String slug = read.post().slug();
        if (slug != null && !post.equals(slug) && !post.equals(read.post().postId())) {
            throw new MovedException("/blog/posts/" + slug);
        }
        // Counters change without the version, so this ETag serves If-Match only, never If-None-Match.
        response.header("ETag", new ETag(read.post().version()).toString());
        PostStats stats = Caller.find(request)
                        .filter(caller -> caller.subject().equals(read.post().authorId()))
                        .isPresent()
                ? counters.repaired(read.stats())
                : read.stats();
        return PostDetails.of(read, stats, markdown.html(read.body()));
    }

    /** Creates a draft. Requires the author, editor or admin role. Send an Idempotency-Key header to retry safely. */
    @io.avaje.http.api.Post
    PostView create(PostDraft body, ServerRequest request, ServerResponse response) {
        Caller caller = Caller.of(request);
        Actor author = users.requireActive(caller);
        PostView created = idempotency.once(
                request,
                caller,
                body,
                PostView.class,
                commit -> PostView.of(posts.create(author, body, commit)),
                id -> PostView.of(posts.ownPost(author, id.getFirst())));
        response.header("Location", "/blog/posts/" + created.post().postId());
        response.header("ETag", new ETag(created.version()).toString());
        return created;
    }

    /**
     * Updates a post. Requires the editor or admin role unless the caller wrote the post. Requires an If-Match header.
     * A JSON merge patch (RFC 7396): omitted fields stay unchanged, null removes a field.
     */
    @Patch("/{id}")
    PostView edit(String id, PostEdit body, ServerRequest request, ServerResponse response) {
        return answer(posts.edit(actor(request), id, body, ETag.required(request)), response);
    }

    /**
     * Replaces the content of a post with Markdown. Send the text as text/markdown; it can be longer than a JSON string.
     * Requires an If-Match header.
     */
    @Put("/{id}/content")
    void write(String id, ServerRequest request, ServerResponse response) {
        Actor actor = actor(request);
        if (request.headers().contentType().filter(MARKDOWN).isEmpty()) {
            throw ProblemException.of(ProblemType.UNSUPPORTED_MEDIA_TYPE, "Content-Type must be text/markdown");
        }
        String content = new String(request.content().as(byte[].class), StandardCharsets.UTF_8);
        Post written = posts.edit(actor, id, PostEdit.ofContent(content), ETag.required(request));
        response.header("ETag", new ETag(written.version()).toString());
        response.status(204).send();
    }

    /** Publishes a post. */
    @io.avaje.http.api.Post("/{id}/publish")
    @Produces(statusCode = 200)
    PostView publish(String id, ServerRequest request, ServerResponse response) {
        return answer(posts.publish(actor(request), id, ETag.expected(request)), response);
    }

    /** Unpublishes a post. The post becomes a draft again. */
    @io.avaje.http.api.Post("/{id}/unpublish")
    @Produces(statusCode = 200)
    PostView unpublish(String id, ServerRequest request, ServerResponse response) {
        return answer(posts.withdraw(actor(request), id, PostStatus.DRAFT, ETag.expected(request)), response);
    }

    /** Archives a post. The post is kept but no longer appears in public lists. */
    @io.avaje.http.api.Post("/{id}/archive")
    @Produces(statusCode = 200)
    PostView archive(String id, ServerRequest request, ServerResponse response) {
        return answer(posts.withdraw(actor(request), id, PostStatus.ARCHIVED, ETag.expected(request)), response);
    }

    /** Changes the slug of a post. The old slug redirects to the post permanently. */
    @Put("/{id}/slug")
    PostView changeSlug(String id, SlugChange body, ServerRequest request, ServerResponse response) {
        return answer(posts.changeSlug(actor(request), id, body.slug(), ETag.expected(request)), response);
    }

    /** Deletes a post. The post can be restored for a limited time; then a job deletes it permanently. */
    @Delete("/{id}")
    @Produces(statusCode = 202)
    JobView delete(String id, ServerRequest request) {
        return JobView.of(posts.delete(actor(request), id, ETag.expected(request)));
    }

    /** Restores a deleted post. The post becomes a draft if its category no longer exists. */
    @io.avaje.http.api.Post("/{id}/restore")
    @Produces(statusCode = 200)
    PostView restore(String id, ServerRequest request, ServerResponse response) {
        return answer(posts.restore(actor(request), id), response);
    }

    /** Records a view of a published post. A signed-in reader counts once a day. */
    @io.avaje.http.api.Post("/{id}/views")
    void view(String id, ServerRequest request, ServerResponse response) {
        counters.view(id, Caller.find(request));
        response.status(204).send();
    }

    /** Lists the users who bookmarked a post. Requires the editor or admin role unless the caller wrote the post. */
    @Get("/{id}/bookmarkers")
    PageBody<BookmarkerListItem> bookmarkers(
            String id,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Actor actor = users.reader(Caller.of(request));
        if (!actor.is(lookup.published(id).authorId())) {
            actor.require(Permission.EDIT_POSTS);
        }
        return PageBody.of(
                table.bookmarkers(id, PageQuery.of(limit, cursor).scope(actor.userId())), BookmarkerListItem::of);
    }

    private Actor actor(ServerRequest request) {
        return users.requireActive(Caller.of(request));
    }

    private static PostView answer(Post post, ServerResponse response) {
        response.header("ETag", new ETag(post.version()).toString());
        return PostView.of(post);
    }

    /** User who bookmarked a post. */
    @Json
    record BookmarkerListItem(String userId, Instant createdAt) {

        static BookmarkerListItem of(Bookmark bookmark) {
            return new BookmarkerListItem(bookmark.userId(), bookmark.createdAt());
        }
    }

    /** New slug of a post. */
    @Json
    @Valid
    record SlugChange(@NotBlank String slug) {}
}
