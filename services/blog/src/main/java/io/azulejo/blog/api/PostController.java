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
import io.azulejo.blog.rules.Actor;
import io.azulejo.blog.rules.Feed;
import io.azulejo.blog.rules.Permission;
import io.azulejo.blog.rules.PostDraft;
import io.azulejo.blog.rules.PostEdit;
import io.azulejo.blog.rules.PostLookup;
import io.azulejo.blog.rules.Posts;
import io.azulejo.blog.rules.Tally;
import io.azulejo.blog.rules.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Bookmark;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostStatus;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.web.idempotency.Idempotency;
import io.azulejo.web.job.JobView;
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
import java.time.Instant;
import org.jspecify.annotations.Nullable;

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
    private final Tally tally;
    private final BlogTable table;
    private final Idempotency idempotency;
    private final Markdown markdown = new Markdown();

    PostController(
            Posts posts,
            PostLookup lookup,
            Feed feed,
            Users users,
            Tally tally,
            BlogTable table,
            Idempotency idempotency) {
        this.posts = posts;
        this.lookup = lookup;
        this.feed = feed;
        this.users = users;
        this.tally = tally;
        this.table = table;
        this.idempotency = idempotency;
    }

    /**
     * Published posts of everybody, newest first.
     *
     * @param from the first month, such as 2026-01
     * @param to the last month
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

    /** A post by its id or slug; a former slug leads to the present one. */
    @Get("/{post}")
    PostPage get(String post, ServerRequest request, ServerResponse response) {
        PostLookup.Read read = lookup.read(post, Caller.find(request));
        String slug = read.post().slug();
        if (slug != null && !post.equals(slug) && !post.equals(read.post().postId())) {
            throw new MovedException("/blog/posts/" + slug);
        }
        // Counters change without the post, so there is no tag to compare with: it is for If-Match alone.
        response.header("ETag", new ETag(read.post().version()).toString());
        return PostPage.of(read, markdown.html(read.body()));
    }

    /** Writes a draft; for authors. */
    @io.avaje.http.api.Post
    PostView create(PostDraft body, ServerRequest request, ServerResponse response) {
        Caller caller = Caller.of(request);
        Actor author = users.acting(caller);
        PostView created = idempotency.once(
                request,
                caller,
                body,
                PostView.class,
                mark -> PostView.of(posts.create(author, body, mark)),
                id -> PostView.of(posts.written(author, id.getFirst())));
        response.header("Location", "/blog/posts/" + created.post().postId());
        response.header("ETag", new ETag(created.version()).toString());
        return created;
    }

    /** Changes a post; for its author and editors. */
    @Patch("/{id}")
    PostView edit(String id, PostEdit body, ServerRequest request, ServerResponse response) {
        return answer(posts.edit(actor(request), id, body, ETag.required(request)), response);
    }

    /** Replaces the body with the Markdown sent, which may be longer than what fits into JSON. */
    @Put("/{id}/body")
    void write(String id, ServerRequest request, ServerResponse response) {
        Actor actor = actor(request);
        if (request.headers().contentType().filter(MARKDOWN).isEmpty()) {
            throw ProblemException.of(ProblemType.UNSUPPORTED_MEDIA_TYPE, "Content-Type must be text/markdown");
        }
        String body = new String(request.content().as(byte[].class), StandardCharsets.UTF_8);
        Post written = posts.edit(actor, id, PostEdit.ofBody(body), ETag.required(request));
        response.header("ETag", new ETag(written.version()).toString());
        response.status(204).send();
    }

    /** Makes a post public. */
    @io.avaje.http.api.Post("/{id}/publish")
    @Produces(statusCode = 200)
    PostView publish(String id, ServerRequest request, ServerResponse response) {
        return answer(posts.publish(actor(request), id, ETag.expected(request)), response);
    }

    /** Makes a post a draft again. */
    @io.avaje.http.api.Post("/{id}/unpublish")
    @Produces(statusCode = 200)
    PostView unpublish(String id, ServerRequest request, ServerResponse response) {
        return answer(posts.withdraw(actor(request), id, PostStatus.DRAFT, ETag.expected(request)), response);
    }

    /** Takes a post out of all lists and keeps it. */
    @io.avaje.http.api.Post("/{id}/archive")
    @Produces(statusCode = 200)
    PostView archive(String id, ServerRequest request, ServerResponse response) {
        return answer(posts.withdraw(actor(request), id, PostStatus.ARCHIVED, ETag.expected(request)), response);
    }

    /** Gives a post another slug; the old one leads to it for ever. */
    @Put("/{id}/slug")
    PostView changeSlug(String id, SlugChange body, ServerRequest request, ServerResponse response) {
        return answer(posts.changeSlug(actor(request), id, body.slug(), ETag.expected(request)), response);
    }

    /** Deletes a post; it can be restored for a while. */
    @Delete("/{id}")
    @Produces(statusCode = 202)
    JobView delete(String id, ServerRequest request) {
        return JobView.of(posts.delete(actor(request), id, ETag.expected(request)));
    }

    /** Brings a deleted post back. */
    @io.avaje.http.api.Post("/{id}/restore")
    @Produces(statusCode = 200)
    PostView restore(String id, ServerRequest request, ServerResponse response) {
        return answer(posts.restore(actor(request), id), response);
    }

    /** Counts a view. */
    @io.avaje.http.api.Post("/{id}/views")
    void view(String id, ServerResponse response) {
        tally.view(id);
        response.status(204).send();
    }

    /** Who keeps a post; for its author and editors. */
    @Get("/{id}/bookmarkers")
    PageBody<BookmarkerLine> bookmarkers(
            String id,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Actor actor = users.looking(Caller.of(request));
        if (!actor.is(lookup.published(id).authorId())) {
            actor.require(Permission.EDIT_POSTS);
        }
        return PageBody.of(
                table.bookmarkers(id, PageQuery.of(limit, cursor).scope(actor.userId())), BookmarkerLine::of);
    }

    private Actor actor(ServerRequest request) {
        return users.acting(Caller.of(request));
    }

    private static PostView answer(Post post, ServerResponse response) {
        response.header("ETag", new ETag(post.version()).toString());
        return PostView.of(post);
    }

    /** Somebody who keeps a post. */
    @Json
    record BookmarkerLine(String userId, Instant createdAt) {

        static BookmarkerLine of(Bookmark bookmark) {
            return new BookmarkerLine(bookmark.userId(), bookmark.createdAt());
        }
    }

    /** The new slug of a post. */
    @Json
    @Valid
    record SlugChange(@NotBlank String slug) {}
}
